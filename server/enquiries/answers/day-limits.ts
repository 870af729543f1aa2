import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { megabyte } from '../../../contract/body-limits.ts'
import type { Transaction } from '../../platform/database.ts'
import { enquiryAttachments, enquiryEvents } from '../tables.ts'
import type { CheckedFile } from './check-attachment.ts'
import type { ReadMail } from './process.ts'

/** Limits the mails of one enquiry, so that two automatic senders cannot answer each other without end. */
const maxPerDay = 50

/** Limits for files of strangers, which take up space in the database. */
const maxEnquiryBytes = 100 * megabyte
const maxTotalBytes = 500 * megabyte

const isToday = gt(enquiryEvents.createdAt, sql`now() - interval '1 day'`)

/** Removes from a mail the files beyond the limits of the day, and names them. undefined: the mail is not stored at all. */
export async function keepToLimits<Mail extends ReadMail>(
  tx: Transaction,
  enquiryUuid: string,
  mail: Mail,
): Promise<Mail | undefined> {
  const [today] = await tx
    .select({
      mails: sql<number>`count(*)::int`,
      isSaid: sql<boolean>`coalesce(bool_or(${enquiryEvents.text} = ${tooMany}), false)`,
    })
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryUuid, enquiryUuid), eq(enquiryEvents.kind, 'answer'), isToday))
  const { mails = 0, isSaid = false } = today ?? {}
  if (mails >= maxPerDay + (isSaid ? 1 : 0))
    return isSaid ? undefined : { ...mail, subject: '', text: tooMany, attachments: [] }
  return { ...mail, attachments: await keepFiles(tx, enquiryUuid, mail.attachments) }
}

const tooMany = `More than ${maxPerDay} emails about this enquiry came within a day. This one and others of this day are not shown here. Please read them in the mailbox.`

async function keepFiles(tx: Transaction, enquiryUuid: string, files: CheckedFile[]): Promise<CheckedFile[]> {
  if (files.length === 0) return files
  let { own, all } = await countKept(tx, enquiryUuid)
  return files.map((file) => {
    if (file.content === null) return file
    if (own + file.bytes > maxEnquiryBytes)
      return refuse(file, 'The files of this enquiry had more than 100 MB within a day.')
    if (all + file.bytes > maxTotalBytes)
      return refuse(file, 'The files of all enquiries had more than 500 MB within a day.')
    own += file.bytes
    all += file.bytes
    return file
  })
}

const refuse = (file: CheckedFile, refusal: string): CheckedFile => ({ ...file, content: null, refusal })

async function countKept(tx: Transaction, enquiryUuid: string): Promise<{ own: number; all: number }> {
  const { bytes, eventId, content } = enquiryAttachments
  const [kept] = await tx
    .select({
      own: sql<number>`coalesce(sum(${bytes}) filter (where ${enquiryEvents.enquiryUuid} = ${enquiryUuid}), 0)::int`,
      all: sql<number>`coalesce(sum(${bytes}), 0)::int`,
    })
    .from(enquiryAttachments)
    .innerJoin(enquiryEvents, eq(enquiryEvents.id, eventId))
    .where(and(isNotNull(content), isToday))
  return kept ?? { own: 0, all: 0 }
}
