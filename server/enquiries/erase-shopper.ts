import { inArray, or, sql } from 'drizzle-orm'
import type { Erased, ShopperQuery } from '../../contract/staff/shoppers.ts'
import { bookings } from '../bookings/tables.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { forgetKey } from '../platform/rate-limit/limit.ts'
import { shortlistShares } from '../shortlists/tables.ts'
import type { Change } from '../site/changes.ts'
import { nameMailbox } from './receive.ts'
import { isFrom, mentionsIn } from './shopper-data.ts'
import { takeOutOfEvents } from './shopper-events.ts'
import { eraseMails, takeOutOfMails } from './shopper-mails.ts'
import { names, namesInNotes, notesWithout, without } from './shopper-patterns.ts'
import { eraseVisits, takeOutOfVisits, visitsThatMention } from './shopper-visits.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/**
 * Erases an address and a number: enquiries and visits from them are deleted, and mentions in those of others are removed.
 */
export async function eraseShopper(tx: Transaction, change: Change, asked: ShopperQuery): Promise<Erased> {
  const rows = await tx.select({ uuid: enquiries.uuid }).from(enquiries).where(isFrom(asked)).for('update')
  const uuids = rows.map(({ uuid }) => uuid)
  const mentions = await countMentions(tx, asked)
  const visits = await eraseVisits(tx, asked)
  const mails = await eraseMails(tx, asked, [...uuids, ...visits])
  await takeOutMentions(tx, asked)
  const events = await tx.$count(enquiryEvents, inArray(enquiryEvents.enquiryUuid, uuids))
  await tx.delete(enquiries).where(inArray(enquiries.uuid, uuids))
  if (asked.email !== '') await forgetKey(tx, nameMailbox(asked.email))
  const erased = { enquiries: uuids.length, visits: visits.length, events, mails, mentions }
  if (Object.values(erased).every((count) => count === 0))
    throw new Problem(404, 'Nothing to erase', 'The shop holds nothing about this person.')
  const after = { ...erased, enquiries: uuids, visits }
  change.record({ action: 'erase', entity: 'enquiries', entityId: 'shopper', after })
  return erased
}

/** Counts the enquiries, visits and shared lists of other people that name the shopper. */
async function countMentions(tx: Transaction, asked: ShopperQuery): Promise<number> {
  const ofEnquiries = await tx.$count(enquiries, mentionsIn(tx, asked))
  const ofVisits = await tx.$count(bookings, visitsThatMention(tx, asked))
  return ofEnquiries + ofVisits + (await tx.$count(shortlistShares, namesInNotes(shortlistShares.items, asked)))
}

async function takeOutMentions(tx: Transaction, asked: ShopperQuery): Promise<void> {
  await takeOutOfEvents(tx, asked)
  await tx
    .update(enquiries)
    .set({
      name: without(enquiries.name, asked),
      description: without(enquiries.description, asked),
      updatedAt: sql`updated_at`,
    })
    .where(or(names(enquiries.name, asked), names(enquiries.description, asked)))
  await tx
    .update(enquiries)
    .set({ items: notesWithout(enquiries.items, asked), updatedAt: sql`updated_at` })
    .where(namesInNotes(enquiries.items, asked))
  await takeOutOfVisits(tx, asked)
  await tx
    .update(shortlistShares)
    .set({ items: notesWithout(shortlistShares.items, asked) })
    .where(namesInNotes(shortlistShares.items, asked))
  await takeOutOfMails(tx, asked)
}
