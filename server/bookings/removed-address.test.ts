import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, keys, listFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
await emptyCalendar(db)
const visits = openVisits(db)
const staff = openStaffClient({ db }, 'sales')

test('a mail to the shop no longer names an address that was removed, nor says that a reply goes there', async () => {
  const [startsAt = ''] = await listFree(visits)
  const asked = askForVisit(startsAt, { name: "Jane O'Neill", email: 'jnae@example.com' })
  const uuid = keys.read((await answered(visits.bookVisit(asked))).key) ?? ''
  const { version, phone, note } = await answered(staff.booking({ uuid }))
  const [before] = await db.select().from(outbox).where(eq(outbox.kind, 'booking'))
  expect(before?.body).toContain("\n\nYour reply to this email goes to Jane O'Neill.")
  await answered(staff.saveBookingContact({ uuid, version, name: 'Jane Ash', phone, note, email: '' }))
  const [mail] = await db.select().from(outbox).where(eq(outbox.kind, 'booking'))
  expect(mail).toMatchObject({ status: 'queued', replyTo: null })
  for (const text of [mail?.body, mail?.html]) {
    expect(text).toContain('Neill')
    expect(text).not.toMatch(/reply|Email|jnae/)
  }
  expect(mail?.body).not.toMatch(/\n\n\n|\n\n$/)
  expect(mail?.html).not.toMatch(/<p[^>]*><\/p>/)
})
