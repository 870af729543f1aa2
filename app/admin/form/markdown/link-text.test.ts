import { expect, test } from 'vitest'
import { isAddress, readSelection, writeLink } from './link-text.ts'

test.each(['/', '/page/care', '/search/a%20b?x=1#y', '#top', 'https://shop.example', 'mailto:a@shop.example'])(
  'a link may go to %s',
  (address) => {
    expect(isAddress(address)).toBe(true)
  },
)

test.each(['', 'https://', 'http:// x', 'Care guide', '//evil.example', 'page/care', 'javascript:alert(1)', 'mailto:'])(
  'a link may not go to %j',
  (address) => {
    expect(isAddress(address)).toBe(false)
  },
)

test('escapes a link so that nothing ends it early, and reads it back when it is selected', () => {
  expect(writeLink({ words: 'our care guide', address: '/page/care' })).toBe('[our care guide](/page/care)')
  expect(writeLink({ words: 'a [new]\nguide', address: '/a(b)' })).toBe('[a \\[new\\] guide](/a%28b%29)')
  expect(readSelection('[a \\[new\\] guide](/page/care)')).toEqual({ words: 'a [new] guide', address: '/page/care' })
  expect(readSelection(' our care guide ')).toEqual({ words: 'our care guide', address: '' })
  expect(readSelection('https://shop.example/care')).toEqual({ words: '', address: 'https://shop.example/care' })
})
