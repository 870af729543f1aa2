import type { TicketFormat } from '../../../contract/staff/tickets.ts'
import { openPdf } from '../../platform/pdf/open-pdf.ts'
import { makePrintable } from '../../platform/pdf/printable.ts'
import type { PrintedTicket, TicketFacts } from '../tables.ts'
import { drawTicket, type TicketAround } from './draw-ticket.ts'
import { type Box, laySheet } from './ticket-sheets.ts'

type Print = { format: TicketFormat; onSheets: boolean; tickets: PrintedTicket[] }

/** Tickets as a document to print in its own size. */
export async function writeTickets({ format, onSheets, tickets }: Print, around: TicketAround): Promise<Buffer> {
  const { size, boxes } = laySheet(format, onSheets)
  const shown = { ...around, shopName: makePrintable(around.shopName) }
  const { page, finish } = await openPdf({ title: `Price tickets, ${around.shopName}`, size, margin: 0 })
  for (const [at, ticket] of tickets.entries()) {
    const place = at % boxes.length
    if (at > 0 && place === 0) page.addPage({ size, margin: 0 })
    if (place === 0) drawCuts(page, boxes)
    const box = boxes[place]
    if (box) drawTicket(page, box, { ...ticket, facts: makeFactsPrintable(ticket.facts) }, shown)
  }
  return finish()
}

const makeFactsPrintable = ({ pricePence, wasPence, interestFree, ...texts }: TicketFacts): TicketFacts => ({
  pricePence,
  wasPence,
  interestFree,
  product: makePrintable(texts.product),
  brand: makePrintable(texts.brand),
  variant: makePrintable(texts.variant),
  size: makePrintable(texts.size),
  stock: makePrintable(texts.stock),
  condition: makePrintable(texts.condition),
})

/** A line along each cut, light enough to vanish when the scissors miss it. */
function drawCuts(page: PDFKit.PDFDocument, boxes: Box[]): void {
  page.save().lineWidth(0.4).dash(1.5, { space: 3 }).strokeColor('#b5aea2')
  const { width, height } = page.page
  for (const x of new Set(boxes.map((box) => box.x))) if (x > 0) page.moveTo(x, 0).lineTo(x, height).stroke()
  for (const y of new Set(boxes.map((box) => box.y))) if (y > 0) page.moveTo(0, y).lineTo(width, y).stroke()
  page.undash().restore()
}
