import { expect, test } from 'vitest'
import { readText } from './head-words.ts'

test('only the words are left of some HTML', () => {
  expect(readText('<p>Oak &amp; ash,<br>by <b>hand</b>.</p>\n<p>It&#39;s solid.</p>', 160)).toBe(
    "Oak & ash, by hand . It's solid.",
  )
})

test('too many words are cut between two of them', () => {
  expect(readText('one two three four', 9)).toBe('one two…')
})
