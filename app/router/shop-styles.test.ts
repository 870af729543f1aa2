import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { addStyles, stylesHash } from './shop-styles.ts'

const write = (...pieces: string[]) => Buffer.concat(addStyles(pieces.map((piece) => Buffer.from(piece)))).toString()

test('a page of the shop gets the styles that its policy allows, and another page stays as it is', () => {
  const page = write('<head><style id="shop-styles"></style></head>', '<body>')
  const [, styles = ''] = /^<head><style id="shop-styles">(.*)<\/style><\/head><body>$/s.exec(page) ?? []
  expect(stylesHash).toBe(`'sha256-${hash('sha256', styles, 'base64')}'`)
  expect(write('<head>', '<style id="shop-styles">')).toBe('<head><style id="shop-styles">')
})
