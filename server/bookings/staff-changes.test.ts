import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readDate } from '../../contract/dates/london.ts'
import { formatMoment } from '../../contract/dates/staff-dates.ts'
import {
  askForVisit,
  bookOnline,
  emptyCalendar,
  entry,
  findFree,
  listFree,
  openVisits,
} from '../../tests/support/bookings.ts'
import { addProduct } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'
import type { Bindings } from '../serve.ts'
import { audit } from '../site/tables.ts'
import { bookingDownloadRoutes } from './downloads.ts'
import { bookingPlaces, bookingRules } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db, { placesPerSlot: 1 }))
const visits = openVisits(db)
const staff = openStaffClient({ db })

const listMails = async () => (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind)

test('staff see the visits of the requested days in order, with the pieces to see', async () => {
  const product = await addProduct(db, { name: 'Alder Sofa', pictures: ['sofa'], variants: [{ pricePence: 99_500 }] })
  const [first = '', second = ''] = await listFree(visits)
  const items = [{ variantUuid: product.variants[0]?.uuid ?? '', quantity: 1, note: '' }]
  await bookOnline(db, visits, second)
  await answered(visits.bookVisit(askForVisit(first, { items, email: 'grace@example.com' })))
  const day = readDate(first)
  const { bookings: listed } = await answered(staff.bookings({ from: day, to: day }))
  expect(listed.map(({ startsAt }) => startsAt)).toEqual([first, second])
  expect(listed[0]).toMatchObject({ email: 'grace@example.com', status: 'booked', cameBy: 'site' })
  expect(listed[0]?.items).toMatchObject([
    { asked: { productName: 'Alder Sofa', price: 995, picture: { alt: 'sofa' } } },
  ])
  expect(await answered(staff.booking({ uuid: listed[0]?.uuid ?? '' }))).toMatchObject(listed[0] ?? {})
  expect((await answered(staff.bookings({ from: '2020-01-01', to: '2020-01-02' }))).bookings).toEqual([])
  expect(await statusOf(staff.bookings({ from: '2020-01-01', to: '2021-01-01' }))).toBe(400)
})

test('a visit arranged by phone takes a place and is confirmed; a walk-in takes none', async () => {
  const startsAt = await findFree(visits)
  await answered(staff.enterBooking({ ...entry, startsAt }))
  expect(await listMails()).toEqual(['booking-booked'])
  expect(await listFree(visits)).not.toContain(startsAt)
  const walkIn = { ...entry, cameBy: 'walk-in' as const, name: 'Grace', email: '', startsAt: null }
  const { uuid } = await answered(staff.enterBooking(walkIn))
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ status: 'arrived', cameBy: 'walk-in' })
  expect(await db.$count(bookingPlaces)).toBe(1)
  expect(await statusOf(staff.enterBooking({ ...entry, email: '', startsAt }))).toBe(400)
  expect(await statusOf(staff.enterBooking({ ...entry, startsAt: null }))).toBe(400)
})

test('a walk-in has already come, and cannot be moved to another time', async () => {
  const startsAt = await findFree(visits)
  const walkIn = { ...entry, cameBy: 'walk-in' as const, startsAt: null }
  const { uuid, version } = await answered(staff.enterBooking(walkIn))
  const refused = await staff.moveBooking({ uuid, version, startsAt, anyway: true })
  expect(refused).toMatchObject({ status: 409, problem: { reason: expect.stringContaining('enter a visit') } })
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ status: 'arrived', version })
  expect(await listFree(visits)).toContain(startsAt)
})

test('a time in the past needs a confirmation by staff, and sends no mail', async () => {
  const startsAt = new Date(Date.parse(await findFree(visits)) - 365 * 86_400_000).toISOString()
  const refused = await staff.enterBooking({ ...entry, startsAt })
  expect(refused).toMatchObject({ status: 409, problem: { fields: { startsAt: 'This time is in the past.' } } })
  await answered(staff.enterBooking({ ...entry, startsAt, anyway: true }))
  const { uuid, version } = await bookOnline(db, visits, await findFree(visits))
  expect(await statusOf(staff.moveBooking({ uuid, version, startsAt }))).toBe(409)
  await answered(staff.moveBooking({ uuid, version, startsAt, anyway: true }))
  expect(await listMails()).toEqual([])
})

