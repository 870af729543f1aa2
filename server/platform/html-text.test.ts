import { expect, test } from 'vitest'
import { expectProportion } from '../../tests/support/runner/proportion.ts'
import { readHtml, readName } from './html-text.ts'

test.each([
  ['plain text', 'plain text'],
  ['<p>One</p><p>Two<br/>lines</p>', 'One\n\nTwo\nlines'],
  ['<div><p> One </p>\n\n<p></p><p>&nbsp;</p></div>', 'One'],
  ['<b>bold </b>and<i></i> <em>soft</em>', '**bold** and *soft*'],
  ['<p>See <a href="https://x.test/a (b)">the <b>guide</b></a></p>', 'See [the **guide**](https://x.test/a%20%28b%29)'],
  ['<a href="javascript:alert(1)">click</a>', 'click'],
  ['<style>p { color: red }</style><script>alert(1)</script>seen', 'seen'],
  [
    '<h1>Care</h1><ol><li>Dust</li><li>Wax<ul><li>thinly</li></ul></li></ol>after',
    '## Care\n\n1. Dust\n2. Wax\n  - thinly\n\nafter',
  ],
  ['<table><tr><td>W</td><td>80</td></tr><tr><td>H</td><td>90</td></tr></table>', 'W 80\n\nH 90'],
  ['<i><b>so</b></i> <em>5 *</em><p><b>a <i></i></b></p>', '***so*** *5 \\**\n\n**a**'],
  ['3 * 4 [x] &lt;b&gt; 72" \\', '3 \\* 4 \\[x] \\<b> 72" \\\\'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(readHtml(html)).toBe(text)
})

test('line breaks are kept where the page shows them', () => {
  expect(readHtml('One\r\ntwo\n\n<b>three</b>', { keepBreaks: true })).toBe('One\ntwo\n\n**three**')
})

test.each([
  ['<h1>Care</h1>3 * 4 [x] &lt;b&gt; <b>now</b>', 'Care\n\n3 * 4 [x] <b> now'],
  ['<a href="https://x.test/a">this</a> <a href="mailto:a@x.test">a@x.test</a>', 'this (https://x.test/a) a@x.test'],
  [
    '<p>Yes</p><blockquote><p>One</p><blockquote>Two</blockquote></blockquote><p>after</p>',
    'Yes\n\n> One\n>\n> Two\n\nafter',
  ],
])('%j becomes the plain text %j', (html, text) => {
  expect(readHtml(html, { isPlain: true })).toBe(text)
})

test('an element named like a property of every object keeps its text', () => {
  expect(readHtml('<p>Made by <constructor>Oak & Son</constructor></p>')).toBe('Made by Oak & Son')
})

test('a name becomes one line of text', () => {
  expect(readName('Tables &amp; chairs\n * oak')).toBe('Tables & chairs * oak')
})

test('a text that is mostly tags becomes no longer than its HTML', () => {
  const html = '<p><b> a </b><br></p><ul><li>'.repeat(1000)
  expect(readHtml(html).length).toBeLessThan(html.length)
})

test.each(['<', '< ', '&', 'a&b', '<a><b>', '<ul><li>', '<p>a', '<b> ', '<td>', '<a href=/x>a</a>', '<a><p>a'])(
  'a long repetition of %j is read in linear time',
  (part) => {
    expectProportion(readHtml, (length) => part.repeat((3 * length) / part.length))
  },
)

test.each(['<blockquote>a', '<blockquote>a</blockquote>', '<blockquote><p>a<a href=https://x>b</a></blockquote>'])(
  'a long repetition of %j becomes plain text in linear time',
  (part) => {
    const read = (html: string) => readHtml(html, { isPlain: true })
    expectProportion(read, (length) => part.repeat((3 * length) / part.length))
  },
)
