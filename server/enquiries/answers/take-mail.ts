import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { MailParts } from '../../mail/mail-parts.ts'
import { isAutomatic, isReport, readMessageId } from '../../mail/mailbox/headers.ts'
import type { TakeMail } from '../../mail/mailbox/watch-mailbox.ts'
import type { Db } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { markBounced, nameInLog } from '../../platform/mail/queue.ts'
import { Problem } from '../../platform/problem.ts'
import { outbox } from '../../platform/tables.ts'
import { readReport } from './delivery-report.ts'
import { findAnswered } from './find-enquiry.ts'
import type { ReadMail } from './process.ts'
import type { MailReader } from './read-mail.ts'
import { receiveAnswer } from './receive-answer.ts'

type Options = { mail: MailParts; reader: MailReader; publicUrl: string; log: Logger }

const maxMailBytes = 25 * 1024 * 1024
const maxReportBytes = 5 * 1024 * 1024

/** Handles a mail of the mailbox that answers an enquiry, or reports on the delivery of our mail. Others are ignored. */
export const takeMails =
  ({ mail, reader, publicUrl, log }: Options): TakeMail =>
  async ({ headers, bytes }, load) => {
    const { db, replyTokens } = mail
    if (isReport(headers) && bytes <= maxReportBytes && (await takeReport(db, await load(), log))) return
    const enquiryUuid = await findAnswered(db, headers, replyTokens)
    const messageId = readMessageId(headers)
    if (!enquiryUuid || (await isOurs(db, messageId))) return
    const source = bytes <= maxMailBytes ? await load() : Buffer.alloc(0)
    if (!source) return
    const read = bytes <= maxMailBytes ? await readOrExplain(reader, source) : explained('It is larger than 25 MB.')
    // A mail that is too large to load is identified by its headers.
    const content = source.length > 0 ? source : Buffer.from(JSON.stringify([...headers]))
    const facts = { enquiryUuid, messageId: messageId || nameByContent(content), isAutomatic: isAutomatic(headers) }
    const outcome = await receiveAnswer(mail, { ...facts, ...read }, publicUrl)
    log.info({ enquiryUuid, outcome }, 'An email about an enquiry has arrived')
  }

async function takeReport(db: Db, source: Buffer | undefined, log: Logger): Promise<boolean> {
  const report = source && readReport(source)
  if (!report) return false
  const marked = await Promise.all(report.messageIds.map((id) => markBounced(db, id, report.reason)))
  if (!marked.includes(true)) return false
  const mails = report.messageIds.filter((_, place) => marked[place]).map(nameInLog)
  log.warn({ mails }, 'An email of the shop was reported as not delivered')
  return true
}

/** Whether a mail is a copy of one that the shop has sent itself. */
const isOurs = async (db: Db, messageId: string) =>
  messageId !== '' && (await db.$count(outbox, eq(outbox.messageId, messageId))) > 0

/** A mail that cannot be parsed is not lost: its entry in the timeline says that it is in the mailbox. */
async function readOrExplain(reader: MailReader, source: Buffer): Promise<ReadMail> {
  try {
    return await reader.read(source)
  } catch (error) {
    return explained(error instanceof Problem ? error.body.reason : 'It is not a valid email.')
  }
}

const explained = (reason: string): ReadMail => ({
  name: '',
  address: '',
  subject: '',
  attachments: [],
  text: `This email could not be shown here. ${reason} Please read it in the mailbox.`,
})

const nameByContent = (source: Buffer) => `<${createHash('sha256').update(source).digest('hex')}@without-id>`
