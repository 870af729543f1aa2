import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { HeldEnquiry, HeldEvent, ShopperData, ShopperQuery } from '../../contract/staff/shoppers.ts'
import { bookings } from '../bookings/tables.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import { shortlistShares } from '../shortlists/tables.ts'
import { staff } from '../staff/tables.ts'
import { formatMail } from './held-mail.ts'
import { isAnswerOf, namedInEvent } from './shopper-events.ts'
import { namedInMailsAbout } from './shopper-mails.ts'
import { isOf, names, namesInNotes } from './shopper-patterns.ts'
import { collectVisits, visitsThatMention } from './shopper-visits.ts'
import { enquiries, enquiryAttachments, enquiryEvents } from './tables.ts'

/** All data about the shopper with this address or number, for export. */
export async function collectShopperData(db: Db, asked: ShopperQuery): Promise<ShopperData> {
  const rows = await db
    .select({ enquiry: enquiries, assignee: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(isFrom(asked))
    .orderBy(asc(enquiries.createdAt))
  const uuids = rows.map(({ enquiry }) => enquiry.uuid)
  const [visits, ofVisits, events, mails, mentions, sharedLists] = await Promise.all([
    collectVisits(db, asked),
    db.select({ uuid: bookings.uuid, name: bookings.name }).from(bookings).where(visitsThatMention(db, asked)),
    listEvents(db, or(inArray(enquiryEvents.enquiryUuid, uuids), isAnswerOf(asked))),
    db.select().from(outbox).where(inArray(outbox.aboutUuid, uuids)).orderBy(asc(outbox.id)),
    db.select({ uuid: enquiries.uuid, name: enquiries.name }).from(enquiries).where(mentionsIn(db, asked)),
    db.$count(shortlistShares, namesInNotes(shortlistShares.items, asked)),
  ])
  const held = rows.map(({ enquiry, assignee }) => ({
    ...formatEnquiry(enquiry),
    assignee,
    events: events.filter(({ enquiryUuid }) => enquiryUuid === enquiry.uuid),
    mails: mails.filter(({ aboutUuid }) => aboutUuid === enquiry.uuid).map(formatMail),
  }))
  const named = [
    ...mentions.map((mention) => ({ kind: 'enquiry' as const, ...mention })),
    ...ofVisits.map((mention) => ({ kind: 'booking' as const, ...mention })),
  ]
  const answers = events.filter(({ enquiryUuid }) => !uuids.includes(enquiryUuid))
  return { ...asked, enquiries: held, visits, answers, mentions: named, sharedLists }
}

/** Events with the names of their attachments. */
async function listEvents(db: Db, where: SQL | undefined): Promise<(HeldEvent & { enquiryUuid: string })[]> {
  const rows = await db.select().from(enquiryEvents).where(where).orderBy(asc(enquiryEvents.id))
  const { eventId, fileName, type, bytes } = enquiryAttachments
  const ids = rows.map(({ id }) => id)
  const files = await db
    .select({ eventId, fileName, type, bytes })
    .from(enquiryAttachments)
    .where(inArray(eventId, ids))
    .orderBy(asc(enquiryAttachments.id))
  return rows.map(({ id, staffName, createdAt, ...event }) => ({
    ...event,
    by: staffName,
    at: createdAt.toISOString(),
    attachments: files.filter((file) => file.eventId === id),
  }))
}

export const isFrom = (asked: ShopperQuery) => isOf(enquiries, asked)

/** Matches enquiries of other people that name the address or the number: in the text, in a note, or in a mail about them. */
export function mentionsIn(db: Db, asked: ShopperQuery): SQL | undefined {
  const mentions = db
    .select({ one: sql`1` })
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryUuid, enquiries.uuid), namedInEvent(db, asked)))
  const texts = or(
    names(enquiries.description, asked),
    names(enquiries.name, asked),
    namesInNotes(enquiries.items, asked),
    exists(mentions),
    namedInMailsAbout(db, enquiries.uuid, asked),
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
