import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { mailTo } from '../tests/support/mail/outbox.ts'
import { openReplyShop } from '../tests/support/mail/reply-shop.ts'
import { answered } from '../tests/support/shop-window.ts'
import { supplierLists } from './catalogue/tables.ts'
import { queueMails } from './platform/mail/queue.ts'
import { outbox } from './platform/tables.ts'
import { silenceCopy } from './silence-copy.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

test('a copy sends no queued mail, has no mail servers, and fetches no lists', async () => {
  const { client, mail } = await openReplyShop(db)
  const { replies } = await answered(client.mailbox())
  const server = { host: '127.0.0.1', port: 143, security: 'none' as const, userName: 'shop', password: 'hunter2' }
  await answered(
    client.saveMailbox({ version: replies.version, edit: { ...server, address: 'a@oak.example', takesPlus: true } }),
  )
  await db.insert(supplierLists).values({ name: 'Oak', address: 'https://oak.example/list.csv' })
  await queueMails(db, 'shop.example', [mailTo('jane@example.com')])
  await db.insert(outbox).values({ ...mailTo('ada@example.com'), messageId: 'sent', status: 'sent' })

  await silenceCopy(db)
  const mails = await db.select().from(outbox).orderBy(outbox.toAddress)
  expect(mails.map(({ toAddress, status }) => [toAddress, status])).toEqual([
    ['ada@example.com', 'sent'],
    ['jane@example.com', 'failed'],
  ])
  expect(await mail.canSend()).toBe(false)
  expect(await answered(client.mailbox())).toMatchObject({ replies: { edit: { host: '' } } })
  expect(await db.select().from(supplierLists)).toMatchObject([{ isFetched: false }])
})
