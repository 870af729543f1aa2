import { and, eq, inArray } from 'drizzle-orm'
import type { MailParts } from '../../mail/mail-parts.ts'
import { type Headers, readAnswered, readRecipients } from '../../mail/mailbox/headers.ts'
import type { Db } from '../../platform/database.ts'
import { outbox } from '../../platform/tables.ts'
import { enquiries, enquiryEvents } from '../tables.ts'

/** The enquiry that a mail answers: by its recipient, or by the mails to which its headers refer. */
export async function findAnswered(
  db: Db,
  headers: Headers,
  tokens: MailParts['replyTokens'],
): Promise<string | undefined> {
  const named = tokens.find(readRecipients(headers))
  if (named && (await isThere(db, named))) return named
  const ids = readAnswered(headers)
  if (ids.length === 0) return undefined
  const [mails, events] = await Promise.all([
    db
      .select({ messageId: outbox.messageId, uuid: enquiries.uuid })
      .from(outbox)
      .innerJoin(enquiries, eq(enquiries.uuid, outbox.aboutUuid))
      .where(inArray(outbox.messageId, ids)),
    db
      .select({ messageId: enquiryEvents.messageId, uuid: enquiryEvents.enquiryUuid })
      .from(enquiryEvents)
      .where(inArray(enquiryEvents.messageId, ids)),
  ])
  const found = new Map([...events, ...mails].map(({ messageId, uuid }) => [messageId, uuid]))
  return ids.map((id) => found.get(id)).find((uuid) => uuid !== undefined)
}

const isThere = async (db: Db, uuid: string) => (await db.$count(enquiries, and(eq(enquiries.uuid, uuid)))) > 0
