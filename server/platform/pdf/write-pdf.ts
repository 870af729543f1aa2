import { takeBreaks } from '../in-parts.ts'
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

/**
 * Writes a document of lines on A4, with embedded fonts. Lets other requests run while it is drawn, because it may
 * have 1,000 pages.
 */
export async function writePdf({ title, lines, head }: PdfText): Promise<Buffer> {
  const { page, finish } = await openPdf({ title, size: 'A4', margin, bufferPages: true })
  await drawLines(page, head, lines)
  await numberPages(page, title)
  return finish()
}

async function drawLines(page: PDFKit.PDFDocument, head: PdfLine, lines: PdfLine[]): Promise<void> {
  let y = margin
  const put = (line: PdfLine) => {
    drawLine(page, line, y + (line.above ?? 0))
    y += (line.above ?? 0) + (line.size ?? normal) * leading
  }
  put(head)
  for await (const line of takeBreaks(lines)) {
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

async function numberPages(page: PDFKit.PDFDocument, title: string): Promise<void> {
  const { count } = page.bufferedPageRange()
  for await (const place of takeBreaks(Array(count).keys())) {
    page.switchToPage(place)
    const text = `${title}, page ${place + 1} of ${count}`
    drawLine(page, { cells: [{ x: margin, text }], size: footSize }, page.page.height - margin / 2 - footSize)
  }
}
