import type { Challenge } from 'altcha-lib/types'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, listFree, openVisits } from '../../tests/support/bookings.ts'
import { answerChallenge } from '../../tests/support/captcha.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { openKilledServers } from '../../tests/support/killed-servers.ts'
import { readHeader, startMailServer } from '../../tests/support/mail-server.ts'
import { challengePath } from '../platform/captcha/challenge.ts'
import { outbox, usedCaptchas } from '../platform/tables.ts'
import { bookingPlaces, bookings } from './tables.ts'

const enough = { kills: 8, taken: 40 }
const shoppers = 6
const placesPerSlot = 3

const database = await createTestDatabase()
const { db } = database
const mailServer = await startMailServer()
const servers = openKilledServers({
  program: 'booking-server.ts',
  args: [JSON.stringify(database.connection), mailServer.url],
  enough,
  longestMs: 160_000,
})
const { taken, strange, goOn, announce } = servers

beforeAll(() => emptyCalendar(db, { placesPerSlot }))
afterAll(async () => {
  servers.close()
  await mailServer.close()
  await database.drop()
})

test('no visit is lost or booked twice when processes are killed', { timeout: 220_000 }, async () => {
  const times = await listFree(openVisits(db))
  await Promise.all([
    ...Array.from({ length: 2 }, (_, n) => servers.killAgainAndAgain(() => 2 + n + (servers.countKills() % 5))),
    ...Array.from({ length: shoppers }, (_, n) => bookAgainAndAgain(n, times)),
  ])
  await servers.start()
  const unsent = () => db.$count(outbox, ne(outbox.status, 'sent'))
  await expect.poll(unsent, { timeout: 40_000, interval: 200 }).toBe(0)

  expect(strange).toEqual([])
  const kept = (await db.select().from(bookings)).map(({ email }) => email)
  expect(new Set(kept).size).toBe(kept.length)
  expect(taken.filter((email) => !kept.includes(email))).toEqual([])
  expect(await countEach()).toEqual([{ mails: 2, places: 1, visits: kept.length }])
  expect(await db.$count(bookingPlaces)).toBe(kept.length)
  expect(await db.$count(bookingPlaces, sql`${bookingPlaces.place} > ${placesPerSlot}`)).toBe(0)
  expect(await db.$count(usedCaptchas)).toBe(kept.length)
  const arrived = mailServer.mails.flatMap((mail) => readHeader(mail, 'message-id'))
  const queued = (await db.select().from(outbox)).map(({ messageId }) => messageId)
  expect([...new Set(arrived)].sort()).toEqual(queued.sort())
  expect(servers.countKills()).toBeGreaterThanOrEqual(enough.kills)
  expect(taken.length).toBeGreaterThanOrEqual(enough.taken)
})

/** Counts visits by their number of mails and places: two and one each, unless a transaction was torn apart. */
async function countEach() {
  const mails = db
    .select({ uuid: outbox.aboutUuid, count: sql<number>`count(*)::int`.as('mails') })
    .from(outbox)
    .groupBy(outbox.aboutUuid)
    .as('mails')
  const places = db
    .select({ uuid: bookingPlaces.bookingUuid, count: sql<number>`count(*)::int`.as('places') })
    .from(bookingPlaces)
    .groupBy(bookingPlaces.bookingUuid)
    .as('places')
  return db
    .select({ mails: mails.count, places: places.count, visits: sql<number>`count(*)::int` })
    .from(bookings)
    .leftJoin(mails, eq(mails.uuid, bookings.uuid))
    .leftJoin(places, eq(places.uuid, bookings.uuid))
    .groupBy(mails.count, places.count)
}

/** A shopper without an answer asks again with the same captcha: the visit is booked now, or was booked before. */
async function bookAgainAndAgain(shopper: number, times: string[]): Promise<void> {
  for (let n = 0; goOn(); n++) {
    const email = `shopper-${shopper}-${n}@example.com`
    const startsAt = times[(shopper + shoppers * n) % times.length] ?? ''
    const captchaValue = await askTheShop(async (base) => {
      const challenge = (await (await fetch(base + challengePath)).json()) as Challenge
      return answerChallenge(challenge)
    })
    if (captchaValue === undefined) continue
    const form = askForVisit(startsAt, { email, captchaValue })
    for (const attempt of ['first', 'second'] as const) {
      const answer = await askTheShop((base) => book(base, form, `10.${shopper}.${n >> 8}.${n & 255}`))
      announce()
      if (!answer) continue
      if (answer.status === 200) taken.push(email)
      else if (attempt === 'first' || !/used before/.test(answer.text))
        strange.push(`${attempt}: ${answer.status} ${answer.text}`)
      break
    }
    announce()
  }
}

/** What one of the processes answers; undefined where it was killed meanwhile. */
async function askTheShop<Answer>(ask: (base: string) => Promise<Answer>) {
  const [base] = (await servers.listAddresses()).slice(-1)
  return base === undefined ? undefined : ask(base).catch(() => undefined)
}

async function book(base: string, form: object, address: string) {
  const response = await fetch(`${base}/api/visit/bookings`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', 'x-shopper': address },
  })
  return { status: response.status, text: await response.text() }
}
