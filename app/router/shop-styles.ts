import { hash } from 'node:crypto'
import styles from '../styles/app.css?inline'

const opening = '<style id="shop-styles">'
const bytes = Buffer.from(styles)

/** As a page's policy names it. */
export const stylesHash = `'sha256-${hash('sha256', bytes, 'base64')}'`

/** Puts the styles into the element that a page of the shop has for them: in bytes, as they are the same in each. */
export function addStyles(pieces: Buffer[]): Buffer[] {
  const [head = Buffer.alloc(0), ...rest] = pieces
  const place = head.indexOf(opening)
  if (place < 0) return pieces
  const start = place + opening.length
  return [head.subarray(0, start), bytes, head.subarray(start), ...rest]
}
