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

test('an enquiry that is sent again because its answer was lost is stored once, with its mails', async () => {
  const uuid = randomUUID()
  const first = await contact(fillIn({ uuid }))
  expect(await contact(fillIn({ uuid }))).toEqual(first)
  expect(await count()).toEqual({ enquiries: 1, mails: 2 })
})

test('an enquiry that is sent several times at once is stored once', async () => {
  const uuid = randomUUID()
  await Promise.all(Array.from({ length: 4 }, () => contact(fillIn({ uuid }))))
  expect(await count()).toEqual({ enquiries: 1, mails: 2 })
})

test('what was changed before it is sent again is an enquiry of its own, which can be sent again too', async () => {
  const uuid = randomUUID()
  await contact(fillIn({ uuid }))
  for (let n = 0; n < 2; n++) await contact(fillIn({ uuid, description: 'Do you have this in blue?' }))
  expect(await count()).toEqual({ enquiries: 2, mails: 4 })
  expect(new Set((await db.select().from(enquiries)).map(({ description }) => description)).size).toBe(2)
})

test('the same words without a uuid are stored each time', async () => {
  for (let n = 0; n < 2; n++) await contact(fillIn())
  expect(await count()).toEqual({ enquiries: 2, mails: 4 })
})

test('a stranger cannot name an enquiry after a visit, and so be written about there', async () => {
  const uuid = randomUUID()
  await contact(fillIn({ uuid }))
  expect(await readMails(db, uuid)).toEqual([])
})
