import { and, eq, gt, ne } from 'drizzle-orm'
import { html as writeHtml } from 'hono/html'
import type { BookingStatus } from '../../contract/bookings.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { writeMailBody } from '../platform/mail/mail-body.ts'
import { type NewMail, queueMails } from '../platform/mail/queue.ts'
import { outbox } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import type { BookingRecord } from './booking-record.ts'
import { gatherFacts, nameHost, type Sender } from './send-mails.ts'
import {
  readVisitorMailKind,
  toShop,
  type VisitorMailKind,
  writeEmailFact,
  writeReplyNote,
  writeToVisitor,
} from './write-mails.ts'

type Mail = typeof outbox.$inferSelect

/**
 * Rewrites the queued mails that are still true to the current address of the visit: at the former one they would reach a
 * stranger, with a link that no longer works. Returns whether one of them contains the visit's own link.
 */
export async function readdressWaiting(tx: Transaction, booking: BookingRecord, sender: Sender): Promise<boolean> {
  const waiting = await tx
    .update(outbox)
    .set({ status: 'replaced' })
    .where(and(eq(outbox.aboutUuid, booking.uuid), ne(outbox.kind, toShop), eq(outbox.status, 'queued')))
    .returning()
  if (booking.email === '') return false
  const inOrder = waiting.toSorted((one, other) => one.id - other.id)
  const mails: NewMail[] = []
  for (const mail of inOrder)
    if (await isStillTrue(tx, mail, booking)) mails.push(await writeAgain(tx, mail, booking, sender))
  await queueMails(tx, nameHost(sender), mails)
  return mails.some(({ kind }) => readVisitorMailKind(kind) !== undefined)
}

/** Corrects the visitor's address in queued mails to the shop. `name`: the visitor's name when those mails were written. */
export async function correctWaiting(tx: Transaction, booking: BookingRecord, name: string): Promise<void> {
  const isWaiting = and(eq(outbox.aboutUuid, booking.uuid), eq(outbox.kind, toShop), eq(outbox.status, 'queued'))
  for (const mail of await tx.select().from(outbox).where(isWaiting))
    await tx
      .update(outbox)
      .set(correctVisitor(mail, booking, name))
      .where(eq(outbox.id, mail.id))
}

/** A mail to the shop with the visitor's current address: a reply to a mistyped one would reach a stranger. */
export function correctVisitor(mail: Mail, { email, name }: BookingRecord, nameThen = name) {
  const { replyTo } = mail
  const answered = { replyTo: email || null }
  if (replyTo === null) return answered
  const inHtml = (address: string) => String(writeHtml`${address}`)
  const { body, html } = email ? mail : leaveOutAddress(mail, replyTo, writeReplyNote(nameThen))
  return {
    ...answered,
    body: body.replaceAll(replyTo, () => email),
    html: html?.replaceAll(inHtml(replyTo), () => inHtml(email)),
  }
}

/** Leaves out the line with the address, and the note that a reply goes there: the visitor no longer has an address. */
function leaveOutAddress({ body, html }: Mail, address: string, note: string): Pick<Mail, 'body' | 'html'> {
  const fact = writeMailBody([{ facts: [writeEmailFact(address)] }])
  const line = fact.html.replace(/^<p>|<\/p>$/g, '')
  const inHtml = writeMailBody([note]).html
  return {
    body: [`\n${fact.body.trimEnd()}`, `\n\n${note}`, note].reduce(leaveOut, body),
    html: html && [line, inHtml, inHtml.replace(/<[^>]+>/g, '')].reduce(leaveOut, html),
  }
}

const leaveOut = (text: string, part: string) => text.replaceAll(part, '')

/** The status that a visit must have for each kind of mail to be true. */
const trueFor: Record<VisitorMailKind, BookingStatus> = {
  booked: 'booked',
  moved: 'booked',
  reminder: 'booked',
  cancelled: 'cancelled',
}

/** Whether a mail to the visitor is still true. A mail that staff wrote themselves names the time the visit had then. */
export async function isStillTrue(db: Db, mail: Mail, booking: BookingRecord): Promise<boolean> {
  const kind = readVisitorMailKind(mail.kind)
  return kind
    ? booking.status === trueFor[kind] && booking.startsAt > new Date()
    : booking.status !== 'cancelled' && !(await hasMovedSince(db, mail))
}

async function hasMovedSince(db: Db, { aboutUuid, createdAt }: Mail): Promise<boolean> {
  const moves = and(eq(audit.entity, 'booking'), eq(audit.entityId, aboutUuid ?? ''), eq(audit.action, 'move'))
  return (await db.$count(audit, and(moves, gt(audit.at, createdAt)))) > 0
}

async function writeAgain(db: Db, mail: Mail, booking: BookingRecord, sender: Sender): Promise<NewMail> {
  const kind = readVisitorMailKind(mail.kind)
  if (kind) return writeToVisitor(db, kind, booking, (await gatherFacts(db, sender))(booking))
  const { kind: own, aboutUuid, fromName, replyTo, subject, byHand } = mail
  return { kind: own, aboutUuid, fromName, replyTo, subject, byHand, ...readdress(mail, booking, sender) }
}

/** What staff wrote is stored only in the mail, so it cannot be written again: the current link replaces earlier ones in it. */
export function readdress({ body, html }: Mail, booking: BookingRecord, { keys }: Sender) {
  const { uuid, email, linkNumber } = booking
  const former = Array.from({ length: linkNumber }, (_, number) => keys.write({ uuid, linkNumber: number }))
  const relink = (text: string) => former.reduce((rest, key) => rest.replaceAll(key, keys.write(booking)), text)
  return { toAddress: email, body: relink(body), html: html && relink(html) }
}
