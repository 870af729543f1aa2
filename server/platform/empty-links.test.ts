import { expect, test } from 'vitest'
import { describeEmptyLinks } from './empty-links.ts'

const noAddress = (name: string) => `${name} has no address. Say where it leads, or remove it.`

test.each([
  ['[care]()', 'The link “care”'],
  ['See [our *care* guide](https://).', 'The link “our care guide”'],
  ['[a](<>)', 'The link “a”'],
  ['[a]( http:// "Title")', 'The link “a”'],
  ['[](mailto:)', 'A link'],
  ['[a [b] c]()', 'The link “a [b] c”'],
  ['[![an oak](/media/x.webp)]()', 'The link “an oak”'],
  ['[r]\n\n[r]: <>', 'The link “r”'],
  ['[words][r]\n\n[r]: #', 'The link “words”'],
  ['<a href="">words</a>', 'The link “words”'],
  ['<a>words</a>', 'The link “words”'],
  ['> - <a href=#>words</a>', 'The link “words”'],
  ['[x](#)', 'The link “x”'],
  ['<a href="/x">one <a href="">two</a></a>', 'The link “two”'],
])('%s has no address', (text, name) => {
  expect(describeEmptyLinks(text)).toEqual([noAddress(name)])
})

test.each([
  ...['[care](/page/care)', '[care](https://shop.example)', '[x](#top)', '\\[care]()', 'f(x) [1]', '[ ](/a)', ''],
  ...['`[x]()`', '```\n[x]()\n```', '    [x]()', '<!-- [x]() <a>y</a> -->', '\\[x\\]()', '[x] ()'],
  ...['[a](mailto:a@b.example)', '[a](irc://b)', '[a](XMPP:b)', '[a](?page=2)', '![oak](/media/x.webp)'],
])('%j is not an empty link', (text) => {
  expect(describeEmptyLinks(text)).toEqual([])
})

test.each([
  ['[Ring us](tel:01751-431-555)', 'tel'],
  ['[Ring us](ftp://files.example/a)', 'ftp'],
  ['[Ring us](javascript:alert)', 'javascript'],
  ['<a href="java&#10;script:x">Ring us</a>', 'javascript'],
  ['[Ring us][r]\n\n[r]: file:///a.txt', 'file'],
])('%s has an address that the shop drops', (text, scheme) => {
  const kept = 'http:, https:, irc:, ircs:, mailto:, xmpp:, or with / for this site.'
  expect(describeEmptyLinks(text)).toEqual([
    `The link “Ring us” has an address that begins with “${scheme}:”, which does not work here. Addresses begin with ${kept}`,
  ])
})

test('an incomplete web address is reported as it is written', () => {
  expect(describeEmptyLinks('[x](http://:80)')).toEqual([
    'The link “x” has an address that is not complete: http://:80. Write all of it, or remove it.',
  ])
})

test('a picture is reported as a picture', () => {
  expect(describeEmptyLinks('![oak]()')).toEqual(['The picture “oak” has no address. Choose a picture, or remove it.'])
  expect(describeEmptyLinks('<img alt="oak" src="blob:x">')).toEqual([
    'The picture “oak” has an address that begins with “blob:”, which does not work here. Addresses begin with https:, http:, or with / for this site.',
  ])
})
