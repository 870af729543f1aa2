import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openMailbox, writeMail } from '../../../tests/support/mail/arriving-mails.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { client, arrive, ask, close } = await openMailbox(db)
afterAll(close)

test.each(['won', 'lost'] as const)('an answer opens an enquiry again that was %s', async (status) => {
  const { uuid, messageId } = await ask()
  const { version } = await answered(client.enquiry({ uuid }))
  const moved = await answered(client.moveEnquiry({ uuid, version, status }))
  await arrive(writeMail([`In-Reply-To: ${messageId}`, 'Auto-Submitted: auto-replied']))
  expect(await answered(client.enquiry({ uuid }))).toMatchObject({ status, unread: false })
  const { unread } = await answered(client.countEnquiries())
  await arrive(writeMail([`In-Reply-To: ${messageId}`]))
  const { timeline, ...enquiry } = await answered(client.enquiry({ uuid }))
  expect(enquiry).toMatchObject({ status: 'replied', unread: true })
  expect(timeline.at(-1)).toMatchObject({ kind: 'status', by: 'Their answer', before: status, after: 'replied' })
  expect((await answered(client.countEnquiries())).unread).toBe(unread + 1)
  expect((await answered(client.enquiries({}))).rows[0]).toMatchObject({ uuid })
  expect(await client.moveEnquiry({ ...moved, status: 'won' })).toMatchObject({
    problem: { reason: expect.stringContaining('Jane Smith has written again') },
  })
})

test('an answer to an enquiry marked as spam does not reopen it', async () => {
  const { uuid, messageId } = await ask()
  const { version } = await answered(client.enquiry({ uuid }))
  await answered(client.moveEnquiry({ uuid, version, status: 'spam' }))
  await arrive(writeMail([`In-Reply-To: ${messageId}`]))
  expect((await answered(client.enquiry({ uuid }))).status).toBe('spam')
})
