import { eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { maxTicketed, type TicketRow, type TicketsQuery } from '../../../contract/staff/tickets.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { listUnprintable } from '../../platform/pdf/printable.ts'
import { toPounds } from '../prices/prices.ts'
import { listFoundProducts } from '../products/product-list.ts'
import { displayPlaces, products, tickets, variants } from '../tables.ts'
import { listTicketChanges } from './ticket-changes.ts'
import { type ExplainsCredit, type Offered, readOffered } from './ticket-facts.ts'

type Ticket = typeof tickets.$inferSelect

type Listed = { tickets: TicketRow[]; leftOut: number }

export async function listTickets(db: Db, asked: TicketsQuery, explainsCredit: ExplainsCredit): Promise<Listed> {
  const productUuids = asked.found ? await listFoundProducts(db, asked.found) : asked.products
  const isChosen = asked.found !== null || productUuids.length > 0
  const named = isChosen
    ? await readNamed(db, among(products.uuid, productUuids.slice(0, maxTicketed)))
    : await readNamed(db, isTicketedOrDisplayed)
  const leftOut = Math.max(0, productUuids.length - maxTicketed)
  return { tickets: await listNamed(db, named, explainsCredit), leftOut }
}

async function listNamed(db: Db, named: Named[], explainsCredit: ExplainsCredit): Promise<TicketRow[]> {
  const variantUuids = named.map(({ variantUuid }) => variantUuid)
  const offered = await readOffered(db, { variantUuids, now: new Date(), explainsCredit })
  const byVariant = new Map(offered.map((each) => [each.variant.uuid, each]))
  return named
    .map((row) => describeTicket(row, byVariant.get(row.variantUuid)))
    .filter(({ state, code }) => state !== 'gone' || code !== null)
    .sort((one, other) => order[one.state] - order[other.state])
}

/** The number of printed tickets that are no longer true. */
export async function countWrongTickets(db: Db, explainsCredit: ExplainsCredit): Promise<number> {
  const printed = await listNamed(db, await readNamed(db, isNotNull(tickets.variantUuid)), explainsCredit)
  return printed.filter(({ state }) => state === 'outdated' || state === 'gone').length
}

/**
 * The variants are found in a subquery: with a condition on each row, PostgreSQL would join every variant to its
 * product.
 */
const isTicketedOrDisplayed = sql`${variants.uuid} in (
  select ${tickets.variantUuid} from ${tickets}
  union all select own.uuid from ${variants} own where own.on_display and own.deleted_at is null)`

const order = { outdated: 0, gone: 1, unprinted: 2, current: 3 }

type Named = {
  variantUuid: string
  productUuid: string
  name: string
  variantName: string
  place: string | null
  ticket: Ticket | null
}

const readNamed = (db: Db, where: SQL | undefined): Promise<Named[]> =>
  db
    .select({
      variantUuid: variants.uuid,
      productUuid: products.uuid,
      name: products.name,
      variantName: variants.name,
      place: displayPlaces.name,
      ticket: tickets,
    })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .leftJoin(displayPlaces, eq(displayPlaces.uuid, variants.displayPlaceUuid))
    .leftJoin(tickets, eq(tickets.variantUuid, variants.uuid))
    .where(where)
    .orderBy(products.sortText, products.uuid, variants.position, variants.uuid)

function describeTicket({ ticket, place, ...names }: Named, offered: Offered | undefined): TicketRow {
  const changes = ticket && offered ? listTicketChanges(ticket.printed, offered.facts) : []
  const pictures = offered && (offered.variant.pictures.length > 0 ? offered.variant : offered.product).pictures
  return {
    ...names,
    place: place ?? '',
    picture: pictures?.[0] ?? null,
    price: toPounds(offered?.facts.pricePence ?? 0),
    code: ticket?.code ?? null,
    printedAt: ticket?.printedAt.toISOString() ?? null,
    state: !offered ? 'gone' : !ticket ? 'unprinted' : changes.length > 0 ? 'outdated' : 'current',
    changes,
    unprintable: offered ? listUnprintable(writeFacts(offered)) : [],
  }
}

const writeFacts = ({ facts: { product, brand, variant, stock, condition } }: Offered) =>
  [product, brand, variant, stock, condition].join(' ')
