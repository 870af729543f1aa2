import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMarkdown, renderWith } from './markdown.ts'

test('empty text renders nothing', () => {
  expect(renderMarkdown('')).toBe('')
  expect(renderMarkdown(' \n ')).toBe('')
})

test('a line break is a hard break', () => {
  expect(renderMarkdown('one\ntwo')).toBe('<p>one<br />two</p>')
})

test.each([
  'http://a.example/',
  'https://a.example/',
  'mailto:a@b.example',
  'irc://a',
  'ircs://a',
  'xmpp:a',
  '/store',
  'a:b/c'.slice(2),
  '#top',
  '?q=a:b',
])('the address %s is kept', (address) => {
  expect(renderMarkdown(`[x](${address})`)).toContain(`href="${address.replace('&', '&amp;')}"`)
  expect(renderMarkdown(`<a href="${address}">x</a>`)).toContain(`href="${address}"`)
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  ' javascript:x',
  'java&#x0A;script:x',
])('the address %s becomes empty', (address) => {
  const link = renderMarkdown(`<a href="${address}">x</a>`)
  expect(link).toBe('<p><a href="" rel="noopener">x</a></p>')
  expect(renderMarkdown(`<img src="${address}" alt="x">`)).toContain('src=""')
})

test('an empty header cell of a table is a plain cell', () => {
  const table = renderMarkdown('|  | Width |\n| :-- | --- |\n| Alder | 180 |')
  expect(table).toContain('<tr>\n<td align="left"></td>\n<th>Width</th>\n</tr>')
  const raw = (content: string) => renderMarkdown(`<table><tr><th scope="col">${content}</th></tr></table>`)
  for (const empty of ['', ' ', '&nbsp;', '<br>', '<b></b>', '<img src="/a.webp" alt="">']) {
    expect(raw(empty), empty).toContain('<tr><td>')
    expect(raw(empty), empty).not.toContain('<th')
  }
  for (const named of ['0', '<b>x</b>', '<img src="/a.webp" alt="Oak">']) {
    expect(raw(named), named).toContain('<th scope="col">')
  }
})

test('raw HTML is kept without scripts, frames and forms', () => {
  const html = renderMarkdown(
    '<b>bold</b><script>alert(1)</script><iframe src="/x"></iframe><form><input></form><p onclick="x()" style="color:red">y</p><style>p{}</style>',
  )
  expect(html).toContain('<b>bold</b>')
  expect(html).not.toMatch(/script|iframe|form|input|onclick|style/)
})

test('a failure shows the escaped text', () => {
  const html = renderWith('x', () => {
    throw new Error('bad <i> token')
  })
  expect(html).toBe('<h2>Markdown Error</h2><p>bad &lt;i&gt; token</p>')
  const silent = renderWith('x', () => {
    throw new Error('')
  })
  expect(silent).toContain('Opps, something went wrong!')
})

test('no text causes an error or passes a handler or a script', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</p>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:b)',
    '<svg/onload=x>',
    '`',
    '*',
    '\n',
    '<a href="java\tscript:x">',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      expect(renderMarkdown(pieces.join(''))).not.toMatch(/<[^>]*\s(on\w+\s*=|(href|src)="\s*java)|<script|<svg/i)
    }),
  )
})
