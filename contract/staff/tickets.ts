import { z } from 'zod'
import { asTexts, File, get, post } from '../call.ts'
import { Picture } from '../media.ts'
import { Distinct, Uuid } from './fields.ts'
import { ByUuid } from './forms.ts'
import { ProductsQuery } from './products.ts'
import { editors, everyone, open } from './roles.ts'

/** Price tickets: their contents, and whether those are still true. */

export const ticketFormats = ['a6', 'a5', 'strip'] as const
export const TicketFormat = z.enum(ticketFormats)
export type TicketFormat = z.infer<typeof TicketFormat>

/** The sizes as staff select them, and as the history names them. */
export const ticketFormatNames: Record<TicketFormat, string> = { a6: 'A6', a5: 'A5', strip: 'Shelf strip' }

const ticketStates = ['outdated', 'unprinted', 'current', 'gone'] as const
/** 'gone': the shop no longer offers what the ticket is for. */
export const TicketState = z.enum(ticketStates)
export type TicketState = z.infer<typeof TicketState>

export const TicketRow = z.object({
  variantUuid: z.string(),
  productUuid: z.string(),
  name: z.string(),
  variantName: z.string(),
  picture: Picture.nullable(),
  /** Where it is on display; '' if that is not recorded. */
  place: z.string(),
  /** Today's price in pounds; 0: no price is shown. */
  price: z.number(),
  /** Typed if a camera cannot read the ticket; empty before the first print. */
  code: z.string().nullable(),
  printedAt: z.string().nullable(),
  state: TicketState,
  /** The differences from the printed ticket, one sentence each. */
  changes: z.array(z.string()),
  /** Characters on the ticket that its font lacks: a question mark is printed instead. */
  unprintable: z.array(z.string()),
})
export type TicketRow = z.infer<typeof TicketRow>

/** The maximum number of products whose tickets are listed at once, and of tickets in one print. */
export const maxTicketed = 500

/**
 * The tickets of `products`, or of the products that the query `found` finds. Without either, every ticket that was
 * printed or whose piece is on display.
 */
export const TicketsQuery = z.object({
  products: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(Distinct(Uuid, maxTicketed)),
  /** The query of the product list, as in its address. */
  found: z
    .string()
    .default('')
    .transform((text): z.input<typeof ProductsQuery> | null =>
      text === '' ? null : Object.fromEntries(new URLSearchParams(text)),
    )
    .pipe(ProductsQuery.nullable()),
})
export type TicketsQuery = z.output<typeof TicketsQuery>

export const Tickets = z.object({
  tickets: z.array(TicketRow),
  /** The number of requested products above the maximum that is listed at once. */
  leftOut: z.number().int(),
  /** Whether the codes lead to an address that only this computer can open. */
  isLocal: z.boolean(),
})
export type Tickets = z.infer<typeof Tickets>

export const TicketPrintRequest = z.object({
  variants: Distinct(Uuid, maxTicketed).min(1, 'Choose a ticket to print.'),
  format: TicketFormat,
  /** Several on a sheet of A4, to be cut apart; otherwise each on a page of its own size. */
  onSheets: z.boolean(),
})
export type TicketPrintRequest = z.infer<typeof TicketPrintRequest>

/** A print, whose file can be fetched again. */
export const TicketPrint = z.object({ uuid: z.string(), tickets: z.number().int(), pages: z.number().int() })
export type TicketPrint = z.infer<typeof TicketPrint>

export const ticketCalls = {
  tickets: open(everyone, get('/api/staff/tickets', Tickets, asTexts(TicketsQuery))),
  printTickets: open(everyone, post('/api/staff/tickets/prints', TicketPrint, TicketPrintRequest)),
  dropTicket: open(editors, post('/api/staff/tickets/:uuid/drop', z.null(), ByUuid)),
}

export const ticketDownloads = {
  ticketPrint: open(everyone, get('/api/staff/tickets/prints/:uuid.pdf', File, ByUuid)),
}
