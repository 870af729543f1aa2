import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, findFree, keys, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { publicUrl, shopper } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import type { Bindings } from '../serve.ts'
import { calendarRoute } from './calendar-route.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)
const app = new Hono<Bindings>()
calendarRoute(app, { db, publicUrl, keys })

async function readFile(calendarUrl: string) {
  const answer = await app.request(calendarUrl, {}, { address: shopper })
  return (await answer.text()).replaceAll('\r\n ', '')
}

test('the calendar file of a link reveals no address, and replaces the one of the mail', async () => {
  const startsAt = await findFree(visits)
  const { key, calendarUrl } = await answered(visits.bookVisit(askForVisit(startsAt, { phone: '01572 654321' })))
  const file = await readFile(calendarUrl)
  expect(file).not.toMatch(/jane@example\.com|654321/)
  for (const line of ['METHOD:PUBLISH', `UID:${keys.read(key)}`, 'SEQUENCE:0', 'STATUS:CONFIRMED'])
    expect(file.split('\r\n')).toContain(line)
  await answered(visits.cancelVisit({ key }))
  expect((await readFile(calendarUrl)).split('\r\n')).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CANCELLED']),
  )
})
