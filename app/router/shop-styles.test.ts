import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addStyles, chooseStyles, wholeStyles } from './shop-styles.ts'

const write = (styles: typeof wholeStyles, ...pieces: string[]) => {
  const page = addStyles(
    pieces.map((piece) => Buffer.from(piece)),
    () => styles,
  )
  return { html: Buffer.concat(page.pieces).toString(), sources: page.styles }
}

test.each([wholeStyles, chooseStyles([])])('a page of the shop gets the styles that its policy allows', (chosen) => {
  const { html, sources } = write(chosen, '<head><style id="shop-styles"></style></head>', '<body>')
  const [, styles = ''] = /^<head><style id="shop-styles">(.*)<\/style><\/head><body>$/s.exec(html) ?? []
  expect(sources).toEqual([`'sha256-${hash('sha256', styles, 'base64')}'`])
})

test('a page without the element for styles is left unchanged, and its policy allows no inline styles', () => {
  const pieces = ['<head>', '<style id="shop-styles">']
  expect(write(wholeStyles, ...pieces)).toEqual({ html: pieces.join(''), sources: [] })
})
