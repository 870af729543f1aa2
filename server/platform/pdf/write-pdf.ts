import { bold, openPdf, regular } from './open-pdf.ts'
import { makePrintable } from './printable.ts'

/** A piece of a line: where it begins, in points from the left edge. */
type PdfCell = { x: number; text: string }
export type PdfLine = { cells: PdfCell[]; bold?: boolean; size?: number /** Room above, in points. */; above?: number }
type PdfText = { title: string; lines: PdfLine[] /** Repeated at the top of every page. */; head: PdfLine }

const margin = 50
const normal = 9
const leading = 1.5
const footSize = 8

/** A document of lines on A4, with its fonts inside. */
export async function writePdf({ title, lines, head }: PdfText): Promise<Buffer> {
  const { page, finish } = await openPdf({ title, size: 'A4', margin, bufferPages: true })
  drawLines(page, head, lines)
  numberPages(page, title)
  return finish()
}

function drawLines(page: PDFKit.PDFDocument, head: PdfLine, lines: PdfLine[]): void {
  let y = margin
  const put = (line: PdfLine) => {
    drawLine(page, line, y + (line.above ?? 0))
    y += (line.above ?? 0) + (line.size ?? normal) * leading
  }
  put(head)
  for (const line of lines) {
    if (y + (line.above ?? 0) > page.page.height - margin - 40) {
      page.addPage()
      y = margin
      put(head)
    }
    put(line)
  }
}

function drawLine(page: PDFKit.PDFDocument, { cells, ...line }: PdfLine, y: number): void {
  page.font(line.bold ? bold : regular).fontSize(line.size ?? normal)
  for (const { x, text } of cells) page.text(makePrintable(text), x, y, { lineBreak: false })
}

function numberPages(page: PDFKit.PDFDocument, title: string): void {
  const { count } = page.bufferedPageRange()
  for (let place = 0; place < count; place++) {
    page.switchToPage(place)
    const text = `${title}, page ${place + 1} of ${count}`
    drawLine(page, { cells: [{ x: margin, text }], size: footSize }, page.page.height - margin / 2 - footSize)
  }
}
