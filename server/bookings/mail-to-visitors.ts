import { createHash, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import type { MailToVisitors } from '../../contract/staff/bookings.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { lockKey } from '../platform/lock-key.ts'
import { greet } from '../platform/mail/greeting.ts'
import { queueMails, writeMessageId } from '../platform/mail/queue.ts'
import { notFound } from '../platform/problem.ts'
import { outbox } from '../platform/tables.ts'
import { writeUuid } from '../platform/write-uuid.ts'
import type { Change } from '../site/changes.ts'
import { writeMail } from '../site/mail-texts.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'
import { gatherFacts, type Sender } from './send-mails.ts'
import { bookings } from './tables.ts'
import type { MailFacts } from './write-mails.ts'

/** The kind of the mails that send one text to several visitors. */
export const mailToVisitorsKind = 'booking-letter'

/**
 * Writes one text to several visitors: a mail to each, with their own time and link. Visitors without an address are
 * counted, and those who have cancelled since the list was read are skipped.
 */
export async function writeToVisitors(
  tx: Transaction,
  change: Change,
  { key = randomUUID(), uuids, ...mail }: MailToVisitors,
  sender: Sender,
) {
  // Locked, so that no colleague or visitor changes the time or the address while the mail is written.
  const rows = await tx.select().from(bookings).where(inArray(bookings.uuid, uuids)).for('share')
  if (rows.length < uuids.length) throw notFound('visit')
  const expected = rows.filter(({ status }) => status === 'booked')
  const reached = expected.filter(({ email }) => email !== '')
  const host = new URL(sender.publicUrl).hostname
  const written = await findWritten(tx, key, host, uuids)
  const due = reached.filter(({ uuid }) => !written.has(uuid))
  const factsOf = await gatherFacts(tx, sender)
  const mails = await Promise.all(due.map((booking) => writeTo(tx, booking, mail, factsOf(booking))))
  const named = mails.map((mail) => ({ ...mail, uuid: nameMail(key, mail.aboutUuid) }))
  await queueMails(tx, host, named)
  for (const { uuid } of due) change.record({ action: 'write', entity: 'booking', entityId: uuid })
  return { written: reached.length, withoutAddress: expected.length - reached.length }
}

/** The bookings whose visitors have already been sent the mail with this key. */
async function findWritten(tx: Transaction, key: string, host: string, uuids: string[]): Promise<Set<string | null>> {
  await lockKey(tx, key)
  const messageIds = uuids.map((uuid) => writeMessageId(nameMail(key, uuid), host))
  const mails = await tx.select({ uuid: outbox.aboutUuid }).from(outbox).where(inArray(outbox.messageId, messageIds))
  return new Set(mails.map(({ uuid }) => uuid))
}

/** The uuid of the mail to one visitor, derived from the key, so that a repeated request writes the same mail only once. */
const nameMail = (key: string, bookingUuid: string): string =>
  writeUuid(createHash('sha256').update(key).update(bookingUuid).digest().subarray(0, 16))

type Mail = Pick<MailToVisitors, 'subject' | 'text'>

async function writeTo(db: Db, booking: BookingRecord, mail: Mail, facts: MailFacts) {
  const { shop, manageUrl } = facts
  return {
    kind: mailToVisitorsKind,
    aboutUuid: booking.uuid,
    fromName: shop.shopName,
    toAddress: booking.email,
    replyTo: shop.email || null,
    byHand: true,
    ...(await writeMail(db, 'booking-letter', {
      greeting: greet(booking.name),
      letter: [mail.text],
      subject: mail.subject,
      visit: [
        {
          facts: [
            { name: 'Your visit', value: formatVisitTime(booking.startsAt) },
            { name: 'Move or cancel your visit', value: manageUrl, link: manageUrl },
          ],
        },
      ],
      shop: describeShop(shop),
      'shop name': shop.shopName,
    })),
  }
}
