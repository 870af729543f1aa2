import { afterAll, afterEach, beforeEach } from 'vitest'
import { openLog } from '../../../server/platform/log.ts'
import type { Mailer } from '../../../server/platform/mail/mail.ts'
import { type Outbox, startOutbox } from '../../../server/platform/mail/outbox.ts'
import { queueMails } from '../../../server/platform/mail/queue.ts'
import { openSmtpMailer } from '../../../server/platform/mail/smtp.ts'
import { outbox } from '../../../server/platform/tables.ts'
import { createTestDatabase } from '../database/database.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

export const never = 3_600_000

export const smtp = (smtpUrl: string, timeoutMs?: number) =>
  openSmtpMailer({ server: smtpUrl, from: 'Oak & Ash <shop@example.co.uk>', fromName: '' }, { timeoutMs })

export const mailTo = (toAddress: string) => ({
  kind: 'test',
  aboutUuid: null,
  fromName: 'Oak & Ash',
  toAddress,
  replyTo: 'jane@example.com',
  subject: `To ${toAddress}`,
  body: 'Hello',
  html: '<p>Hello</p>',
})

/** A database whose mails are deleted before each test; everything that a test opened is closed after it. */
export async function openMailTests() {
  const database = await createTestDatabase()
  const { db } = database
  const open: { close(): Promise<void> }[] = []
  beforeEach(async () => {
    await db.delete(outbox)
  })
  afterEach(async () => {
    for (const opened of open.splice(0).reverse()) await opened.close()
  })
  afterAll(database.drop)

  async function openServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
    const server = await startMailServer(...options)
    open.push(server)
    return server
  }
  function openOutbox(mailer: Mailer, pace: Pace = {}, log = openLog('silent')): Outbox {
    const started = startOutbox({ ...database, mailer, log, pace: { pollMs: never, ...pace } })
    open.push(started)
    return started
  }
  const readRows = () => db.select().from(outbox).orderBy(outbox.id)
  return {
    db,
    openServer,
    openOutbox,
    readRows,
    queue: (...addresses: string[]) => queueMails(db, 'shop.example', addresses.map(mailTo)),
    readRow: async () => (await readRows())[0],
    statuses: async () => (await readRows()).map(({ status }) => status),
  }
}

type Pace = Parameters<typeof startOutbox>[0]['pace']
