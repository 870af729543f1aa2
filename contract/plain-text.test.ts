import { expect, test } from 'vitest'
import { readText } from './head-texts.ts'

test('HTML is reduced to its text', () => {
  expect(readText('<p>Oak &amp; ash,<br>by <b>hand</b>.</p>\n<p>It&#39;s solid.</p>', 160)).toBe(
    "Oak & ash, by hand. It's solid.",
  )
})

test('inline tags do not separate words, block tags do', () => {
  const inline = '<p><strong>oak</strong>, (<em>ash</em>), H<sub>2</sub>O, <a href="/x" rel="noopener">a link</a>.</p>'
  expect(readText(inline, 160)).toBe('oak, (ash), H2O, a link.')
  const blocks =
    '<h2>Size</h2><ul><li>one</li><li>two</li></ul><blockquote>three</blockquote>four<br />five<img src="/x">six'
  expect(readText(blocks, 160)).toBe('Size one two three four five six')
})

test('a long text is cut between two words', () => {
  expect(readText('one two three four', 9)).toBe('one two…')
  expect(readText('one two three four', 8)).toBe('one two…')
})
