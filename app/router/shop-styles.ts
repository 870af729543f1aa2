import sheet from '../styles/app.css?inline'
import wholeSheet from '../styles/app.css?url'
import fonts from '../styles/fonts.css?inline'
import { createStyles, type Styles } from './styles/chosen-styles.ts'

const opening = '<style id="shop-styles">'

const { read, choose, whole } = createStyles(fonts, sheet)

export { choose as chooseStyles, read as listClasses, whole as wholeStyles, wholeSheet }

/** Puts styles into the style element of a page of the shop. Their bytes are shared by many pages. */
export function addStyles(pieces: Buffer[], choose: () => Styles): { pieces: Buffer[]; styles: string[] } {
  const [head = Buffer.alloc(0), ...rest] = pieces
  const place = head.indexOf(opening)
  if (place < 0) return { pieces, styles: [] }
  const start = place + opening.length
  const { bytes, source } = choose()
  return { pieces: [head.subarray(0, start), bytes, head.subarray(start), ...rest], styles: [source] }
}
