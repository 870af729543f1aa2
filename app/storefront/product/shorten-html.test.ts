import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenHtml } from './shorten-html.ts'

/** The text of each block as a page shows it. */
const textOf = (html: string) =>
  html
    .replace(/<\/?(em|strong|img)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .join('')
    .replaceAll('&amp;', '&')

test('leaves a short text unchanged', () => {
  const html = `<p>${'a'.repeat(900)}</p>`
  expect(shortenHtml(html, 900)).toBe(html)
})

test('counts no blanks that a page does not show', () => {
  const html = `<p>${'a'.repeat(400)}</p>\n<ul>\n<li>${'b'.repeat(499)}\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n`
  expect(shortenHtml(html, 900)).toBe(html)
  expect(shortenHtml(html, 899)).toBe(html.replace(/c(.*)$/s, (_, rest: string) => `…${rest.replaceAll('\n', '')}`))
  expect(shortenHtml('<p>one \n two</p>', 7)).toBe('<p>one \n two</p>')
})

test('ends a longer text in an ellipsis and closes every element', () => {
  expect(shortenHtml('<p>one <strong>two</strong></p><p>three</p>', 5)).toBe('<p>one <strong>t…</strong></p>')
  expect(shortenHtml('<p>one<br>two<img src="x" alt="">three</p>', 6)).toBe('<p>one<br>two<img src="x" alt="">…</p>')
})

test('counts an entity as the one character it stands for', () => {
  expect(shortenHtml('<p>a &amp; b &lt; c</p>', 5)).toBe('<p>a &amp; b…</p>')
})

test('cuts before or after a character of two units, never inside', () => {
  expect(shortenHtml('<p>oak 🪵 and ash</p>', 5)).toBe('<p>oak 🪵…</p>')
  expect(shortenHtml('<p>oak 🪵 and ash</p>', 4)).toBe('<p>oak…</p>')
})

test('keeps at most the given length and balanced elements, whatever the text', () => {
  const word = fc.stringMatching(/^[a-z&]{1,12}$/).map((text) => text.replaceAll('&', '&amp;'))
  const tag = fc.constantFrom('p', 'em', 'li', 'strong')
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { maxDepth: 4 },
      word,
      fc
        .tuple(tag, fc.array(tie('html'), { maxLength: 4 }))
        .map(([name, parts]) => `<${name}>${parts.join(' ')}</${name}>`),
    ),
  }))
  fc.assert(
    fc.property(html, fc.nat(40), (given, maxLength) => {
      const short = shortenHtml(given, maxLength)
      const text = textOf(given)
      if (text.length <= maxLength) return short === given
      const opened = short.match(/<[a-z]/g)?.length ?? 0
      const closed = short.match(/<\//g)?.length ?? 0
      return opened === closed && textOf(short).replace(' …', '…') === `${text.slice(0, maxLength).trimEnd()}…`
    }),
  )
})
