import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox, fillIn, openContact } from '../../tests/support/enquiries.ts'
import { readMails } from '../bookings/booking-mails.ts'
import { outbox } from '../platform/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))

const contact = openContact(db)
const count = async () => ({ enquiries: await db.$count(enquiries), mails: await db.$count(outbox) })

test('an enquiry that is retried because its answer was lost is stored once, with its mails', async () => {
  const uuid = randomUUID()
  const first = await contact(fillIn({ uuid }))
  expect(await contact(fillIn({ uuid }))).toEqual(first)
  expect(await count()).toEqual({ enquiries: 1, mails: 2 })
})

test('an enquiry that is sent several times concurrently is stored once', async () => {
  const uuid = randomUUID()
  await Promise.all(Array.from({ length: 4 }, () => contact(fillIn({ uuid }))))
  expect(await count()).toEqual({ enquiries: 1, mails: 2 })
})

test('a retry with a changed message is stored as another enquiry, which can itself be retried', async () => {
  const uuid = randomUUID()
  await contact(fillIn({ uuid }))
  for (let n = 0; n < 2; n++) await contact(fillIn({ uuid, description: 'Do you have this in blue?' }))
  expect(await count()).toEqual({ enquiries: 2, mails: 4 })
  expect(new Set((await db.select().from(enquiries)).map(({ description }) => description)).size).toBe(2)
})

test('the same message without a uuid is stored each time', async () => {
  for (let n = 0; n < 2; n++) await contact(fillIn())
  expect(await count()).toEqual({ enquiries: 2, mails: 4 })
})

test('mails about an enquiry are never stored under the uuid that its sender chose', async () => {
  const uuid = randomUUID()
  await contact(fillIn({ uuid }))
  expect(await readMails(db, uuid)).toEqual([])
})
