import { and, inArray, like, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Erased, ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import type { Change } from '../site/changes.ts'
import { nameMailbox } from './receive.ts'
import { isFrom, mentionsIn, names, namesInNotes, patternOf } from './shopper-data.ts'
import { enquiries, enquiryEvents } from './tables.ts'

const isOurs = like(outbox.kind, 'enquiry%')

/**
 * Erases an address and a number: enquiries from them are deleted, and mentions in the enquiries of others are removed.
 */
export async function eraseShopper(tx: Transaction, change: Change, asked: ShopperQuery): Promise<Erased> {
  const rows = await tx.select({ uuid: enquiries.uuid }).from(enquiries).where(isFrom(asked)).for('update')
  const uuids = rows.map(({ uuid }) => uuid)
  const mentions = await takeOutMentions(tx, asked)
  const events = await tx.$count(enquiryEvents, inArray(enquiryEvents.enquiryUuid, uuids))
  const mails = await eraseMails(tx, asked, uuids)
  await tx.delete(enquiries).where(inArray(enquiries.uuid, uuids))
  if (asked.email !== '')
    await tx.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${nameMailbox(asked.email)})`)
  const erased = { enquiries: uuids.length, events, mails, mentions }
  if (Object.values(erased).every((count) => count === 0))
    throw new Problem(404, 'Nothing to erase', 'The shop holds nothing about this person.')
  change.record({ action: 'erase', entity: 'enquiries', entityId: 'shopper', after: { ...erased, enquiries: uuids } })
  return erased
}

async function eraseMails(tx: Transaction, { email }: ShopperQuery, uuids: string[]): Promise<number> {
  const address = email.toLowerCase()
  const toOrFrom =
    address === '' ? undefined : sql`${address} in (lower(${outbox.toAddress}), lower(${outbox.replyTo}))`
  const erased = await tx
    .delete(outbox)
    .where(and(isOurs, or(inArray(outbox.aboutUuid, uuids), toOrFrom)))
    .returning({ id: outbox.id })
  return erased.length
}

async function takeOutMentions(tx: Transaction, asked: ShopperQuery): Promise<number> {
  const without = (column: PgColumn) => sql`regexp_replace(${column}, ${patternOf(asked)}, '[erased]', 'gi')`
  const mentions = await tx.$count(enquiries, mentionsIn(tx, asked))
  await tx
    .update(enquiryEvents)
    .set({ text: without(enquiryEvents.text) })
    .where(names(enquiryEvents.text, asked))
  await tx
    .update(enquiries)
    .set({ name: without(enquiries.name), description: without(enquiries.description), updatedAt: sql`updated_at` })
    .where(or(names(enquiries.name, asked), names(enquiries.description, asked)))
  await tx
    .update(enquiries)
    .set({ items: notesWithout(asked), updatedAt: sql`updated_at` })
    .where(namesInNotes(asked))
  const parts = ['subject', 'body', 'html', 'lastError'] as const
  const cleaned = Object.fromEntries(parts.map((part) => [part, without(outbox[part])]))
  const named = or(...parts.map((part) => names(outbox[part], asked)))
  await tx.update(outbox).set(cleaned).where(and(isOurs, named))
  return mentions
}

const notesWithout = (asked: ShopperQuery) => sql`(
  select jsonb_agg(jsonb_set(piece, '{note}', to_jsonb(
    regexp_replace(piece->>'note', ${patternOf(asked)}, '[erased]', 'gi'))) order by place)
  from jsonb_array_elements(${enquiries.items}) with ordinality as pieces (piece, place))`
