import { and, eq, exists, inArray, lt, ne, not, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Form } from '../../contract/staff/forms.ts'
import type { RetentionEdit } from '../../contract/staff/shoppers.ts'
import { bookings } from '../bookings/tables.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { type Change, changeShop } from '../site/changes.ts'
import { saveSingleRow } from '../site/single-rows.ts'
import { enquiries, enquiryRules } from './tables.ts'

const saveRow = saveSingleRow({
  table: enquiryRules,
  id: enquiryRules.id,
  entity: 'enquiry rules',
  isPrivate: true,
})
const onlyRow = 1

export async function readRetention(db: Db): Promise<Form<RetentionEdit>> {
  const [row] = await db.select().from(enquiryRules)
  if (!row) throw new Error('The enquiry_rules row is missing: the migrations have not run to their end.')
  return { version: row.version, edit: row }
}

export const saveRetention = (tx: Transaction, change: Change, saving: Form<RetentionEdit>) =>
  saveRow(tx, change, { ...saving, id: onlyRow })

const atOnce = 500
const shopActor = { id: null, name: 'The shop' }
/** Takes a lock shared by all processes, so that only one of them erases at a time. */
const retentionLock = 7_346_104

/**
 * Erases enquiries past their retention, counted from their last event, and visits, counted from the visit. Each delete
 * repeats the condition on the age, because PostgreSQL re-checks only the delete's own conditions after waiting for a
 * locked row, and does not run the subquery again.
 */
export async function carryOutRetention(db: Database): Promise<void> {
  while ((await eraseOldEnquiries(db)) === atOnce);
  while ((await eraseOldBookings(db)) === atOnce);
  await db.delete(outbox).where(and(ne(outbox.status, 'queued'), isAgedMail, not(isAboutShopper(db))))
}

function eraseOldEnquiries(db: Database): Promise<number> {
  return changeShop(db, shopActor, async (tx, change) => {
    const { keepMonths } = (await readRetention(tx)).edit
    if (keepMonths === null || !(await isMyTurn(tx))) return 0
    const old = await tx
      .delete(enquiries)
      .where(and(inArray(enquiries.uuid, listOld(tx, keepMonths)), isOlder(enquiries.updatedAt, keepMonths)))
      .returning({ uuid: enquiries.uuid })
    const uuids = old.map(({ uuid }) => uuid)
    await tx.delete(outbox).where(inArray(outbox.aboutUuid, uuids))
    if (uuids.length > 0) {
      const after = { keepMonths, enquiries: uuids }
      change.record({ action: 'erase', entity: 'enquiries', entityId: 'retention', after })
    }
    return uuids.length
  })
}

/** The age of a visit is counted from its end, not from its booking. */
function eraseOldBookings(db: Database): Promise<number> {
  return changeShop(db, shopActor, async (tx, change) => {
    const { keepMonths } = (await readRetention(tx)).edit
    if (keepMonths === null || !(await isMyTurn(tx))) return 0
    const old = tx
      .select({ uuid: bookings.uuid })
      .from(bookings)
      .where(isOlder(bookings.endsAt, keepMonths))
      .limit(atOnce)
    const gone = await tx
      .delete(bookings)
      .where(and(inArray(bookings.uuid, old), isOlder(bookings.endsAt, keepMonths)))
      .returning({ uuid: bookings.uuid })
    const uuids = gone.map(({ uuid }) => uuid)
    await tx.delete(outbox).where(inArray(outbox.aboutUuid, uuids))
    if (uuids.length > 0) {
      const after = { keepMonths, visits: uuids }
      change.record({ action: 'erase', entity: 'bookings', entityId: 'retention', after })
    }
    return uuids.length
  })
}

async function isMyTurn(tx: Transaction): Promise<boolean> {
  const [row] = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${retentionLock}) as mine`)
  return row?.mine ?? false
}

const listOld = (tx: Transaction, keepMonths: number) =>
  tx.select({ uuid: enquiries.uuid }).from(enquiries).where(isOlder(enquiries.updatedAt, keepMonths)).limit(atOnce)

const isOlder = (column: PgColumn, months: number) => lt(column, sql`now() - make_interval(months => ${months})`)

/** Mails are kept for ninety days, so that staff can look up why one did not arrive. */
const isAgedMail = lt(outbox.createdAt, sql`now() - interval '90 days'`)

const isAboutShopper = (db: Db) =>
  sql`(${or(
    exists(db.select({ one: sql`1` }).from(enquiries).where(eq(enquiries.uuid, outbox.aboutUuid))),
    exists(db.select({ one: sql`1` }).from(bookings).where(eq(bookings.uuid, outbox.aboutUuid))),
  )})`
