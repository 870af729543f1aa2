import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, findFree, listFree, openVisits } from '../../tests/support/bookings.ts'
import { addCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { beginWhileOpen } from '../../tests/support/database/while-open.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { categories } from '../catalogue/tables.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { bookingPlaces, bookingRules, bookings } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(() => emptyCalendar(db, { placesPerSlot: 1 }))
const visits = openVisits(db)
const staff = openStaffClient({ db }, 'sales')

async function book() {
  const free = await listFree(visits)
  const [startsAt = '', next = ''] = free
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt)))
  await db.delete(outbox)
  return { key, startsAt, next }
}

const readCalendars = async () =>
  (await db.select().from(outbox).orderBy(outbox.id)).flatMap(({ calendar }) => calendar ?? [])
const readLine = (content: string, name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(content)?.[1]?.trim()

test('a moved visit frees its former place, and its calendar file replaces the first one', async () => {
  const later = await findFree(visits, 5)
  await answered(visits.bookVisit(askForVisit(later, { email: 'rhett@example.com' })))
  const { key, startsAt, next } = await book()
  const moved = await answered(visits.moveVisit({ key, startsAt: next }))
  expect(moved).toMatchObject({ startsAt: next, status: 'booked', canChange: true })
  expect(await listFree(visits)).toContain(startsAt)
  const kinds = (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind)
  expect(kinds).toEqual(['booking-moved', 'booking'])
  const [calendar] = await readCalendars()
  expect(calendar?.method).toBe('REQUEST')
  const [row, other] = await db.select().from(bookings).orderBy(bookings.startsAt)
  expect(other).toMatchObject({ email: 'rhett@example.com', startsAt: new Date(later), version: 1 })
  expect(readLine(calendar?.content ?? '', 'UID')).toBe(row?.uuid)
  expect(readLine(calendar?.content ?? '', 'SEQUENCE')).toBe('1')
  expect(readLine(calendar?.content ?? '', 'DTSTART')).toBe(next.replace(/[-:]|\.000/g, ''))
})

test('a visit that is moved to a taken time keeps its own time', async () => {
  const { key, startsAt, next } = await book()
  await answered(visits.bookVisit(askForVisit(next, { email: 'rhett@example.com' })))
  expect(await visits.moveVisit({ key, startsAt: next })).toMatchObject({ status: 409 })
  expect(await answered(visits.visit({ key }))).toMatchObject({ startsAt })
  expect(await db.$count(bookingPlaces)).toBe(2)
})

test('the times offered for a move count the visit’s own places as free, and those of others as taken', async () => {
  const { key, startsAt } = await book()
  const listFor = async (own?: string) =>
    (await answered(visits.visitSlots({ key: own }))).days.flatMap(({ slots }) => slots.filter(({ free }) => free))
  expect((await listFor()).map((slot) => slot.startsAt)).not.toContain(startsAt)
  expect((await listFor(key)).map((slot) => slot.startsAt)).toContain(startsAt)
  const forged = key.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBA' : 'AAAA'))
  expect((await listFor(forged)).map((slot) => slot.startsAt)).not.toContain(startsAt)
})

test('a cancelled visit frees its place, is removed from calendars, and is cancelled only once', async () => {
  const { key, startsAt } = await book()
  expect(await answered(visits.cancelVisit({ key }))).toMatchObject({ status: 'cancelled', canChange: false })
  expect(await answered(visits.cancelVisit({ key }))).toMatchObject({ status: 'cancelled' })
  expect(await listFree(visits)).toContain(startsAt)
  const calendars = await readCalendars()
  expect(calendars.map(({ method }) => method)).toEqual(['CANCEL'])
  const kinds = (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind)
  expect(kinds).toEqual(['booking-cancelled', 'booking'])
  expect(readLine(calendars[0]?.content ?? '', 'STATUS')).toBe('CANCELLED')
  expect(await visits.moveVisit({ key, startsAt })).toMatchObject({ status: 409, problem: { title: 'It is too late' } })
})

test('links sent to a mistyped address stop working when staff correct it, and the new mail has a new link', async () => {
  const { key } = await book()
  const [row] = await db.select().from(bookings)
  const { uuid = '', version = 0, name = '', phone = '' } = row ?? {}
  const save = (email: string, version: number, note = '') =>
    answered(staff.saveBookingContact({ uuid, version, name, phone, note, email }))
  const kept = await save('jane@example.com', version, 'With a dog')
  expect(await answered(visits.visit({ key }))).toMatchObject({ note: 'With a dog' })
  const { version: last } = await save('jane@right.example', kept.version)
  expect(await statusOf(visits.visit({ key }))).toBe(404)
  expect(await statusOf(visits.cancelVisit({ key }))).toBe(404)
  await answered(
    staff.moveBooking({ uuid, version: last, startsAt: await findFree(visits, 4), anyway: false, writes: true }),
  )
  const mail = (await db.select().from(outbox).orderBy(outbox.id)).at(-1)
  const [, renewed = ''] = /\/visit\/([\w-]+)/.exec(mail?.body ?? '') ?? []
  expect(renewed).not.toBe(key)
  expect(await answered(visits.visit({ key: renewed }))).toMatchObject({ status: 'booked' })
})

test('one network opens a limited number of links', async () => {
  const { key } = await book()
  await answered(visits.visit({ key }))
  await db.update(rateLimits).set({ hits: 1000 }).where(like(rateLimits.key, 'visits opened %'))
  expect(await statusOf(visits.visit({ key }))).toBe(429)
})

test('a link that stops working while it is used changes nothing', async () => {
  const { key } = await book()
  const cancelled = await beginWhileOpen(
    database,
    (tx) => tx.update(bookings).set({ linkNumber: 1 }),
    () => statusOf(visits.cancelVisit({ key })),
  )
  expect(cancelled).toBe(404)
  expect(await db.select().from(bookings)).toMatchObject([{ status: 'booked' }])
})

test('a visit that has begun can no longer be changed by its link', async () => {
  const { key, next } = await book()
  await db.update(bookings).set({ startsAt: sql`now() - interval '1 minute'` })
  expect(await answered(visits.visit({ key }))).toMatchObject({ canChange: false })
  expect(await visits.cancelVisit({ key })).toMatchObject({ status: 409 })
  expect(await visits.moveVisit({ key, startsAt: next })).toMatchObject({ status: 409 })
})

test('the history records what visitors did, without their names', async () => {
  const { key, next } = await book()
  await answered(visits.moveVisit({ key, startsAt: next }))
  await answered(visits.cancelVisit({ key }))
  const entries = await db.select().from(audit).orderBy(audit.id)
  expect(entries.map(({ action, staffName }) => [action, staffName])).toEqual([
    ['book', 'The visitor'],
    ['move', 'The visitor'],
    ['mark', 'The visitor'],
  ])
  expect(JSON.stringify(entries)).not.toMatch(/jane|smith/i)
})

test('a visit to a deleted department can still be moved', async () => {
  const { id } = await addCategory(db, 'Beds')
  const [startsAt = '', next = ''] = await listFree(visits, id)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt, { categoryId: id })))
  await db.delete(categories).where(eq(categories.id, id))
  const { days } = await answered(visits.visitSlots({ categoryId: id, key }))
  expect(JSON.stringify(days)).toContain(next)
  expect(await answered(visits.moveVisit({ key, startsAt: next }))).toMatchObject({ startsAt: next })
})

test('a visit that its visitor moves keeps its length, whatever its department takes now', async () => {
  const { key, startsAt } = await book()
  await db.update(bookingRules).set({ defaultMinutes: 90 })
  const { minutes, days } = await answered(visits.visitSlots({ key }))
  expect(minutes).toBe(30)
  const last = days[3]?.slots.at(-1)?.startsAt ?? ''
  expect(await listFree(visits)).not.toContain(last)
  const { endsAt } = await answered(visits.moveVisit({ key, startsAt: last }))
  expect(Date.parse(endsAt) - Date.parse(last)).toBe(30 * 60_000)
  expect(await listFree(visits)).toContain(startsAt)
})
