import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { names, without } from './shopper-patterns.ts'
import { enquiryAttachments, enquiryEvents } from './tables.ts'

/** What somebody wrote to the shop after their enquiry, also about that of another person. */
export const isAnswerOf = (asked: ShopperQuery) =>
  and(eq(enquiryEvents.kind, 'answer'), names(enquiryEvents.fromAddress, asked))

const { text, subject, staffName, fromAddress } = enquiryEvents

/** Whether an event, or a file that came with it, names the shopper, or is a mail from them. */
export function namedInEvent(db: Db, asked: ShopperQuery): SQL | undefined {
  const files = db
    .select({ one: sql`1` })
    .from(enquiryAttachments)
    .where(and(eq(enquiryAttachments.eventId, enquiryEvents.id), names(enquiryAttachments.fileName, asked)))
  return or(...[text, subject, staffName, fromAddress].map((column) => names(column, asked)), exists(files))
}

/** What they wrote themselves goes whole; of what others wrote, the address and the number alone. */
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
