import { ticketAddress } from '../../../contract/ticket-code.ts'
import { bold } from '../../platform/pdf/open-pdf.ts'
import { formatPence } from '../prices/prices.ts'
import type { PrintedTicket } from '../tables.ts'
import { drawCode } from './draw-code.ts'
import { heightOf, ink, write, writeAtBottom, writeFitting } from './draw-text.ts'
import type { Box } from './ticket-sheets.ts'

export type TicketAround = { shopName: string; publicUrl: string }
type Page = PDFKit.PDFDocument

const soft = '#6b645a'
const red = '#a3341f'

/** Sizes are fractions of these, so that one drawing serves every format. */
const portraitWidth = 297.6
const stripHeight = 105.2

export function drawTicket(page: Page, box: Box, ticket: PrintedTicket, around: TicketAround): void {
  if (box.height < box.width) drawStrip(page, box, ticket, around)
  else drawPortrait(page, box, ticket, around)
}

function drawPortrait(page: Page, box: Box, ticket: PrintedTicket, around: TicketAround): void {
  const unit = box.width / portraitWidth
  const edge = 24 * unit
  const [x, width] = [box.x + edge, box.width - 2 * edge]
  const bottom = box.y + box.height - edge
  const side = 84 * unit
  const name = around.shopName.toUpperCase()
  write(page, name, { x, y: box.y + edge, width, size: 7.5 * unit, color: soft, spread: 1.2 * unit })
  drawNames(page, ticket.facts, { x, y: box.y + edge + 26 * unit, width, unit })
  drawPrice(page, ticket.facts, { x, bottom, width: width - side - 10 * unit, unit })
  const place = { x: x + width - side, y: bottom - side - 12 * unit, side }
  drawLabelledCode(page, ticket.code, around, { ...place, label: bottom - 10 * unit, size: 9 * unit })
}

type Facts = PrintedTicket['facts']
type Place = { x: number; width: number; unit: number }

function drawNames(page: Page, facts: Facts, { x, width, unit, ...from }: Place & { y: number }): void {
  const lines = [
    { text: facts.product, size: 25, font: bold, maxHeight: 92, below: 5 },
    { text: facts.variant, size: 15, maxHeight: 40, below: 9 },
    { text: facts.brand && `By ${facts.brand}`, size: 10.5, color: soft, maxHeight: 28, below: 5 },
    { text: facts.size, size: 10.5, color: soft, maxHeight: 28, below: 9 },
    { text: facts.condition, size: 10.5, maxHeight: 28, below: 5 },
    { text: facts.stock, size: 10.5, maxHeight: 28, below: 5 },
  ]
  let y = from.y
  for (const { text, size, maxHeight, below, ...style } of lines) {
    if (text)
      y =
        writeFitting(page, text, { x, y, width, size: size * unit, maxHeight: maxHeight * unit, ...style }) +
        below * unit
  }
}

function drawPrice(page: Page, facts: Facts, { x, width, unit, bottom }: Place & { bottom: number }): void {
  const { price, was, credit } = writePrices(facts)
  const small = { x, width, size: 9 * unit, color: soft }
  const foot = credit ? heightOf(page, credit, small) + 4 * unit : 0
  if (credit) write(page, credit, { ...small, y: bottom - foot + 4 * unit })
  const maxHeight = 46 * unit
  writeAtBottom(page, price, { x, width, bottom: bottom - foot, maxHeight, size: 40 * unit, ...lookOf(was) })
  if (was) write(page, was, { ...small, y: bottom - foot - maxHeight - 16 * unit, size: 12 * unit })
}

function drawStrip(page: Page, box: Box, { code, facts }: PrintedTicket, around: TicketAround): void {
  const unit = box.height / stripHeight
  const edge = 10 * unit
  const side = 70 * unit
  const [x, width] = [box.x + edge, box.width - side - 3.2 * edge]
  const [y, bottom] = [box.y + edge, box.y + box.height - edge]
  const below = writeFitting(page, facts.product, { x, y, width, size: 13 * unit, font: bold, maxHeight: 32 * unit })
  const about = [facts.variant, facts.size, facts.condition].filter(Boolean).join(', ')
  writeFitting(page, about, { x, y: below + unit, width, size: 8.5 * unit, color: soft, maxHeight: 21 * unit })
  const { price, was, credit } = writePrices(facts)
  const notes = [was, facts.stock, credit].filter(Boolean).join(' · ')
  const foot = notes ? 10 * unit : 0
  writeFitting(page, notes, { x, y: bottom - foot, width, size: 7.5 * unit, color: soft, maxHeight: 10 * unit })
  writeAtBottom(page, price, { x, width, bottom: bottom - foot, maxHeight: 26 * unit, size: 23 * unit, ...lookOf(was) })
  const place = { x: box.x + box.width - side - edge, y, side }
  drawLabelledCode(page, code, around, { ...place, label: bottom - 10 * unit, size: 8 * unit })
}

type CodePlace = { x: number; y: number; side: number; label: number; size: number }

function drawLabelledCode(page: Page, code: string, { publicUrl }: TicketAround, place: CodePlace): void {
  const { x, y, side, label, size } = place
  drawCode(page, publicUrl + ticketAddress(code), { x, y, side })
  // Two halves are read and typed more easily.
  const halves = `${code.slice(0, 3)} ${code.slice(3)}`
  write(page, halves, { x, y: label, width: side, size, color: soft, align: 'center' })
}

/** The specification's wording on the product page. */
const creditNote = 'Interest free credit available'

const writePrices = ({ pricePence, wasPence, interestFree }: Facts) => ({
  price: pricePence > 0 ? formatPence(pricePence) : 'Please ask us for the price',
  was: pricePence > 0 && wasPence !== null ? `Was ${formatPence(wasPence)}` : '',
  credit: interestFree ? creditNote : '',
})

const lookOf = (was: string) => ({ font: bold, color: was ? red : ink })
