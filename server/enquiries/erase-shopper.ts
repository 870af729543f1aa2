import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { Erased, ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { forgetKey } from '../platform/rate-limit/limit.ts'
import { outbox } from '../platform/tables.ts'
import type { Change } from '../site/changes.ts'
import { answerNotice } from './enquiry-mails.ts'
import { nameMailbox } from './receive.ts'
import { isAnswerOf, isFrom, mentionsIn, namedInEvent } from './shopper-data.ts'
import { names, namesInNotes, notesWithout, without } from './shopper-patterns.ts'
import { eraseVisits, takeOutOfVisits } from './shopper-visits.ts'
import { enquiries, enquiryAttachments, enquiryEvents } from './tables.ts'

const isOurs = or(like(outbox.kind, 'enquiry%'), like(outbox.kind, 'booking%'))

/**
 * Erases an address and a number: enquiries and visits from them are deleted, and mentions in those of others are removed.
 */
export async function eraseShopper(tx: Transaction, change: Change, asked: ShopperQuery): Promise<Erased> {
  const rows = await tx.select({ uuid: enquiries.uuid }).from(enquiries).where(isFrom(asked)).for('update')
  const uuids = rows.map(({ uuid }) => uuid)
  const visits = await eraseVisits(tx, asked)
  const mails = await eraseMails(tx, asked, [...uuids, ...visits])
  const mentions = (await takeOutMentions(tx, asked)) + (await takeOutOfVisits(tx, asked))
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

async function eraseMails(tx: Transaction, asked: ShopperQuery, uuids: string[]): Promise<number> {
  const address = asked.email.toLowerCase()
  const toOrFrom =
    address === '' ? undefined : sql`${address} in (lower(${outbox.toAddress}), lower(${outbox.replyTo}))`
  const erased = await tx
    .delete(outbox)
    .where(and(isOurs, or(inArray(outbox.aboutUuid, uuids), toOrFrom, quotesAnswer(tx, asked))))
    .returning({ id: outbox.id })
  return erased.length
}

/** A mail to the shop that quotes an answer of theirs whole; both were stored by one transaction, at the same instant. */
function quotesAnswer(tx: Transaction, asked: ShopperQuery): SQL | undefined {
  const sameMoment = and(eq(enquiryEvents.enquiryUuid, outbox.aboutUuid), eq(enquiryEvents.createdAt, outbox.createdAt))
  const answers = tx
    .select({ id: enquiryEvents.id })
    .from(enquiryEvents)
    .where(and(sameMoment, isAnswerOf(asked)))
  return and(eq(outbox.kind, answerNotice), exists(answers))
}

async function eraseAnswers(tx: Transaction, asked: ShopperQuery): Promise<void> {
  const theirs = isAnswerOf(asked)
  const ids = tx.select({ id: enquiryEvents.id }).from(enquiryEvents).where(theirs)
  await tx.delete(enquiryAttachments).where(inArray(enquiryAttachments.eventId, ids))
  const erased = { text: '[erased]', subject: '[erased]', staffName: '[erased]', fromAddress: '' }
  await tx.update(enquiryEvents).set(erased).where(theirs)
}

async function takeOutMentions(tx: Transaction, asked: ShopperQuery): Promise<number> {
  const mentions = await tx.$count(enquiries, mentionsIn(tx, asked))
  await eraseAnswers(tx, asked)
  await tx
    .update(enquiryEvents)
    .set({ text: without(enquiryEvents.text, asked), subject: without(enquiryEvents.subject, asked) })
    .where(namedInEvent(asked))
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
  const parts = ['subject', 'body', 'html', 'lastError'] as const
  const cleaned = Object.fromEntries(parts.map((part) => [part, without(outbox[part], asked)]))
  const named = or(...parts.map((part) => names(outbox[part], asked)))
  await renameKept(tx, and(isOurs, named))
  await tx.update(outbox).set(cleaned).where(and(isOurs, named))
  return mentions
}

/** Nobody has seen the Message-ID of a mail that was only written to a file: with another one, the file is swept. */
async function renameKept(tx: Transaction, which: SQL | undefined): Promise<void> {
  const kept = await tx
    .select({ id: outbox.id, messageId: outbox.messageId })
    .from(outbox)
    .where(and(which, eq(outbox.status, 'kept')))
  for (const { id, messageId } of kept) {
    const renamed = { messageId: messageId.replace(/^<[^@]*/, `<${randomUUID()}`) }
    await tx.update(outbox).set(renamed).where(eq(outbox.id, id))
    await tx.update(enquiryEvents).set(renamed).where(eq(enquiryEvents.messageId, messageId))
  }
}
