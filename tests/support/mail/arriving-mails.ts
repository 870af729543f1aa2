import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { openMailReader } from '../../../server/enquiries/answers/read-mail.ts'
import { takeMails } from '../../../server/enquiries/answers/take-mail.ts'
import { readHeaders } from '../../../server/mail/mailbox/headers.ts'
import type { Database } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { outbox } from '../../../server/platform/tables.ts'
import { publicUrl } from '../enquiries.ts'
import { askAgain } from '../staff/enquiry-staff.ts'
import { openReplyShop } from './reply-shop.ts'

/** A shop that reads the mails that a test passes to it. */
export async function openMailbox(db: Database) {
  const { mail, client } = await openReplyShop(db)
  const reader = openMailReader()
  const take = takeMails({ mail, reader, publicUrl, log: openLog('silent') })
  return {
    mail,
    client,
    close: reader.close,
    /** Passes a mail to the shop as its mailbox reader does; reading from a real mailbox is tested with Dovecot. */
    arrive: (mail: string | Buffer, bytes?: number) => {
      const given = typeof mail === 'string' ? Buffer.from(mail) : mail
      const source = Buffer.from(given.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1')
      const headers = readHeaders(source.subarray(0, source.indexOf('\r\n\r\n')))
      return take({ uid: 1, bytes: bytes ?? source.length, headers }, async () => source)
    },
    /** Sends an enquiry; returns it with the id of its receipt. */
    ask: async (email = 'jane@example.com') => {
      const uuid = await askAgain(db, { email })
      const mails = await db.select().from(outbox).where(eq(outbox.aboutUuid, uuid))
      const [first] = mails
      const messageId = (mails.find(({ kind }) => kind === 'enquiry-receipt') ?? first)?.messageId ?? ''
      return { uuid, messageId }
    },
  }
}

export const writeMail = (headers: string[], body = 'Yes, please.\n') =>
  [
    `Message-ID: <${randomUUID()}@example.com>`,
    'From: Jane Smith <jane@example.com>',
    'Subject: Re: Hello',
    ...headers,
    '',
    body,
  ].join('\n')
