import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type BookingCalls, bookingCalls } from '../../contract/booking-calls.ts'
import { type Client, createClient } from '../../contract/client.ts'
import { answerBookingCalls } from '../../server/bookings/api.ts'
import { openBookingKeys } from '../../server/bookings/booking-keys.ts'
import { bookingRules, bookings } from '../../server/bookings/tables.ts'
import { sendInProcess } from '../../server/http-calls.ts'
import type { Database } from '../../server/platform/database.ts'
import { openLog } from '../../server/platform/log.ts'
import { outbox, rateLimits, usedCaptchas } from '../../server/platform/tables.ts'
import { bindCalls } from '../../server/serve.ts'
import { audit, siteSettings } from '../../server/site/tables.ts'
import { publicUrl, shopper, trustingCaptcha } from './enquiries.ts'
import { openEveryDay } from './sample-hours.ts'
import { answered } from './shop-window.ts'

export const keys = openBookingKeys('a secret of thirty-two characters or more')

export type Visits = Client<BookingCalls>

/** The API's calls about visits, made by a shopper at this IP address. */
export function openVisits(db: Database, address = shopper, captcha = trustingCaptcha, canSend = true): Visits {
  const around = { db, captcha, publicUrl, keys, canSendMail: async () => canSend, log: openLog('silent') }
  const bound = bindCalls(bookingCalls, answerBookingCalls(around))
  return createClient(bookingCalls, sendInProcess(bound, { address, headers: new Headers() }))
}

const usualRules = {
  takesBookings: true,
  placesPerSlot: 3,
  noticeHours: 2,
  horizonDays: 28,
  defaultMinutes: 30,
  lengths: [],
  daysOff: [],
}

/** A shop that is open every day and has no visits. */
export async function emptyCalendar(db: Database, rules: Partial<typeof bookingRules.$inferInsert> = {}) {
  for (const table of [bookings, outbox, rateLimits, usedCaptchas]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
  await db.update(bookingRules).set({ ...usualRules, ...rules })
  await db.update(siteSettings).set({
    shopName: 'Oak & Ash',
    email: 'shop@example.co.uk',
    phone: '01572 123456',
    openingHours: openEveryDay,
    street: '1 Market Place',
    town: 'Oakham',
    postcode: 'LE15 6HJ',
  })
}

/** A request for a visit that the shop accepts from anybody. */
export const askForVisit = (startsAt: string, fields: object = {}) => ({
  startsAt,
  name: 'Jane Smith',
  email: 'jane@example.com',
  phone: '',
  categoryId: 0,
  note: '',
  captchaValue: randomUUID(),
  ...fields,
})

/** The free times from three days ahead, early enough for a reminder. */
export async function listFree(visits: Visits, categoryId = 0): Promise<string[]> {
  const { days } = await answered(visits.visitSlots({ categoryId }))
  return days.slice(3).flatMap(({ slots }) => slots.flatMap(({ startsAt, free }) => (free ? startsAt : [])))
}

/** The free time at this place in the list. */
export async function findFree(visits: Visits, place = 0): Promise<string> {
  const startsAt = (await listFree(visits))[place]
  if (startsAt === undefined) throw new Error('No time is free.')
  return startsAt
}

/** A visit as staff enter it, without its time. */
export const entry = {
  cameBy: 'phone' as const,
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  note: '',
  categoryId: 0,
  items: [],
}

/** Books a visit through the website, and deletes the mails about it. */
export async function bookOnline(db: Database, visits: Visits, startsAt: string) {
  const { key } = await answered(visits.bookVisit(askForVisit(startsAt)))
  await db.delete(outbox)
  const uuid = keys.read(key) ?? ''
  return { key, uuid, version: 1 }
}
