import { and, asc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { readNationalNumber } from '../../contract/phone-number.ts'
import type { HeldEnquiry, ShopperData, ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { staff } from '../staff/tables.ts'
import { nameProduct } from './subject.ts'
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
  const [events, mails, mentions] = await Promise.all([
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
  return { ...asked, enquiries: held, mentions }
}

export const isFrom = ({ email, phone }: ShopperQuery): SQL | undefined =>
  or(
    email === '' ? undefined : eq(sql`lower(${enquiries.email})`, email.toLowerCase()),
    phone === '' ? undefined : sql`${enquiries.phone} ~ ${patternOfPhone(phone)}`,
  )

/** The enquiries of other people whose text, or a note on them, names the address or the number. */
export function mentionsIn(db: Db, asked: ShopperQuery): SQL | undefined {
  const mentions = db
    .select({ one: sql`1` })
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryUuid, enquiries.uuid), names(enquiryEvents.text, asked)))
  const texts = or(
    names(enquiries.description, asked),
    names(enquiries.name, asked),
    namesInNotes(asked),
    exists(mentions),
  )
  return and(sql`not (${isFrom(asked)})`, texts)
}

export const names = (column: PgColumn, asked: ShopperQuery): SQL => sql`${column} ~* ${patternOf(asked)}`

/** Of the pieces only the notes are a shopper's words. */
export const namesInNotes = (asked: ShopperQuery): SQL =>
  sql`exists (select from jsonb_array_elements(${enquiries.items}) piece where piece->>'note' ~* ${patternOf(asked)})`

export const patternOf = ({ email, phone }: ShopperQuery): string =>
  [email && patternOfEmail(email), phone && patternOfPhone(phone)].filter(Boolean).join('|')

/** Matches the whole address, not a part of a longer one; also in its HTML form. */
function patternOfEmail(email: string): string {
  const literal = (text: string) => text.replace(/[^\w@]/g, (sign) => `\\${sign}`)
  const forms = [...new Set([email, email.replaceAll("'", '&#39;')])].map(literal)
  return `(?<![\\w.+-])(${forms.join('|')})(?![\\w-]|\\.\\w)`
}

/** The number as a whole, however its digits are grouped, with the code of the country or without. */
function patternOfPhone(phone: string): string {
  const gap = '[\\s()./-]*'
  const digits = [...readNationalNumber(phone)].join(gap)
  return `(?<!\\d)(?:(?:\\+|00)?${gap}44${gap}0?|0)?${gap}${digits}(?!\\d)`
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

const formatMail = (mail: typeof outbox.$inferSelect) => ({
  kind: mail.kind,
  to: mail.toAddress,
  subject: mail.subject,
  text: mail.body,
  status: mail.status,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.status === 'sent' ? (mail.sentAt?.toISOString() ?? null) : null,
})
