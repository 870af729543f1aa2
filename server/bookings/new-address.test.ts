import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, keys, listFree, openVisits } from '../../tests/support/bookings.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { outbox } from '../platform/tables.ts'
import { remindVisitors } from './reminders.ts'
import { bookings } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyCalendar(db, { placesPerSlot: 1 }))
const visits = openVisits(db)
const staff = openStaffClient({ db })

const contact = { name: 'Ada Byron', phone: '01572 111222', note: '' }
const enterAt = (startsAt: string) =>
  answered(staff.enterBooking({ ...contact, cameBy: 'phone', email: '', categoryId: 0, items: [], startsAt }))
const show = (uuid: string) => answered(staff.booking({ uuid }))
const listMails = async () => (await db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind)

test('a visit without an address is confirmed to the first one that it gets, unless staff say otherwise', async () => {
  const free = await listFree(visits)
  const give = (visit: { uuid: string; version: number }, edit: { email: string; note?: string; writes?: boolean }) =>
    answered(staff.saveBookingContact({ ...visit, ...contact, ...edit }))
  const entered = await enterAt(free[0] ?? '')
  expect(await listMails()).toEqual([])
  const noted = await give(entered, { email: '', note: 'Comes with a pram.' })
  expect(await listMails()).toEqual([])
  const saved = await give(noted, { email: 'ada@example.com' })
  const [mail] = await db.select().from(outbox)
  expect(mail).toMatchObject({ kind: 'booking-booked', toAddress: 'ada@example.com' })
  expect(mail?.body).toContain(`/visit/${keys.write({ uuid: entered.uuid })}`)
  await give(saved, { email: 'ada@example.com', note: 'Comes by train.' })
  const quiet = await enterAt(free.at(-1) ?? '')
  await give(quiet, { email: 'ada@example.com', writes: false })
  const cancelled = await enterAt(free.at(-2) ?? '')
  const gone = await answered(staff.markBooking({ ...cancelled, status: 'cancelled' }))
  await give(gone, { email: 'ada@example.com' })
  expect(await listMails()).toEqual(['booking-booked'])
})

test('an address added on the day before gets a confirmation, and no reminder a moment later', async () => {
  const startsAt = (await listFree(visits)).at(-1) ?? ''
  const { uuid, version } = await enterAt(startsAt)
  const soon = new Date(Date.now() + 3_600_000)
  await db.update(bookings).set({ startsAt: soon, endsAt: new Date(soon.getTime() + 1_800_000), remindedAt: null })
  await answered(staff.saveBookingContact({ uuid, version, ...contact, email: 'ada@example.com' }))
  expect(await remindVisitors(db, { publicUrl: 'http://shop.example', keys })).toBe(0)
  expect(await listMails()).toEqual(['booking-booked'])
})

test('a corrected address gets the link that works now, once', async () => {
  const free = await listFree(visits)
  const correct = async ({ uuid, version }: { uuid: string; version: number }, email: string) =>
    answered(staff.saveBookingContact({ uuid, version, ...contact, email }))
  const readLinks = async () => {
    const mails = await db.select().from(outbox).where(eq(outbox.status, 'queued')).orderBy(outbox.id)
    return mails.map(({ toAddress, body }) => [toAddress, /\/visit\/([\w-]+)/.exec(body)?.[1]])
  }
  const first = await correct(await enterAt(free[0] ?? ''), 'aad@example.com')
  const waiting = await correct(first, 'dad@example.com')
  const second = keys.write({ uuid: first.uuid, linkNumber: 1 })
  expect(await readLinks()).toEqual([['dad@example.com', second]])
  await db.update(outbox).set({ status: 'sent' })
  await correct(waiting, 'ada@example.com')
  const third = keys.write({ uuid: first.uuid, linkNumber: 2 })
  expect(await readLinks()).toEqual([['ada@example.com', third]])
})

test('queued mails go to the corrected address alone, with the link that works now', async () => {
  const [startsAt = ''] = await listFree(visits)
  const booked = await answered(visits.bookVisit(askForVisit(startsAt, { email: 'jnae@example.com' })))
  const uuid = keys.read(booked.key) ?? ''
  await answered(staff.writeToVisitors({ uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }))
  await db.update(outbox).set({ lastError: 'the mail server does not answer' })
  const { version, name, phone, note } = await show(uuid)
  await answered(staff.saveBookingContact({ uuid, version, name, phone, note, email: 'jane@example.com' }))
  const link = `/visit/${keys.write({ uuid, linkNumber: 1 })}`
  const waiting = await db.select().from(outbox).where(eq(outbox.status, 'queued')).orderBy(outbox.id)
  expect(waiting.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['booking', 'shop@example.co.uk'],
    ['booking-booked', 'jane@example.com'],
    ['booking-letter', 'jane@example.com'],
  ])
  for (const { body, html } of waiting.slice(1))
    for (const text of [body, html]) {
      expect(text).toContain(link)
      expect(text).not.toContain(booked.key)
    }
  expect(waiting[2]).toMatchObject({ subject: 'The lift', byHand: true, lastError: null })
})

test('queued mails that are no longer true do not go to the corrected address', async () => {
  const [startsAt = '', later = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt, { email: 'jnae@example.com' })))
  const uuid = keys.read(key) ?? ''
  await answered(staff.writeToVisitors({ uuids: [uuid], subject: 'The lift', text: 'The lift is out of order.' }))
  const { version } = await show(uuid)
  const moved = await answered(staff.moveBooking({ uuid, version, startsAt: later, writes: false }))
  await answered(staff.markBooking({ uuid, version: moved.version, status: 'cancelled' }))
  const { version: last, name, phone, note } = await show(uuid)
  await answered(staff.saveBookingContact({ uuid, version: last, name, phone, note, email: 'jane@example.com' }))
  const waiting = await db.select().from(outbox).where(eq(outbox.status, 'queued')).orderBy(outbox.id)
  expect(waiting.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['booking', 'shop@example.co.uk'],
    ['booking-cancelled', 'jane@example.com'],
  ])
})

test('queued mails are not sent once the visit has no address', async () => {
  const [startsAt = ''] = await listFree(visits)
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt, { phone: '01572 123456' })))
  const uuid = keys.read(key) ?? ''
  const { version, name, phone, note } = await show(uuid)
  await answered(staff.saveBookingContact({ uuid, version, name, phone, note, email: '' }))
  expect((await show(uuid)).mails.map(({ toVisitor, state }) => [toVisitor, state])).toEqual([
    [true, 'replaced'],
    [false, 'waiting'],
  ])
})
