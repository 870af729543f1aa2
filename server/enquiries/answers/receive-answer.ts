import { and, eq, gt, sql } from 'drizzle-orm'
import type { MailParts } from '../../mail/mail-parts.ts'
import { findMailbox, readServer } from '../../mail/mail-servers.ts'
import type { Transaction } from '../../platform/database.ts'
import { readAddress } from '../../platform/mail/mail.ts'
import { queueMails } from '../../platform/mail/queue.ts'
import { readSettings } from '../../site/settings.ts'
import { writeAnswerToShop } from '../enquiry-mails.ts'
import { enquiries, enquiryAttachments, enquiryEvents } from '../tables.ts'
import { keepToLimits } from './day-limits.ts'
import type { ReadMail } from './process.ts'

type ArrivedAnswer = ReadMail & { enquiryUuid: string; messageId: string; isAutomatic: boolean }
type Enquiry = typeof enquiries.$inferSelect
type Outcome = 'stored' | 'known' | 'ours' | 'too many' | 'erased'

const maxNoticesPerHour = 5

/** Stores a shopper's mail in the timeline, once even if the mailbox is read several times. */
export async function receiveAnswer(mail: MailParts, answer: ArrivedAnswer, publicUrl: string): Promise<Outcome> {
  if (await isFromUs(mail, answer.address)) return 'ours'
  return mail.db.transaction(async (tx) => {
    const { enquiryUuid } = answer
    const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.uuid, enquiryUuid)).for('no key update')
    if (!enquiry) return 'erased'
    const kept = await keepToLimits(tx, enquiryUuid, answer)
    if (!kept) return 'too many'
    const name = answer.name || answer.address || enquiry.name
    const eventId = await storeEvent(tx, kept, name)
    if (eventId === undefined) return 'known'
    if (answer.isAutomatic) return 'stored'
    await tx
      .update(enquiries)
      .set({
        readAt: null,
        answeredAt: sql`now()`,
        version: sql`${enquiries.version} + 1`,
        status: await reopen(tx, enquiry),
      })
      .where(eq(enquiries.uuid, enquiryUuid))
    if ((await countLastHour(tx, enquiryUuid)) <= maxNoticesPerHour)
      await notifyShop(tx, mail, { answer: kept, enquiry, publicUrl })
    return 'stored'
  })
}

/**
 * An enquiry that was won or lost is reopened when its shopper writes; otherwise staff would not see the answer in any
 * list.
 */
async function reopen(tx: Transaction, { uuid, status }: Enquiry): Promise<Enquiry['status']> {
  if (status !== 'won' && status !== 'lost') return status
  const event = { kind: 'status', staffName: 'Their answer', before: status, after: 'replied' } as const
  await tx.insert(enquiryEvents).values({ ...event, enquiryUuid: uuid })
  return event.after
}

async function isFromUs({ db, box, config }: MailParts, address: string): Promise<boolean> {
  const { row } = await readServer(db, box, 'sending')
  return address !== '' && address.toLowerCase() === readAddress(config.from ?? row.address).toLowerCase()
}

const countLastHour = (tx: Transaction, uuid: string) =>
  tx.$count(
    enquiryEvents,
    and(
      eq(enquiryEvents.enquiryUuid, uuid),
      eq(enquiryEvents.kind, 'answer'),
      gt(enquiryEvents.createdAt, sql`now() - interval '1 hour'`),
    ),
  )

async function storeEvent(tx: Transaction, answer: ArrivedAnswer, staffName: string): Promise<number | undefined> {
  const { enquiryUuid, messageId, isAutomatic, subject, text, address, attachments } = answer
  const [event] = await tx
    .insert(enquiryEvents)
    .values({ enquiryUuid, kind: 'answer', staffName, subject, text, messageId, isAutomatic, fromAddress: address })
    .onConflictDoNothing()
    .returning({ id: enquiryEvents.id })
  if (!event) return undefined
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    eventId: event.id,
    content: content && Buffer.from(content),
  }))
  if (files.length > 0) await tx.insert(enquiryAttachments).values(files)
  return event.id
}

type Notice = { answer: ArrivedAnswer; enquiry: Enquiry; publicUrl: string }

/** Sends the shop a notice, unless its address is the mailbox itself, which staff read anyway. */
async function notifyShop(tx: Transaction, { box }: MailParts, { answer, enquiry, publicUrl }: Notice): Promise<void> {
  const [shop, mailbox] = await Promise.all([readSettings(tx), findMailbox(tx, box)])
  if (shop.email === '' || shop.email.toLowerCase() === mailbox?.address.toLowerCase()) return
  await queueMails(tx, new URL(publicUrl).hostname, [
    await writeAnswerToShop(tx, enquiry, { text: answer.text, shop, publicUrl }),
  ])
}
