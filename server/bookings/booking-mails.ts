import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { BookingStatus } from '../../contract/bookings.ts'
import type { BookingMail } from '../../contract/staff/bookings.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { outbox } from '../platform/tables.ts'
import type { Change } from '../site/changes.ts'
import { retryMailAbout, showMailState } from '../site/mails-about.ts'
import { audit } from '../site/tables.ts'
import { type BookingRecord, takeBooking } from './booking-record.ts'
import { readdress } from './readdress-mails.ts'
import { gatherFacts, type Sender } from './send-mails.ts'
import { readVisitorMailKind, toShop, type VisitorMailKind, writeToVisitor } from './write-mails.ts'

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

/** The visits whose visitor did not get the last mail: what came before it no longer matters. */
export async function findFailed(db: Db, uuids: string[]): Promise<Set<string | null>> {
  const rows = await db
    .select({ uuid: outbox.aboutUuid, status: sql`(array_agg(${outbox.status} order by ${outbox.id} desc))[1]` })
    .from(outbox)
    .where(and(inArray(outbox.aboutUuid, uuids), ne(outbox.kind, toShop)))
    .groupBy(outbox.aboutUuid)
  return new Set(rows.filter(({ status }) => status === 'failed' || status === 'bounced').map(({ uuid }) => uuid))
}

const superseded = 'A later email to the visitor is up to date. Please send that one.'

/** Sends a mail again. A mail to the visitor is written again from the visit as it is now. */
export async function resendMail(
  tx: Transaction,
  change: Change,
  { uuid, mailId }: { uuid: string; mailId: number },
  sender: Sender,
): Promise<void> {
  const booking = await takeBooking(tx, uuid)
  const toVisitor = (await selectMails(tx, uuid)).filter(isToVisitor)
  const mail = toVisitor.find(({ id }) => id === mailId)
  if (mail) {
    if (mail !== toVisitor.at(-1)) throw new Problem(409, 'There is a later email', superseded)
    const values = await rewrite(tx, mail, booking, sender)
    await tx.update(outbox).set(values).where(eq(outbox.id, mailId))
  }
  await retryMailAbout(tx, change, { entity: 'booking', uuid, mailId, toShop: [toShop] })
}

/** The status of a visit about which each mail is true. */
const trueFor: Record<VisitorMailKind, BookingStatus> = {
  booked: 'booked',
  moved: 'booked',
  reminder: 'booked',
  cancelled: 'cancelled',
}

async function rewrite(tx: Transaction, mail: Mail, booking: BookingRecord, sender: Sender): Promise<Partial<Mail>> {
  if (booking.email === '') throw new Problem(409, 'There is no address', 'This visit has no email address any more.')
  const kind = readVisitorMailKind(mail.kind)
  const isTrue = kind
    ? booking.status === trueFor[kind] && booking.startsAt > new Date()
    : booking.status !== 'cancelled' && !(await hasMovedSince(tx, mail))
  if (!isTrue) throw new Problem(409, 'No longer correct', outdated)
  // What staff wrote themselves is not known apart from its mail, and names the time.
  if (!kind) return readdress(mail, booking, sender)
  return writeToVisitor(tx, kind, booking, (await gatherFacts(tx, sender))(booking))
}

const outdated = 'The visit has changed since, or its time is in the past. This email would no longer be correct.'

async function hasMovedSince(tx: Transaction, { aboutUuid, createdAt }: Mail): Promise<boolean> {
  const moves = and(eq(audit.entity, 'booking'), eq(audit.entityId, aboutUuid ?? ''), eq(audit.action, 'move'))
  return (await tx.$count(audit, and(moves, gt(audit.at, createdAt)))) > 0
}
