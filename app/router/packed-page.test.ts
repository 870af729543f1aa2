import { expect, test } from 'vitest'
import { packPage, unpackPage } from './packed-page.ts'

const bytes = (text: string) => Buffer.from(text)

test('a cached page equals the rendered one, shared parts included', () => {
  const [header, card] = [bytes('<header>Oak & Co</header>'), bytes('<b>£5</b>')]
  const pieces = [bytes('<body>'), header, bytes('<p>£</p>'), card, bytes(''), card, bytes('</body>')]
  const page = packPage(pieces, new Set([header, card]))
  expect(unpackPage(page).equals(Buffer.concat(pieces))).toBe(true)
  expect(page.parts.filter((part) => part === card)).toHaveLength(2)
})

test('a cached page holds only its own markup, in memory of that size', () => {
  const styles = Buffer.alloc(30_000, '.wide{width:100%}')
  const own = Buffer.alloc(20_000, '<li>A chair of oak</li>')
  const page = packPage([own, styles, own], new Set([styles]))
  expect(page.own.buffer.byteLength).toBe(page.own.length)
  expect(page.own.length).toBeLessThan(1000)
  expect(unpackPage(page).equals(Buffer.concat([own, styles, own]))).toBe(true)
})
