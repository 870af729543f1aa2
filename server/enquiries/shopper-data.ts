import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { HeldEnquiry, ShopperData, ShopperQuery } from '../../contract/staff/shoppers.ts'
import { bookings } from '../bookings/tables.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import { staff } from '../staff/tables.ts'
import { formatMail } from './held-mail.ts'
import { isOf, names, namesInNotes } from './shopper-patterns.ts'
import { collectVisits, visitsThatMention } from './shopper-visits.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/** All data about the shopper with this address or number, for export. */
export async function collectShopperData(db: Db, asked: ShopperQuery): Promise<ShopperData> {
  const rows = await db
    .select({ enquiry: enquiries, assignee: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(isFrom(asked))
    .orderBy(asc(enquiries.createdAt))
  const uuids = rows.map(({ enquiry }) => enquiry.uuid)
  const [visits, ofVisits, events, mails, mentions] = await Promise.all([
    collectVisits(db, asked),
    db.select({ uuid: bookings.uuid, name: bookings.name }).from(bookings).where(visitsThatMention(asked)),
    db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquiryUuid, uuids)).orderBy(asc(enquiryEvents.id)),
    db.select().from(outbox).where(inArray(outbox.aboutUuid, uuids)).orderBy(asc(outbox.id)),
    db.select({ uuid: enquiries.uuid, name: enquiries.name }).from(enquiries).where(mentionsIn(db, asked)),
  ])
  const held = rows.map(({ enquiry, assignee }) => ({
    ...formatEnquiry(enquiry),
    assignee,
    events: events.filter(({ enquiryUuid }) => enquiryUuid === enquiry.uuid).map(formatEvent),
    mails: mails.filter(({ aboutUuid }) => aboutUuid === enquiry.uuid).map(formatMail),
  }))
  const named = [
    ...mentions.map((mention) => ({ kind: 'enquiry' as const, ...mention })),
    ...ofVisits.map((mention) => ({ kind: 'booking' as const, ...mention })),
  ]
  return { ...asked, enquiries: held, visits, mentions: named }
}

/** Whether an event names the shopper, or is a mail from them. */
export const namedInEvent = (asked: ShopperQuery) =>
  or(...[enquiryEvents.text, enquiryEvents.subject, enquiryEvents.fromAddress].map((column) => names(column, asked)))

export const isFrom = (asked: ShopperQuery) => isOf(enquiries, asked)

/** The enquiries of other people whose text, or a note on them, names the address or the number. */
export function mentionsIn(db: Db, asked: ShopperQuery): SQL | undefined {
  const mentions = db
    .select({ one: sql`1` })
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryUuid, enquiries.uuid), namedInEvent(asked)))
  const texts = or(
    names(enquiries.description, asked),
    names(enquiries.name, asked),
    namesInNotes(enquiries.items, asked),
    exists(mentions),
  )
  return and(sql`not (${isFrom(asked)})`, texts)
}

type HeldFacts = Omit<HeldEnquiry, 'assignee' | 'events' | 'mails'>

const formatEnquiry = ({ askedAbout, items, createdAt, ...enquiry }: typeof enquiries.$inferSelect): HeldFacts => ({
  ...enquiry,
  product: askedAbout && nameProduct(askedAbout),
  items: items.map((piece) => ({ ...piece, product: nameProduct(piece) })),
  createdAt: createdAt.toISOString(),
})

const formatEvent = ({ staffName, createdAt, ...event }: typeof enquiryEvents.$inferSelect) => ({
  ...event,
  by: staffName,
  at: createdAt.toISOString(),
})