test('a full time, and one outside the hours, need a confirmation by staff', async () => {
  const startsAt = await findFree(visits)
  const night = new Date(Date.parse(startsAt) - 6 * 3_600_000).toISOString()
  await bookOnline(db, visits, startsAt)
  for (const time of [startsAt, night]) {
    const refused = await staff.enterBooking({ ...entry, startsAt: time })
    expect(refused).toMatchObject({ status: 409, problem: { fields: { startsAt: expect.any(String) } } })
    await answered(staff.enterBooking({ ...entry, startsAt: time, anyway: true }))
  }
  expect(await db.$count(bookingPlaces)).toBe(3)
  expect(
    await statusOf(staff.enterBooking({ ...entry, startsAt: new Date(Date.parse(startsAt) + 60_000).toISOString() })),
  ).toBe(400)
})

test('a visit that staff move keeps its length, and its visitor gets a mail unless staff decide otherwise', async () => {
  const [first = '', second = '', third = ''] = await listFree(visits)
  const { uuid, key } = await bookOnline(db, visits, first)
  await answered(staff.moveBooking({ uuid, version: 1, startsAt: second }))
  expect(await listMails()).toEqual(['booking-moved'])
  await answered(staff.moveBooking({ uuid, version: 2, startsAt: third, writes: false }))
  expect(await listMails()).toEqual(['booking-moved'])
  expect(await answered(visits.visit({ key }))).toMatchObject({ startsAt: third })
  expect(await statusOf(staff.moveBooking({ uuid, version: 1, startsAt: first }))).toBe(409)
})

test('the times offered for a move fit the visit’s own length, whatever its department takes now', async () => {
  const { uuid } = await bookOnline(db, visits, await findFree(visits))
  const lastTimes = async (asked: object) =>
    (await answered(staff.bookingSlots(asked))).days.map(({ slots }) => slots.at(-1)?.startsAt).slice(1)
  const [forHalfHours, { minutes }] = [await lastTimes({}), await answered(staff.bookingSlots({ uuid }))]
  await db.update(bookingRules).set({ defaultMinutes: 90 })
  expect(await lastTimes({})).not.toEqual(forHalfHours)
  expect(await lastTimes({ uuid })).toEqual(forHalfHours)
  expect(await answered(staff.bookingSlots({ uuid }))).toMatchObject({ minutes })
})

test('a visit that is moved to its own time, or saved unchanged, stays unchanged and sends no mail', async () => {
  const startsAt = await findFree(visits)
  const { uuid, version } = await bookOnline(db, visits, startsAt)
  const { name, email, phone, note } = await answered(staff.booking({ uuid }))
  expect(await answered(staff.moveBooking({ uuid, version, startsAt }))).toEqual({ uuid, version })
  expect(await answered(staff.saveBookingContact({ uuid, version, name, email, phone, note }))).toEqual({
    uuid,
    version,
  })
  expect(await listMails()).toEqual([])
  expect((await db.select().from(audit)).map(({ action }) => action)).toEqual(['book'])
})

test('the history of a new visit names its time, and no former one', async () => {
  const startsAt = await findFree(visits)
  const { uuid } = await bookOnline(db, visits, startsAt)
  const { entries } = await answered(staff.history({ entity: 'booking', id: uuid }))
  expect(entries.map(({ differences }) => differences)).toEqual([
    [{ label: 'When', before: '', after: formatMoment(startsAt) }],
  ])
})

