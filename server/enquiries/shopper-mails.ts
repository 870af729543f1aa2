import { randomUUID } from 'node:crypto'
import { and, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ShopperQuery } from '../../contract/staff/shoppers.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { answerNotice } from './enquiry-mails.ts'
import { isAnswerOf } from './shopper-events.ts'
import { names, without } from './shopper-patterns.ts'
import { enquiryEvents } from './tables.ts'

const isOurs = or(like(outbox.kind, 'enquiry%'), like(outbox.kind, 'booking%'))
const parts = ['subject', 'body', 'html', 'lastError'] as const
const namedInParts = (asked: ShopperQuery) => or(...parts.map((part) => names(outbox[part], asked)))

function isToOrFrom({ email }: ShopperQuery): SQL | undefined {
  const address = email.toLowerCase()
  return address === '' ? undefined : sql`${address} in (lower(${outbox.toAddress}), lower(${outbox.replyTo}))`
}

/** Whether a mail about the enquiry or visit was to or from the shopper, or names them, even if the record no longer does. */
export const namedInMailsAbout = (db: Db, uuid: PgColumn, asked: ShopperQuery): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outbox)
      .where(and(eq(outbox.aboutUuid, uuid), or(isToOrFrom(asked), namedInParts(asked)))),
  )

export async function eraseMails(tx: Transaction, asked: ShopperQuery, uuids: string[]): Promise<number> {
  const erased = await tx
    .delete(outbox)
    .where(and(isOurs, or(inArray(outbox.aboutUuid, uuids), isToOrFrom(asked), quotesAnswer(tx, asked))))
    .returning({ id: outbox.id })
  return erased.length
}

/** Matches mails to the shop that quote the shopper's answer. Both are stored in one transaction, so at the same instant. */
function quotesAnswer(tx: Transaction, asked: ShopperQuery): SQL | undefined {
  const sameMoment = and(eq(enquiryEvents.enquiryUuid, outbox.aboutUuid), eq(enquiryEvents.createdAt, outbox.createdAt))
  const answers = tx
    .select({ id: enquiryEvents.id })
    .from(enquiryEvents)
    .where(and(sameMoment, isAnswerOf(asked)))
  return and(eq(outbox.kind, answerNotice), exists(answers))
}

export async function takeOutOfMails(tx: Transaction, asked: ShopperQuery): Promise<void> {
  const cleaned = Object.fromEntries(parts.map((part) => [part, without(outbox[part], asked)]))
  const named = and(isOurs, namedInParts(asked))
  await renameKept(tx, named)
  await tx.update(outbox).set(cleaned).where(named)
}

/** Gives mails that were only written to files new Message-IDs, by which the old files are swept; nobody knows the old ids. */
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
