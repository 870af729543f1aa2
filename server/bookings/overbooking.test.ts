import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, findFree, listFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import type { Rush, RushResult } from '../../tests/support/processes/booking-process.ts'
import { bundleProgram } from '../../tests/support/runner/programs.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { outbox } from '../platform/tables.ts'
import { bookingPlaces, bookingRules, bookings } from './tables.ts'

const { db, connection, drop } = await createTestDatabase()
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill()
  await drop()
})
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)

async function startProcess(): Promise<ChildProcess> {
  const child = fork(await bundleProgram('booking-process'), [JSON.stringify(connection)])
  children.push(child)
  await once(child, 'message')
  return child
}

async function rush(child: ChildProcess, rush: Rush): Promise<RushResult> {
  child.send(rush)
  const [result] = await once(child, 'message')
  return result
}

test('of a hundred simultaneous requests to two processes for three places, three book and the others are refused', async () => {
  const startsAt = await findFree(visits)
  const [one, other] = await Promise.all([startProcess(), startProcess()])
  const results = await Promise.all([
    rush(one, { startsAt, persons: 50, name: '10' }),
    rush(other, { startsAt, persons: 50, name: '11' }),
  ])
  expect(results.reduce((sum, { booked }) => sum + booked, 0)).toBe(3)
  expect(results.flatMap(({ refused }) => refused)).toEqual(Array(97).fill('This time is full'))
  expect(await db.$count(bookings)).toBe(3)
  const places = await db.select().from(bookingPlaces).orderBy(bookingPlaces.place)
  expect(places.map(({ place }) => place)).toEqual([1, 2, 3])
  expect(await db.$count(outbox, eq(outbox.kind, 'booking-booked'))).toBe(3)
  expect(await listFree(visits)).not.toContain(startsAt)
}, 120_000)

test('the database itself refuses a second booking of the same place', async () => {
  const startsAt = await findFree(visits)
  await answered(visits.bookVisit(askForVisit(startsAt)))
  const [taken] = await db.select().from(bookingPlaces)
  const [booking] = await db.select().from(bookings)
  const again = db
    .insert(bookingPlaces)
    .values({ slotAt: new Date(startsAt), place: 1, bookingUuid: booking?.uuid ?? '' })
  expect(taken?.place).toBe(1)
  await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('visits of other lengths that overlap share the places of their half hours', async () => {
  await emptyCalendar(db, { placesPerSlot: 1, defaultMinutes: 90 })
  const [first = '', second = '', , fourth = ''] = await listFree(visits)
  await answered(visits.bookVisit(askForVisit(second)))
  const rest = await listFree(visits)
  expect(rest).not.toContain(first)
  expect(rest).not.toContain(fourth)
  expect(await visits.bookVisit(askForVisit(first))).toMatchObject({ status: 409 })
  expect(await db.$count(bookingPlaces)).toBe(3)
})

test('after the places are reduced, booked visits stay and no further one is booked', async () => {
  const startsAt = await findFree(visits)
  const keys: string[] = []
  for (let place = 0; place < 3; place++) keys.push((await answered(visits.bookVisit(askForVisit(startsAt)))).key)
  await answered(visits.cancelVisit({ key: keys[0] ?? '' }))
  await db.update(bookingRules).set({ placesPerSlot: 2 })
  expect(await visits.bookVisit(askForVisit(startsAt, { email: 'late@example.com' }))).toMatchObject({ status: 409 })
  await answered(visits.cancelVisit({ key: keys[1] ?? '' }))
  await answered(visits.bookVisit(askForVisit(startsAt, { email: 'late@example.com' })))
  expect(await db.$count(bookingPlaces)).toBe(2)
})