test('contact and note are changed, and neither is in the history', async () => {
  const { uuid } = await bookOnline(db, visits, await findFree(visits))
  const contact = { name: 'Jane Doe', email: '', phone: '01572 111222', note: 'Rang us.' }
  await answered(staff.saveBookingContact({ uuid, version: 1, ...contact }))
  expect(await answered(staff.booking({ uuid }))).toMatchObject({ ...contact, version: 2 })
  expect(JSON.stringify(await db.select().from(audit))).not.toMatch(/Jane|01572/)
})

test('staff see each time of the opening hours, however soon, and their changes of the rules are checked', async () => {
  const { version, edit } = await answered(staff.bookingRules())
  await answered(staff.saveBookingRules({ version, edit: { ...edit, noticeHours: 336, horizonDays: 20 } }))
  const offered = (await answered(visits.visitSlots({}))).days.flatMap(({ slots }) => slots)
  const forStaff = (await answered(staff.bookingSlots({}))).days.flatMap(({ slots }) => slots)
  expect(Date.parse(offered[0]?.startsAt ?? '')).toBeGreaterThanOrEqual(Date.now() + 336 * 3_600_000 - 60_000)
  expect(forStaff.length).toBeGreaterThan(offered.length)
  expect(await statusOf(staff.saveBookingRules({ version, edit }))).toBe(409)
  const wrong = { ...edit, defaultMinutes: 45 }
  expect(await statusOf(staff.saveBookingRules({ version: version + 1, edit: wrong }))).toBe(400)
})

test('the visits of some days are downloaded as a file whose cells never run in a spreadsheet', async () => {
  const startsAt = await findFree(visits)
  await answered(visits.bookVisit(askForVisit(startsAt, { name: '=1+1', note: 'a "quoted", note' })))
  const app = new Hono<Bindings>()
  bookingDownloadRoutes(app, { db, requireStaff: async () => undefined })
  const day = readDate(startsAt)
  const file = await app.request(`/api/staff/bookings.csv?from=${day}&to=${day}`)
  expect(file.headers.get('content-disposition')).toContain('visits.csv')
  const [, line = ''] = (await file.text()).split('\r\n')
  expect(line).toContain(`,'=1+1,jane@example.com,,General Inquiry,"a ""quoted"", note",,,Booked,Through the website,`)
})

test('sellers find a visit by name, email address and phone number', async () => {
  await answered(visits.bookVisit(askForVisit(await findFree(visits), { phone: '+44 1572 987654' })))
  for (const q of ['jane', 'smith jane', 'jane@example.com', '01572 987654']) {
    const found = await answered(staff.searchBackOffice({ q }))
    expect(
      found.filter(({ kind }) => kind === 'booking'),
      q,
    ).toMatchObject([{ name: 'Jane Smith' }])
  }
  const [startsAt = ''] = (await listFree(visits)).toReversed()
  await answered(staff.enterBooking({ ...entry, name: 'Ann O’Neill', startsAt, anyway: true }))
  for (const q of ["o'neill", 'O’Neill', "ann o'n"])
    expect(await answered(staff.searchBackOffice({ q }))).toMatchObject([{ name: 'Ann O’Neill' }])
  expect(await answered(staff.searchBackOffice({ q: 'nobody%' }))).toEqual([])
  const editor = openStaffClient({ db }, 'editor')
  expect(await answered(editor.searchBackOffice({ q: 'jane' }))).toEqual([])
})

test('a day or a department that the database cannot hold is refused, and the last day that can be typed is not', async () => {
  const tooHigh = 2_147_483_648
  expect(await statusOf(staff.bookings({ from: '0000-01-01', to: '0000-01-02' }))).toBe(400)
  expect(await answered(staff.bookings({ from: '9999-12-31', to: '9999-12-31' }))).toEqual({ bookings: [] })
  const startsAt = await findFree(visits)
  expect(await statusOf(staff.enterBooking({ ...entry, startsAt, categoryId: tooHigh }))).toBe(400)
  expect(await statusOf(staff.bookingSlots({ categoryId: tooHigh }))).toBe(400)
})
