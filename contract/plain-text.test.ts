import { expect, test } from 'vitest'
import { readText } from './head-texts.ts'

test('HTML is reduced to its text', () => {
  expect(readText('<p>Oak &amp; ash,<br>by <b>hand</b>.</p>\n<p>It&#39;s solid.</p>', 160)).toBe(
    "Oak & ash, by hand . It's solid.",
  )
})

test('a long text is cut between two words', () => {
  expect(readText('one two three four', 9)).toBe('one two…')
})
