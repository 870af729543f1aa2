import { regular } from '../../platform/pdf/open-pdf.ts'

type Page = PDFKit.PDFDocument

export const ink = '#23201c'

type Style = { width: number; size: number; font?: string; color?: string; align?: 'center'; spread?: number }
type Line = Style & { x: number; y: number }

export function write(page: Page, text: string, { x, y, width, color = ink, align, spread = 0, ...style }: Line): void {
  prepare(page, style).fillColor(color).text(text, x, y, { width, align, characterSpacing: spread, lineGap: 0 })
}

const prepare = (page: Page, { font = regular, size }: Pick<Style, 'font' | 'size'>) => page.font(font).fontSize(size)

export const heightOf = (page: Page, text: string, { width, ...style }: Pick<Style, 'font' | 'size' | 'width'>) =>
  prepare(page, style).heightOfString(text, { width })

/** Shrinks a text until it is at most `maxHeight` high, or else cuts it with an ellipsis. Returns the y of its end. */
export function writeFitting(page: Page, text: string, { maxHeight, ...line }: Line & { maxHeight: number }): number {
  if (text === '') return line.y
  const size = findSize(page, text, line, maxHeight)
  const high = Math.min(maxHeight, heightOf(page, text, { ...line, size }))
  prepare(page, { ...line, size })
    .fillColor(line.color ?? ink)
    .text(text, line.x, line.y, { width: line.width, height: maxHeight, ellipsis: true, lineGap: 0 })
  return line.y + high
}

export function writeAtBottom(
  page: Page,
  text: string,
  { bottom, maxHeight, ...line }: Style & { x: number; bottom: number; maxHeight: number },
) {
  const size = findSize(page, text, line, maxHeight)
  const high = heightOf(page, text, { ...line, size })
  write(page, text, { ...line, size, y: bottom - high })
}

const minScale = 0.55

function findSize(page: Page, text: string, line: Style, maxHeight: number): number {
  let size = line.size
  while (size > line.size * minScale && !fits(page, text, { ...line, size }, maxHeight)) size *= 0.95
  return size
}

/** A word that is wider than the line would otherwise be broken. */
function fits(page: Page, text: string, style: Style, maxHeight: number): boolean {
  const widest = Math.max(...text.split(/\s+/).map((word) => prepare(page, style).widthOfString(word)))
  return widest <= style.width && heightOf(page, text, style) <= maxHeight
}
