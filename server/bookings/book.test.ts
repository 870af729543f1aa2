import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startDay } from '../../contract/dates/clock.ts'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { askForVisit, emptyCalendar, findFree, keys, listFree, openVisits } from '../../tests/support/bookings.ts'
import { addCategory, addProduct } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { siteSettings } from '../site/tables.ts'
import { bookingPlaces, bookings } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db))
const visits = openVisits(db)

const readMails = () => db.select().from(outbox).orderBy(outbox.id)

test('a booked visit takes a place in each of its half hours, and the visitor and the shop get mails', async () => {
  const { id } = await addCategory(db, 'Beds')
  await emptyCalendar(db, { lengths: [{ categoryId: id, minutes: 60 }] })
  const startsAt = await findFree(visits)
  const note = 'We come with a pram.'
  const booked = await answered(
    visits.bookVisit(askForVisit(startsAt, { categoryId: id, note, phone: '01572 987654' })),
  )
  const [row] = await db.select().from(bookings)
  expect(row).toMatchObject({ name: 'Jane Smith', department: 'Beds', note, status: 'booked', cameBy: 'site' })
  expect(booked).toMatchObject({ startsAt, endsAt: row?.endsAt.toISOString(), mailed: true })
  expect(Date.parse(booked.endsAt) - Date.parse(startsAt)).toBe(3_600_000)
  expect(await db.$count(bookingPlaces)).toBe(2)
  const [toVisitor, toShop] = await readMails()
  expect(toVisitor).toMatchObject({
    kind: 'booking-booked',
    toAddress: 'jane@example.com',
    replyTo: 'shop@example.co.uk',
  })
  expect(toVisitor?.body).toContain(`https://shop.example${booked.manageUrl}`)
  expect(toVisitor?.body).toContain(note)
  expect(toShop).toMatchObject({ kind: 'booking', toAddress: 'shop@example.co.uk', replyTo: 'jane@example.com' })
  expect(toShop?.body).toContain('01572 987654')
})

test('a reminder is promised to visitors with an address, unless the visit is tomorrow', async () => {
  await emptyCalendar(db, { noticeHours: 0 })
  const { days } = await answered(visits.visitSlots({}))
  const tomorrow = days[1]?.slots[0]?.startsAt ?? ''
  expect(new Date(tomorrow) < startDay(new Date(), 2)).toBe(true)
  expect(await answered(visits.bookVisit(askForVisit(tomorrow)))).toMatchObject({ mailed: true, reminded: false })
  const later = askForVisit(await findFree(visits))
  expect(await answered(visits.bookVisit(later))).toMatchObject({ mailed: true, reminded: true })
  const byPhone = askForVisit(await findFree(visits), { email: '', phone: '01572 987654' })
  expect(await answered(visits.bookVisit(byPhone))).toMatchObject({ reminded: false })
})

test('the link of a booking shows it, without address and number', async () => {
  const product = await addProduct(db, { name: 'Alder Sofa', variants: [{ name: 'Oak' }] })
  const variantUuid = product.variants[0]?.uuid ?? ''
  const items = [{ variantUuid, quantity: 2, note: 'In oak?' }]
  const booked = await answered(visits.bookVisit(askForVisit(await findFree(visits), { items })))
  const shown = await answered(visits.visit({ key: booked.key }))
  expect(shown).toMatchObject({ name: 'Jane Smith', status: 'booked', canChange: true, startsAt: booked.startsAt })
  expect(shown.items).toMatchObject([{ productName: 'Alder Sofa', variantUuid, quantity: 2, note: 'In oak?' }])
  expect(JSON.stringify(shown)).not.toContain('jane@example.com')
})

test('a visit with a phone number alone is booked without a mail to the visitor', async () => {
  const asked = askForVisit(await findFree(visits), { email: '', phone: '01572 987654' })
  expect(await answered(visits.bookVisit(asked))).toMatchObject({ mailed: false })
  expect((await readMails()).map(({ kind }) => kind)).toEqual(['booking'])
})

test.each([
  [{ email: '', phone: '' }, 'email'],
  [{ name: ' ' }, 'name'],
  [{ name: 'Jane\nSmith' }, 'name'],
  [{ email: 'jane' }, 'email'],
  [{ phone: '12' }, 'phone'],
  [{ startsAt: 'tomorrow' }, 'startsAt'],
  [{ startsAt: '0000-01-01T10:00:00Z' }, 'startsAt'],
  [{ startsAt: '9999-12-31T23:30:00-14:00' }, 'startsAt'],
  [{ categoryId: 4711 }, 'categoryId'],
  [{ captchaValue: '' }, 'captchaValue'],
])('a request with %j is refused with words for that field', async (fields, field) => {
  const refused = await visits.bookVisit(askForVisit(await findFree(visits), fields))
  expect(refused).toMatchObject({ status: 400, problem: { fields: { [field]: expect.any(String) } } })
  expect(await db.$count(bookings)).toBe(0)
})

