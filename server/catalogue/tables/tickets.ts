import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ticketFormats } from '../../../contract/staff/tickets.ts'
import { at, createdAt } from '../../platform/columns.ts'
import { variants } from './products.ts'

/** The facts on a ticket. Prints store them, so a key that was added later is missing in old prints. */
export type TicketFacts = {
  product: string
  brand: string
  variant: string
  size: string
  /** 0: no price is named. */
  pricePence: number
  wasPence: number | null
  interestFree: boolean
  /** Whether it is available, where that was recorded. */
  stock: string
  /** Of an ex-display piece. */
  condition: string
}

/** The ticket of a variant. Its code never changes. `printed`: the facts of the last print, to compare with today's. */
export const tickets = pgTable('tickets', {
  variantUuid: uuid()
    .primaryKey()
    .references(() => variants.uuid, { onDelete: 'cascade' }),
  code: text().notNull().unique(),
  printed: jsonb().$type<TicketFacts>().notNull(),
  printedAt: at().notNull(),
})

export type PrintedTicket = { code: string; facts: TicketFacts }

/** Prints of the last weeks, so that a file can be fetched again when the printer failed. */
export const ticketPrints = pgTable(
  'ticket_prints',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    format: text({ enum: ticketFormats }).notNull(),
    onSheets: boolean().notNull(),
    tickets: jsonb().$type<PrintedTicket[]>().notNull(),
    pages: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
