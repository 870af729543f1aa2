import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { BookingMail } from '../../contract/staff/bookings.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { outbox } from '../platform/tables.ts'
import type { Change } from '../site/changes.ts'
import { retryMailAbout, showMailState } from '../site/mails-about.ts'
import { type BookingRecord, lockBooking } from './booking-record.ts'
import { correctVisitor, isStillTrue, readdress } from './readdress-mails.ts'
import { gatherFacts, type Sender } from './send-mails.ts'
import { readVisitorMailKind, toShop, writeToVisitor } from './write-mails.ts'

type Mail = typeof outbox.$inferSelect

/** The mails about a visit, the first one first. */
export const readMails = async (db: Db, uuid: string): Promise<BookingMail[]> =>
  (await selectMails(db, uuid)).map((mail) => ({
    ...showMailState(mail),
    subject: mail.subject,
    toVisitor: isToVisitor(mail),
  }))

const selectMails = (db: Db, uuid: string): Promise<Mail[]> =>
  db.select().from(outbox).where(eq(outbox.aboutUuid, uuid)).orderBy(asc(outbox.id))

const isToVisitor = ({ kind }: Mail) => kind !== toShop

/** The visits whose visitor did not get the last mail; failures of earlier mails no longer matter. */
export async function findFailed(db: Db, uuids: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ uuid: outbox.aboutUuid, status: sql`(array_agg(${outbox.status} order by ${outbox.id} desc))[1]` })
    .from(outbox)
    .where(and(inArray(outbox.aboutUuid, uuids), ne(outbox.kind, toShop)))
    .groupBy(outbox.aboutUuid)
  return new Set(rows.filter(({ status }) => status === 'failed' || status === 'bounced').map(({ uuid }) => uuid))
}

const superseded = 'A later email to the visitor is up to date. Please send that one.'

/**
 * Sends a mail again. A mail to the visitor is written again from the current visit; one to the shop gets the visitor's
 * current address.
 */
export async function resendMail(
  tx: Transaction,
  change: Change,
  { uuid, mailId }: { uuid: string; mailId: number },
  sender: Sender,
): Promise<void> {
  const booking = await lockBooking(tx, uuid)
  const mails = await selectMails(tx, uuid)
  const mail = mails.find(({ id }) => id === mailId)
  if (mail) {
    if (isToVisitor(mail) && mail !== mails.findLast(isToVisitor))
      throw new Problem(409, 'There is a later email', superseded)
    const values = isToVisitor(mail) ? await rewrite(tx, mail, booking, sender) : correctVisitor(mail, booking)
    await tx.update(outbox).set(values).where(eq(outbox.id, mailId))
  }
  await retryMailAbout(tx, change, { entity: 'booking', uuid, mailId, toShop: [toShop] })
}

async function rewrite(tx: Transaction, mail: Mail, booking: BookingRecord, sender: Sender): Promise<Partial<Mail>> {
  if (booking.email === '') throw new Problem(409, 'There is no address', 'This visit has no email address any more.')
  if (!(await isStillTrue(tx, mail, booking))) throw new Problem(409, 'No longer correct', outdated)
  const kind = readVisitorMailKind(mail.kind)
  if (!kind) return readdress(mail, booking, sender)
  return writeToVisitor(tx, kind, booking, (await gatherFacts(tx, sender))(booking))
}

const outdated = 'The visit has changed since, or its time is in the past. This email would no longer be correct.'