test('a time that was taken meanwhile is refused with the next free ones, and nothing is stored', async () => {
  await emptyCalendar(db, { placesPerSlot: 1 })
  const [first = '', ...rest] = (await listFree(visits)).slice(20)
  const [second = '', third = ''] = rest
  await answered(visits.bookVisit(askForVisit(first)))
  expect(await listFree(visits)).not.toContain(first)
  const refused = await visits.bookVisit(askForVisit(first, { email: 'late@example.com' }))
  expect(refused).toMatchObject({ status: 409, problem: { title: 'This time is full' } })
  expect(JSON.stringify(refused)).toContain(
    `The next free times are ${formatVisitTime(second)}, ${formatVisitTime(third)} and `,
  )
  expect(await db.$count(bookings)).toBe(1)
  expect(await db.$count(outbox, eq(outbox.toAddress, 'late@example.com'))).toBe(0)
  await answered(visits.bookVisit(askForVisit(second, { email: 'late@example.com' })))
})

test('a time that is refused while no other is free says so', async () => {
  const startsAt = await findFree(visits)
  await emptyCalendar(db, { noticeHours: 336, horizonDays: 1 })
  const refused = await visits.bookVisit(askForVisit(startsAt))
  const reason = 'This time can’t be booked. No other time is free at the moment.'
  expect(refused).toMatchObject({ status: 409, problem: { reason } })
})

test('a booking request that is retried because its answer was lost books one visit', async () => {
  await emptyCalendar(db, { placesPerSlot: 1 })
  const startsAt = await findFree(visits)
  const uuid = randomUUID()
  const send = (fields: object = {}) => visits.bookVisit(askForVisit(startsAt, { uuid, ...fields }))
  const [first, second] = await Promise.all([answered(send()), answered(send())])
  expect(second).toEqual(first)
  expect(await db.$count(bookings)).toBe(1)
  expect((await readMails()).map(({ kind }) => kind)).toEqual(['booking-booked', 'booking'])
  expect(await send({ name: 'John Smith' })).toMatchObject({ status: 409, problem: { title: 'This time is full' } })
  await answered(visits.cancelVisit({ key: first.key }))
  expect((await answered(send())).key).not.toBe(first.key)
})

test('a booking request whose time is changed before a retry can itself be retried', async () => {
  await emptyCalendar(db, { placesPerSlot: 3 })
  const [first = '', second = ''] = await listFree(visits)
  const uuid = randomUUID()
  const send = (startsAt: string) => answered(visits.bookVisit(askForVisit(startsAt, { uuid })))
  await send(first)
  const { key } = await send(second)
  expect((await send(second)).key).toBe(key)
  expect(await db.$count(bookings)).toBe(2)
})

test('a time that is not offered is refused: too soon, too late, outside the hours, on a quarter', async () => {
  const free = Date.parse(await findFree(visits))
  const minute = 60_000
  const wrong = [Date.now() + 60 * minute, free - 30 * minute, free + 15 * minute, free + 60 * 24 * 60 * minute]
  for (const at of wrong) {
    const refused = await visits.bookVisit(askForVisit(new Date(at).toISOString()))
    expect(refused).toMatchObject({ status: 409, problem: { fields: { startsAt: expect.any(String) } } })
  }
})

test('a shop that takes no visits, or has no hours by day, offers none', async () => {
  const startsAt = await findFree(visits)
  await emptyCalendar(db, { takesBookings: false })
  expect((await answered(visits.visitSlots({}))).days).toEqual([])
  expect(await visits.bookVisit(askForVisit(startsAt))).toMatchObject({ status: 409, problem: { title: 'No visits' } })
  await emptyCalendar(db)
  await db.update(siteSettings).set({ openingHours: null })
  expect((await answered(visits.visitSlots({}))).days).toEqual([])
})

test('one network, and one person, book a few visits at most', async () => {
  const [free, others] = [await listFree(visits), openVisits(db, '198.51.100.7')]
  const askAs = (place: number) => askForVisit(free[place] ?? '', { email: 'jane@example.com' })
  for (let place = 0; place < 5; place++) await answered(visits.bookVisit(askAs(place)))
  expect(await visits.bookVisit(askAs(5))).toMatchObject({ status: 429 })
  await answered(others.bookVisit(askAs(5)))
  const refused = await others.bookVisit(askAs(6))
  expect(refused).toMatchObject({ status: 429, problem: { reason: expect.not.stringContaining('free') } })
})

