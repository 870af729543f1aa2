import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { mailTo } from '../../../tests/support/mail/outbox.ts'
import type { Db } from '../database.ts'
import { outbox } from '../tables.ts'
import { markBounced, markDelivered, queueMails, replaceWaitingLinks, retryMail } from './queue.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  await db.delete(outbox)
})

type Mail = typeof outbox.$inferSelect
const aboutUuid = '00000000-0000-4000-8000-000000000001'
const link = 'https://shop.example/?token=abcdefghijklmnopqrstuvwxyz'

test.each([
  ['is retried', 'failed', (db: Db, { id }: Mail) => retryMail(db, id, aboutUuid)],
  ['is sent', 'queued', (db: Db, { id }: Mail) => markDelivered(db, id, 'sent')],
  ['has bounced', 'sent', (db: Db, { messageId }: Mail) => markBounced(db, messageId, 'No such mailbox')],
  ['is replaced', 'queued', (db: Db, { toAddress }: Mail) => replaceWaitingLinks(db, toAddress, 'test')],
] as const)('a mail that %s leaves others as they are', async (_, status, act) => {
  const mails = ['jane@example.com', 'ada@example.com'].map((address) => ({
    ...mailTo(address),
    aboutUuid,
    body: link,
  }))
  await queueMails(db, 'shop.example', mails)
  await db.update(outbox).set({ status })
  const [mail, other] = await db.select().from(outbox).orderBy(outbox.id)
  if (mail) await act(db, mail)
  const [changed, after] = await db.select().from(outbox).orderBy(outbox.id)
  expect(changed?.status).not.toBe(status)
  expect(after).toEqual(other)
})
