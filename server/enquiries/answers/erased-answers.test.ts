import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openMailbox, writeMail } from '../../../tests/support/mail/arriving-mails.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { outbox } from '../../platform/tables.ts'
import { enquiryAttachments, enquiryEvents } from '../tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { client, arrive, ask, close } = await openMailbox(db)
afterAll(close)

test('answers are erased with their enquiry, and those of the person in other enquiries too', async () => {
  const email = 'erase-me@example.com'
  const [own, others] = [await ask(email), await ask('other@example.com')]
  const file =
    '--x\nContent-Type: text/plain\n\nHello from me\n--x\nContent-Type: text/plain\nContent-Disposition: attachment; filename=me.txt\n\nsecret of mine\n--x--\n'
  for (const { messageId } of [own, others])
    await arrive(
      writeMail([`In-Reply-To: ${messageId}`, 'Content-Type: multipart/mixed; boundary=x'], file).replace(
        'jane@example.com',
        email,
      ),
    )
  const kept = [`In-Reply-To: ${others.messageId}`, 'Content-Type: multipart/mixed; boundary=x']
  await arrive(writeMail(kept, file.replace('Hello from me', 'Hello from Jane')))
  const filesBefore = await db.$count(enquiryAttachments)
  const held = await answered(client.shopper({ email }))
  expect(held.enquiries[0]?.events).toMatchObject([{ kind: 'answer', text: 'Hello from me' }])
  expect(held.mentions).toMatchObject([{ uuid: others.uuid }])
  await answered(client.eraseShopper({ email }))
  expect(await db.$count(enquiryAttachments)).toBe(filesBefore - 2)
  expect(JSON.stringify(await db.select().from(enquiryEvents))).not.toMatch(/Hello from me|erase-me/)
})

test('the mail to the shop that quotes an erased answer is erased, and one about another answer is kept', async () => {
  const email = 'sister@example.com'
  const { uuid, messageId } = await ask()
  const theirs = writeMail([`In-Reply-To: ${messageId}`], 'Her blood pressure is high.\n')
  await arrive(theirs.replace('jane@example.com', email))
  await arrive(writeMail([`In-Reply-To: ${messageId}`], 'I like the sofa.\n'))
  const { mails } = await answered(client.eraseShopper({ email }))
  expect(mails).toBe(1)
  const kept = await db.select().from(outbox).where(eq(outbox.aboutUuid, uuid))
  expect(JSON.stringify(kept)).not.toContain('blood pressure')
  expect(JSON.stringify(kept)).toContain('I like the sofa.')
})
