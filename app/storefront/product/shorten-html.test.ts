import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenHtml } from './shorten-html.ts'

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')

test('leaves a short text unchanged', () => {
  const html = `<p>${'a'.repeat(900)}</p>`
  expect(shortenHtml(html, 900)).toBe(html)
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
  expect(shortenHtml('<p>oak 🪵 and ash</p>', 4)).toBe('<p>oak …</p>')
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
    fc.property(html, fc.nat(40), (given, longest) => {
      const short = shortenHtml(given, longest)
      const text = textOf(given)
      if (text.length <= longest) return short === given
      const opened = short.match(/<[a-z]/g)?.length ?? 0
      const closed = short.match(/<\//g)?.length ?? 0
      return opened === closed && textOf(short) === `${text.slice(0, longest)}…`
    }),
  )
})
