import { correction, generate } from 'lean-qr'

/** Draws a QR code: dark squares on white, with the quiet zone around it that scanners need. */
export function drawCode(
  page: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  // A ticket gets scratched: a quarter of it may be unreadable.
  const code = generate(text, { minCorrectionLevel: correction.Q })
  const quiet = 2
  const step = side / (code.size + 2 * quiet)
  page.save().rect(x, y, side, side).fill('#ffffff').fillColor('#000000')
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      if (code.get(column, row)) page.rect(x + (column + quiet) * step, y + (row + quiet) * step, step, step)
    }
  }
  page.fill().restore()
}
