import { and, eq, ne } from 'drizzle-orm'
import type { Db, Transaction } from '../platform/database.ts'
import { type NewMail, queueMails } from '../platform/mail/queue.ts'
import { outbox } from '../platform/tables.ts'
import type { BookingRecord } from './booking-record.ts'
import { gatherFacts, nameHost, type Sender } from './send-mails.ts'
import { readVisitorMailKind, toShop, writeToVisitor } from './write-mails.ts'

type Mail = typeof outbox.$inferSelect

/**
 * Writes the mails that still wait again, to the address that the visit has now: at the former one they would reach a
 * stranger, with a link that no longer works.
 */
export async function readdressWaiting(tx: Transaction, booking: BookingRecord, sender: Sender): Promise<void> {
  const waiting = await tx
    .update(outbox)
    .set({ status: 'replaced' })
    .where(and(eq(outbox.aboutUuid, booking.uuid), ne(outbox.kind, toShop), eq(outbox.status, 'queued')))
    .returning()
  if (booking.email === '') return
  const inOrder = waiting.toSorted((one, other) => one.id - other.id)
  const mails = await Promise.all(inOrder.map((mail) => writeAgain(tx, mail, booking, sender)))
  await queueMails(tx, nameHost(sender), mails)
}

async function writeAgain(db: Db, mail: Mail, booking: BookingRecord, sender: Sender): Promise<NewMail> {
  const kind = readVisitorMailKind(mail.kind)
  if (kind) return writeToVisitor(db, kind, booking, (await gatherFacts(db, sender))(booking))
  const { kind: own, aboutUuid, fromName, replyTo, subject, byHand } = mail
  return { kind: own, aboutUuid, fromName, replyTo, subject, byHand, ...readdress(mail, booking, sender) }
}

/** What staff wrote is not known apart from its mail: the link that works now takes the place of former ones in it. */
export function readdress({ body, html }: Mail, booking: BookingRecord, { keys }: Sender) {
  const { uuid, email, linkNumber } = booking
  const former = Array.from({ length: linkNumber }, (_, number) => keys.write({ uuid, linkNumber: number }))
  const relink = (text: string) => former.reduce((rest, key) => rest.replaceAll(key, keys.write(booking)), text)
  return { toAddress: email, body: relink(body), html: html && relink(html) }
}
