import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { TicketFormat, TicketPrint, TicketPrintRequest } from '../../../contract/staff/tickets.ts'
import { makeTicketCode } from '../../../contract/ticket-code.ts'
import type { Database, Db, Transaction } from '../../platform/database.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { type PrintedTicket, products, ticketPrints, tickets, variants } from '../tables.ts'
import { type ExplainsCredit, type Offered, readOffered } from './ticket-facts.ts'
import { countPages } from './ticket-sheets.ts'

/** Stores the print, marks its tickets as printed, and records it in the history. */
export async function printTickets(
  tx: Transaction,
  change: Change,
  asked: TicketPrintRequest,
  explainsCredit: ExplainsCredit,
): Promise<TicketPrint> {
  const now = new Date()
  const wanted = await readWanted(tx, { variantUuids: asked.variants, now, explainsCredit })
  const printed = await markPrinted(tx, wanted, now)
  const { format, onSheets } = asked
  const pages = countPages(printed.length, format, onSheets)
  await forgetOldPrints(tx)
  const [print] = await tx
    .insert(ticketPrints)
    .values({ format, onSheets, tickets: printed, pages })
    .returning({ uuid: ticketPrints.uuid })
  if (!print) throw new Error('The print was not stored.')
  recordPrint(change, wanted, format)
  return { uuid: print.uuid, tickets: printed.length, pages }
}

/** One entry in the history of each product, with the variants whose tickets were printed. */
function recordPrint(change: Change, wanted: Offered[], ticketFormat: TicketFormat): void {
  for (const [entityId, printed] of Map.groupBy(wanted, ({ product }) => product.uuid)) {
    const printedTickets = printed.map(({ product, variant }) => variant.name || product.name)
    change.record({ action: 'print', entity: 'product', entityId, after: { printedTickets, ticketFormat } })
  }
}

/** Reads the tickets to print, in the requested order. */
async function readWanted(db: Db, asked: Parameters<typeof readOffered>[1]): Promise<Offered[]> {
  const offered = await readOffered(db, asked)
  const places = new Map(asked.variantUuids.map((uuid, place) => [uuid, place]))
  const wanted = offered.sort((one, other) => placeOf(places, one) - placeOf(places, other))
  const gone = asked.variantUuids.length - wanted.length
  if (gone > 0) {
    const which = gone === 1 ? 'One of these is' : `${gone} of these are`
    throw new Problem(409, 'Not printed', `${which} no longer in the shop. Reload the list and choose again.`)
  }
  return wanted
}

const placeOf = (places: Map<string, number>, { variant }: Offered) => places.get(variant.uuid) ?? 0

async function markPrinted(tx: Transaction, wanted: Offered[], printedAt: Date): Promise<PrintedTicket[]> {
  const printed = wanted.map(({ variant: { uuid }, facts }) => ({
    variantUuid: uuid,
    printed: facts,
    printedAt,
    code: makeTicketCode(randomInt),
  }))
  // A ticket keeps its code. A new one that is taken, one in millions, stops the print, and the next print draws others.
  const stored = await tx
    .insert(tickets)
    .values(printed)
    .onConflictDoUpdate({
      target: tickets.variantUuid,
      set: { printed: sql`excluded.printed`, printedAt },
    })
    .returning({ uuid: tickets.variantUuid, code: tickets.code })
  const codes = new Map(stored.map(({ uuid, code }) => [uuid, code]))
  return printed.map(({ variantUuid, printed: facts, code }) => ({ code: codes.get(variantUuid) ?? code, facts }))
}

const forgetOldPrints = (tx: Transaction) =>
  tx.delete(ticketPrints).where(sql`${ticketPrints.createdAt} < now() - interval '30 days'`)

export async function findPrint(db: Database, uuid: string): Promise<typeof ticketPrints.$inferSelect> {
  const [print] = await db.select().from(ticketPrints).where(eq(ticketPrints.uuid, uuid))
  if (!print) throw notFound('print')
  return print
}

/** The ticket was taken off the floor: it is not listed again, and its code leads nowhere. */
export async function dropTicket(tx: Transaction, change: Change, variantUuid: string): Promise<null> {
  const gone = await tx.delete(tickets).where(eq(tickets.variantUuid, variantUuid)).returning({ code: tickets.code })
  const [named] = await tx
    .select({ entityId: products.uuid, name: sql<string>`coalesce(nullif(${variants.name}, ''), ${products.name})` })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(eq(variants.uuid, variantUuid))
  if (gone.length > 0 && named)
    change.record({
      action: 'drop ticket',
      entity: 'product',
      entityId: named.entityId,
      after: { printedTickets: [named.name] },
    })
  return null
}
