import { and, asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { HeldVisit, ShopperQuery } from '../../contract/staff/shoppers.ts'
import { bookings } from '../bookings/tables.ts'
import { nameMailbox, nameNumber } from '../bookings/visitor.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { forgetKey } from '../platform/rate-limit/limit.ts'
import { outbox } from '../platform/tables.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import { formatMail } from './held-mail.ts'
import { namedInMailsAbout } from './shopper-mails.ts'
import { isOf, names, namesInNotes, notesWithout, without } from './shopper-patterns.ts'

const isVisitOf = (asked: ShopperQuery) => isOf(bookings, asked)

/** The visits of a shopper, for export. */
export async function collectVisits(db: Db, asked: ShopperQuery): Promise<HeldVisit[]> {
  const rows = await db.select().from(bookings).where(isVisitOf(asked)).orderBy(asc(bookings.startsAt))
  const uuids = rows.map(({ uuid }) => uuid)
  const mails = await db.select().from(outbox).where(inArray(outbox.aboutUuid, uuids)).orderBy(asc(outbox.id))
  return rows.map(({ startsAt, endsAt, createdAt, items, ...visit }) => ({
    ...visit,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    items: items.map((piece) => ({ ...piece, product: nameProduct(piece) })),
    mails: mails.filter(({ aboutUuid }) => aboutUuid === visit.uuid).map(formatMail),
  }))
}

/** Matches visits of other people that name the address or the number, in themselves or in a mail about them. */
export const visitsThatMention = (db: Db, asked: ShopperQuery): SQL | undefined =>
  and(
    sql`not (${isVisitOf(asked)})`,
    or(
      names(bookings.note, asked),
      names(bookings.name, asked),
      namesInNotes(bookings.items, asked),
      namedInMailsAbout(db, bookings.uuid, asked),
    ),
  )

/** Erases the shopper's visits, which frees their places, and the rate limits that name the shopper. */
export async function eraseVisits(tx: Transaction, asked: ShopperQuery): Promise<string[]> {
  const rows = await tx.delete(bookings).where(isVisitOf(asked)).returning({ uuid: bookings.uuid })
  const keys = [asked.email && nameMailbox(asked.email), asked.phone && nameNumber(asked.phone)].filter(Boolean)
  for (const key of keys) await forgetKey(tx, key)
  return rows.map(({ uuid }) => uuid)
}

export async function takeOutOfVisits(tx: Transaction, asked: ShopperQuery): Promise<void> {
  const unchanged = { updatedAt: sql`updated_at` }
  await tx
    .update(bookings)
    .set({ name: without(bookings.name, asked), note: without(bookings.note, asked), ...unchanged })
    .where(or(names(bookings.name, asked), names(bookings.note, asked)))
  await tx
    .update(bookings)
    .set({ items: notesWithout(bookings.items, asked), ...unchanged })
    .where(namesInNotes(bookings.items, asked))
}