test('one phone number books a few visits at most, however it is written, and other numbers are not limited by it', async () => {
  const free = await listFree(visits)
  const book = (place: number, phone: string) =>
    openVisits(db, `198.51.100.${place}`).bookVisit(askForVisit(free[place] ?? '', { email: '', phone }))
  for (let place = 0; place < 6; place++) await answered(book(place, '01572 987654'))
  expect(await book(6, '+44 1572 987654')).toMatchObject({ status: 429 })
  await answered(book(7, '01572 987655'))
})

test('one network sends the form a limited number of times', async () => {
  const startsAt = await findFree(visits)
  await answered(visits.bookVisit(askForVisit(startsAt)))
  await db.update(rateLimits).set({ hits: 1000 }).where(like(rateLimits.key, 'booking attempts %'))
  expect(await visits.bookVisit(askForVisit(startsAt))).toMatchObject({ status: 429 })
})

test('a refusal without later free times offers the first free ones, and places of the last day count', async () => {
  await emptyCalendar(db, { placesPerSlot: 1 })
  const free = await listFree(visits)
  const last = free.at(-1) ?? ''
  await answered(visits.bookVisit(askForVisit(last)))
  expect(await listFree(visits)).toEqual(free.slice(0, -1))
  const refused = await visits.bookVisit(askForVisit(last, { email: 'late@example.com' }))
  const { days } = await answered(visits.visitSlots({}))
  const [first] = days.flatMap(({ slots }) => slots)
  expect(JSON.stringify(refused)).toContain(`The next free times are ${formatVisitTime(first?.startsAt ?? '')}, `)
})

test('the times of a department that does not exist are refused', async () => {
  expect(await visits.visitSlots({ categoryId: 4711 })).toMatchObject({ status: 400 })
})

test('what a stranger wrote appears neither in the subject nor in the greeting', async () => {
  await answered(visits.bookVisit(askForVisit(await findFree(visits), { name: 'Win at www.evil.example' })))
  const [toVisitor] = await readMails()
  expect(toVisitor?.subject).not.toContain('evil')
  expect(toVisitor?.body.startsWith('Hello,\n')).toBe(true)
  expect(toVisitor?.calendar?.content).not.toContain('evil')
})

test('a visit opens with its own key alone, and every wrong key gets the same response', async () => {
  const { key } = await answered(visits.bookVisit(askForVisit(await findFree(visits))))
  const uuid = keys.read(key) ?? ''
  expect(keys.write({ uuid })).toBe(key)
  const bytes = Buffer.from(key, 'base64url')
  const swapped = bytes.map((byte, place) => (place === 20 ? byte ^ 1 : byte))
  const wrong = [uuid, key.slice(0, -1), `${key}A`, Buffer.from(swapped).toString('base64url'), 'A'.repeat(43)]
  const answers = await Promise.all(wrong.map((key) => visits.visit({ key })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 404 })
  await db.delete(bookings)
  expect(await visits.visit({ key })).toEqual(answers[0])
})

test('links of earlier releases stay valid, and each link number has a key of its own', () => {
  const uuid = '5b1c9e52-6b3c-4a39-9c53-0d3f4d6a7e10'
  const mailed = ['WxyeUms8SjmcUw0_TWp-EIP88qNHKVAYJ4i1sPLNGVg', 'WxyeUms8SjmcUw0_TWp-EAAAAAHnrvFUw6fZzaVyk5U-1SJ1']
  expect([0, 1].map((linkNumber) => keys.write({ uuid, linkNumber }))).toEqual(mailed)
  expect(mailed.map(keys.read)).toEqual([uuid, uuid])
  expect(keys.write({ uuid, linkNumber: 2 })).not.toBe(mailed[1])
})

test('a confirmation and a reminder are promised only by a shop that sends mails', async () => {
  const asked = await Promise.all(
    [true, false].map((leaves) => answered(openVisits(db, undefined, undefined, leaves).visitSlots({}))),
  )
  expect(asked.map(({ mailed }) => mailed)).toEqual([true, false])
  const silent = openVisits(db, undefined, undefined, false)
  expect(await answered(silent.bookVisit(askForVisit(await findFree(silent))))).toMatchObject({
    mailed: false,
    reminded: false,
  })
})

test('a shop without an email address is sent no mail', async () => {
  await db.update(siteSettings).set({ email: '' })
  await answered(visits.bookVisit(askForVisit(await findFree(visits))))
  expect((await readMails()).map(({ kind }) => kind)).toEqual(['booking-booked'])
})
