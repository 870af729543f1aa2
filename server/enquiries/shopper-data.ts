import { and, asc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { HeldEnquiry, ShopperData } from '../../contract/staff-shoppers.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { staff } from '../staff/tables.ts'
import { nameProduct } from './subject.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/** Everything the shop holds about an address, as it can be handed over. */
export async function collectShopperData(db: Db, email: string): Promise<ShopperData> {
  const rows = await db
    .select({ enquiry: enquiries, assignee: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(isFrom(email))
    .orderBy(asc(enquiries.createdAt))
  const uuids = rows.map(({ enquiry }) => enquiry.uuid)
  const [events, mails, mentions] = await Promise.all([
    db.select().from(enquiryEvents).where(inArray(enquiryEvents.enquiryUuid, uuids)).orderBy(asc(enquiryEvents.id)),
    db.select().from(outbox).where(inArray(outbox.aboutUuid, uuids)).orderBy(asc(outbox.id)),
    db.select({ uuid: enquiries.uuid, name: enquiries.name }).from(enquiries).where(mentionsIn(db, email)),
  ])
  const held = rows.map(({ enquiry, assignee }) => ({
    ...tellEnquiry(enquiry),
    assignee,
    events: events.filter(({ enquiryUuid }) => enquiryUuid === enquiry.uuid).map(tellEvent),
    mails: mails.filter(({ aboutUuid }) => aboutUuid === enquiry.uuid).map(tellMail),
  }))
  return { email, enquiries: held, mentions }
}

export const isFrom = (email: string): SQL => eq(sql`lower(${enquiries.email})`, email.toLowerCase())

/** The enquiries of other people whose text, or a note on them, names the address. */
export function mentionsIn(db: Db, email: string): SQL | undefined {
  const told = db
    .select({ one: sql`1` })
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryUuid, enquiries.uuid), names(enquiryEvents.text, email)))
  const texts = or(names(enquiries.description, email), names(enquiries.name, email), exists(told))
  return and(ne(sql`lower(${enquiries.email})`, email.toLowerCase()), texts)
}

export const names = (column: PgColumn, email: string): SQL => sql`${column} ~* ${patternOf(email)}`

/** The address as a whole, not as a part of a longer one; also as it is written in HTML. */
export function patternOf(email: string): string {
  const literal = (text: string) => text.replace(/[^\w@]/g, (sign) => `\\${sign}`)
  const forms = [...new Set([email, email.replaceAll("'", '&#39;')])].map(literal)
  return `(?<![\\w.+-])(${forms.join('|')})(?![\\w-]|\\.\\w)`
}

type Told = Omit<HeldEnquiry, 'assignee' | 'events' | 'mails'>

const tellEnquiry = ({ askedAbout, createdAt, ...enquiry }: typeof enquiries.$inferSelect): Told => ({
  ...enquiry,
  product: askedAbout && nameProduct(askedAbout),
  createdAt: createdAt.toISOString(),
})

const tellEvent = ({ staffName, createdAt, ...event }: typeof enquiryEvents.$inferSelect) => ({
  ...event,
  by: staffName,
  at: createdAt.toISOString(),
})

const tellMail = (mail: typeof outbox.$inferSelect) => ({
  kind: mail.kind,
  to: mail.toAddress,
  subject: mail.subject,
  text: mail.body,
  status: mail.status,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.status === 'sent' ? (mail.sentAt?.toISOString() ?? null) : null,
})
