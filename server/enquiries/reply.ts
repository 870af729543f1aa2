import { and, asc, eq, inArray } from 'drizzle-orm'
import { formatLongDate } from '../../contract/dates/long-date.ts'
import { fillGaps } from '../../contract/gaps.ts'
import type { Reply, ReplyDraft, ReplyPreview } from '../../contract/staff/enquiries.ts'
import type { FindReplyAddress } from '../mail/mail-parts.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { queueMails } from '../platform/mail/queue.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { outbox } from '../platform/tables.ts'
import { describeAskedPieces } from '../shortlists/asked-facts.ts'
import { findPieceNow } from '../shortlists/asked-pieces.ts'
import type { Change } from '../site/changes.ts'
import { writeMail } from '../site/mail-texts.ts'
import { readSettings } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import { lockEnquiry, moveRow } from './enquiry-edits.ts'
import { quoteEnquiry } from './enquiry-mails.ts'
import { addEvents, type StaffActor } from './enquiry-moves.ts'
import { collectFillings, fillEveryGap } from './fillings.ts'
import { writeMailSubject } from './subject.ts'
import { enquiries, enquiryEvents } from './tables.ts'

type Row = typeof enquiries.$inferSelect
export const replyKind = 'enquiry-reply'
export const afterReply = (status: Row['status']) => (status === 'new' ? 'replied' : status)
export type ReplyParts = { publicUrl: string; findReplyAddress: FindReplyAddress }
type Context = ReplyParts & { me: string }

/** The initial text of the reply form. */
export async function startReply(db: Db, enquiry: Row, { publicUrl, me, findReplyAddress }: Context) {
  const [shop, now, thread, replyAddress] = await Promise.all([
    readSettings(db),
    findNow(db, enquiry),
    findThread(db, enquiry.uuid),
    findReplyAddress(db, enquiry.uuid),
  ])
  const subject = writeMailSubject(enquiry, shop.shopName)
  const fillings = collectFillings({ enquiry, shop, publicUrl, me, onSite: now?.onSite ? now.product : null })
  const reply = {
    subject: thread.length > 0 ? `Re: ${subject}` : subject,
    fillings,
    ...describeAnswers(replyAddress, shop.email),
  }
  return { ...reply, shop, now, thread, replyAddress }
}

/** Names the address to which answers go, but only while they do not arrive in the back office. */
const describeAnswers = (replyAddress: string | null, shopEmail: string) => ({
  answersReachUs: replyAddress !== null || shopEmail !== '',
  answersGoTo: replyAddress === null && shopEmail !== '' ? shopEmail : null,
})

const findNow = async (db: Db, { variantUuid }: Pick<Row, 'variantUuid'>) =>
  variantUuid === null ? null : findPieceNow(db, variantUuid)

export async function previewReply(db: Db, draft: ReplyDraft, context: Context): Promise<ReplyPreview> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.uuid, draft.uuid))
  if (!enquiry) throw notFound('enquiry')
  const { mail } = await writeReply(db, enquiry, draft, context)
  return { from: mail.fromName, to: mail.toAddress, subject: mail.subject, text: mail.body }
}

/** Stores the mail, its entry in the timeline and the resulting changes of the enquiry together, or nothing. */
export async function sendReply(
  tx: Transaction,
  change: Change,
  actor: StaffActor,
  { uuid, version, ...draft }: Reply,
  { canSendMail, ...parts }: ReplyParts & { canSendMail: boolean },
) {
  const before = await lockEnquiry(tx, actor, uuid, version)
  const { mail, text } = await writeReply(tx, before, { uuid, ...draft }, { ...parts, me: actor.name })
  const [messageId] = await queueMails(tx, new URL(parts.publicUrl).hostname, [mail])
  const after = {
    // A reply that is only written to a file has reached nobody.
    status: canSendMail ? afterReply(before.status) : before.status,
    assigneeId: before.assigneeId ?? actor.id,
  } as const
  const moved = await moveRow(tx, change, actor, { before, after })
  // Added last: a colleague's stale change is refused with the author of the latest event.
  await addEvents(tx, actor, [{ enquiryUuid: uuid, kind: 'reply', subject: mail.subject, text, messageId }])
  change.record({ action: 'reply', entity: 'enquiry', entityId: uuid })
  return moved
}

async function writeReply(db: Db, enquiry: Row, { subject, text }: ReplyDraft, context: Context) {
  if (enquiry.email === '') throw new Problem(409, 'No email address', noAddress)
  const { fillings, shop, thread, replyAddress } = await startReply(db, enquiry, context)
  const filled = fillEveryGap(text, fillings)
  const day = formatLongDate(enquiry.createdAt)
  const mail = {
    kind: replyKind,
    aboutUuid: enquiry.uuid,
    fromName: shop.shopName,
    toAddress: enquiry.email,
    replyTo: replyAddress ?? (shop.email || null),
    thread,
    byHand: true,
    ...(await writeMail(db, replyKind, {
      reply: [filled],
      subject: fillGaps(subject, fillings),
      day,
      wrote: enquiry.cameBy === 'site' ? 'wrote' : 'asked',
      message: [{ quote: quoteEnquiry(enquiry) }],
      pieces: enquiry.items.length > 0 ? [{ facts: describeAskedPieces(enquiry.items, context.publicUrl) }] : [],
      shop: describeShop(shop),
      'shop name': shop.shopName,
    })),
  }
  return { mail, text: filled }
}

const noAddress = 'There is no email address to reply to. Please answer by phone, and write a note about it.'

const maxNamed = 20

/**
 * The Message-IDs of the thread so far: the first, and the last ones. There may be many, as strangers can add to them, and
 * mail servers truncate long headers.
 */
async function findThread(db: Db, uuid: string): Promise<string[]> {
  const [receipts, replies] = await Promise.all([
    db
      .select({ messageId: outbox.messageId })
      .from(outbox)
      .where(and(eq(outbox.aboutUuid, uuid), eq(outbox.kind, 'enquiry-receipt'))),
    db
      .select({ messageId: enquiryEvents.messageId })
      .from(enquiryEvents)
      .where(and(eq(enquiryEvents.enquiryUuid, uuid), inArray(enquiryEvents.kind, ['reply', 'answer'])))
      .orderBy(asc(enquiryEvents.id)),
  ])
  const [first, ...later] = [...receipts, ...replies].flatMap(({ messageId }) => messageId ?? [])
  return first === undefined ? [] : [first, ...later.slice(-maxNamed)]
}
