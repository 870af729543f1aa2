import type { Db } from '../platform/database.ts'
import { queueMails } from '../platform/mail/queue.ts'
import { readSettings } from '../site/settings.ts'
import type { BookingKeys } from './booking-keys.ts'
import type { BookingRecord } from './booking-record.ts'
import { type MailFacts, type VisitorMailKind, writeToShop, writeToVisitor } from './write-mails.ts'

/** The facts that mails need besides the database. */
export type Sender = { publicUrl: string; keys: BookingKeys }

export const manageAddress = (key: string) => `/visit/${key}`

/** Writes to the visitors who gave an address. */
export async function mailVisitors(
  db: Db,
  kind: VisitorMailKind,
  bookings: BookingRecord[],
  sender: Sender,
): Promise<void> {
  const reached = bookings.filter(({ email }) => email !== '')
  if (reached.length === 0) return
  const factsOf = await gatherFacts(db, sender)
  const mails = await Promise.all(reached.map((booking) => writeToVisitor(db, kind, booking, factsOf(booking))))
  await queueMails(db, nameHost(sender), mails)
}

/** Writes to the shop, if it has an address, about what a visitor did. */
export async function mailShop(
  db: Db,
  kind: Exclude<VisitorMailKind, 'reminder'>,
  booking: BookingRecord,
  sender: Sender,
): Promise<void> {
  const facts = (await gatherFacts(db, sender))(booking)
  if (facts.shop.email) await queueMails(db, nameHost(sender), [await writeToShop(db, kind, booking, facts)])
}

export async function gatherFacts(db: Db, { publicUrl, keys }: Sender): Promise<(booking: BookingRecord) => MailFacts> {
  const shop = await readSettings(db)
  return (booking) => ({ shop, publicUrl, manageUrl: publicUrl + manageAddress(keys.write(booking)) })
}

export const nameHost = ({ publicUrl }: Sender) => new URL(publicUrl).hostname
