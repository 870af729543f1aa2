import sheet from '../styles/app.css?inline'
import wholeSheet from '../styles/app.css?url'
import fonts from '../styles/fonts.css?inline'
import { createStyles, type Styles } from './styles/chosen-styles.ts'

const opening = '<style id="shop-styles">'

const { read, choose, whole } = createStyles(fonts, sheet)

export { choose as chooseStyles, read as listClasses, whole as wholeStyles, wholeSheet }

type Styled = {
  pieces: Buffer[]
  /** How the page's policy names the inlined styles; '' if the page has no element for them. */
  styles: string[]
  /** The inlined pieces, which many pages share. */
  added: Buffer[]
}

/** Inlines styles into the style element of a page of the shop. */
export function addStyles(pieces: Buffer[], choose: () => Styles): Styled {
  const [head = Buffer.alloc(0), ...rest] = pieces
  const place = head.indexOf(opening)
  if (place < 0) return { pieces, styles: [], added: [] }
  const start = place + opening.length
  const { bytes, source } = choose()
  const styled = [head.subarray(0, start), bytes, head.subarray(start), ...rest]
  return { pieces: styled, styles: [source], added: [bytes] }
}
