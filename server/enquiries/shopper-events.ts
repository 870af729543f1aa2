import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { names, without } from './shopper-patterns.ts'
import { enquiryAttachments, enquiryEvents } from './tables.ts'

/** Matches the mails that the shopper sent to the shop about any enquiry, their own or that of another person. */
export const isAnswerOf = (asked: ShopperQuery) =>
  and(eq(enquiryEvents.kind, 'answer'), names(enquiryEvents.fromAddress, asked))

const { text, subject, staffName, fromAddress } = enquiryEvents

/** Matches events that are a mail from the shopper, or name the shopper in their text or an attachment's name. */
export function namedInEvent(db: Db, asked: ShopperQuery): SQL | undefined {
  const files = db
    .select({ one: sql`1` })
    .from(enquiryAttachments)
    .where(and(eq(enquiryAttachments.eventId, enquiryEvents.id), names(enquiryAttachments.fileName, asked)))
  return or(...[text, subject, staffName, fromAddress].map((column) => names(column, asked)), exists(files))
}

/** Erases the shopper's own mails completely, and only the address and the number from what others wrote. */
export async function takeOutOfEvents(tx: Transaction, asked: ShopperQuery): Promise<void> {
  await eraseAnswers(tx, asked)
  await tx
    .update(enquiryEvents)
    .set({ text: without(text, asked), subject: without(subject, asked), staffName: without(staffName, asked) })
    .where(namedInEvent(tx, asked))
  await tx
    .update(enquiryAttachments)
    .set({ fileName: without(enquiryAttachments.fileName, asked) })
    .where(names(enquiryAttachments.fileName, asked))
}

async function eraseAnswers(tx: Transaction, asked: ShopperQuery): Promise<void> {
  const theirs = isAnswerOf(asked)
  const ids = tx.select({ id: enquiryEvents.id }).from(enquiryEvents).where(theirs)
  await tx.delete(enquiryAttachments).where(inArray(enquiryAttachments.eventId, ids))
  const erased = { text: '[erased]', subject: '[erased]', staffName: '[erased]', fromAddress: '' }
  await tx.update(enquiryEvents).set(erased).where(theirs)
}
