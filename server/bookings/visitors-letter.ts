import { inArray } from 'drizzle-orm'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import type { VisitorsLetter } from '../../contract/staff/bookings.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { greet } from '../platform/mail/greeting.ts'
import { type NewMail, queueMails } from '../platform/mail/queue.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { writeMail } from '../site/mail-texts.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'
import type { LetterFacts } from './letters.ts'
import { gatherFacts, type Sender } from './send-letters.ts'
import { bookings } from './tables.ts'

/** The kind of mail that one text to several visitors is. */
export const sharedLetter = 'booking-letter'

/**
 * Writes one text to several visitors: a mail to each, with their own time and link. Who gave no address is counted, and
 * who has cancelled since the list was read is left alone.
 */
export async function writeToVisitors(
  tx: Transaction,
  change: Change,
  { uuids, ...letter }: VisitorsLetter,
  sender: Sender,
) {
  const rows = await tx.select().from(bookings).where(inArray(bookings.uuid, uuids))
  if (rows.length < uuids.length) throw notFound('visit')
  const expected = rows.filter(({ status }) => status === 'booked')
  const reached = expected.filter(({ email }) => email !== '')
  const factsOf = await gatherFacts(tx, sender)
  const mails = await Promise.all(reached.map((booking) => writeTo(tx, booking, letter, factsOf(booking))))
  await queueMails(tx, new URL(sender.publicUrl).hostname, mails)
  for (const { uuid } of reached) change.record({ action: 'write', entity: 'booking', entityId: uuid })
  return { written: reached.length, withoutAddress: expected.length - reached.length }
}

type Letter = Pick<VisitorsLetter, 'subject' | 'text'>

async function writeTo(db: Db, booking: BookingRecord, letter: Letter, facts: LetterFacts): Promise<NewMail> {
  const { shop, manageUrl } = facts
  return {
    kind: sharedLetter,
    aboutUuid: booking.uuid,
    fromName: shop.shopName,
    toAddress: booking.email,
    replyTo: shop.email || null,
    byHand: true,
    ...(await writeMail(db, 'booking-letter', {
      greeting: greet(booking.name),
      letter: [letter.text],
      subject: letter.subject,
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
