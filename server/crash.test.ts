import type { Challenge } from 'altcha-lib/types'
import { eq, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForVisit, emptyCalendar, listFree, openVisits } from '../tests/support/bookings.ts'
import { answerChallenge } from '../tests/support/captcha.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { emptyInbox, fillIn } from '../tests/support/enquiries.ts'
import { openKilledServers } from '../tests/support/machines/killed-servers.ts'
import { readHeader, startMailServer } from '../tests/support/mail/mail-server.ts'
import { bundleProgram } from '../tests/support/runner/programs.ts'
import { bookingPlaces, bookings } from './bookings/tables.ts'
import { enquiries } from './enquiries/tables.ts'
import { challengePath } from './platform/captcha/challenge.ts'
import { outbox, usedCaptchas } from './platform/tables.ts'

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const random = startRandom(seed)
const enough = { kills: 12, enquiries: 60, visits: 40 }
const shoppers = 4
const placesPerSlot = 3

const database = await createTestDatabase()
const { db } = database
const mailServer = await startMailServer()
const servers = openKilledServers({
  program: await bundleProgram('form-server'),
  args: [JSON.stringify(database.connection), mailServer.url],
  enough,
  maxMs: 200_000,
})
const { taken, strange, goOn, announce } = servers

beforeAll(async () => {
  await emptyInbox(db)
  await emptyCalendar(db, { placesPerSlot })
})
afterAll(async () => {
  servers.close()
  await mailServer.close()
  await database.drop()
})

test(`no enquiry and no visit is lost or duplicated when processes are killed (CRASH_SEED=${seed})`, {
  timeout: 260_000,
}, async () => {
  const times = await listFree(openVisits(db))
  await Promise.all([
    ...Array.from({ length: 2 }, () => servers.killRepeatedly(() => random() * 20)),
    ...Array.from({ length: shoppers }, (_, n) => enquireRepeatedly(n)),
    ...Array.from({ length: shoppers }, (_, n) => bookRepeatedly(shoppers + n, times)),
  ])
  await servers.start()
  const unsent = () => db.$count(outbox, ne(outbox.status, 'sent'))
  await expect.poll(unsent, { timeout: 40_000, interval: 200 }).toBe(0)

  expect(strange).toEqual([])
  const asked = (await db.select().from(enquiries)).map(({ description }) => description)
  expect(taken.enquiries.filter((marker) => !asked.includes(marker))).toEqual([])
  expect(await countBeside(enquiries, outbox.aboutUuid)).toEqual([{ each: 2, of: asked.length }])

  const booked = (await db.select().from(bookings)).map(({ email }) => email)
  expect(new Set(booked).size).toBe(booked.length)
  expect(taken.visits.filter((email) => !booked.includes(email))).toEqual([])
  expect(await countBeside(bookings, outbox.aboutUuid)).toEqual([{ each: 2, of: booked.length }])
  expect(await countBeside(bookings, bookingPlaces.bookingUuid)).toEqual([{ each: 1, of: booked.length }])
  expect(await db.$count(bookingPlaces)).toBe(booked.length)
  expect(await db.$count(bookingPlaces, sql`${bookingPlaces.place} > ${placesPerSlot}`)).toBe(0)

  const forms = asked.length + booked.length
  expect(await db.$count(usedCaptchas)).toBe(forms)
  const queued = (await db.select().from(outbox)).map(({ messageId }) => messageId)
  expect(queued).toHaveLength(2 * forms)
  const arrived = mailServer.mails.flatMap((mail) => readHeader(mail, 'message-id'))
  expect([...new Set(arrived)].sort()).toEqual(queued.sort())
  expect(servers.countKills()).toBeGreaterThanOrEqual(enough.kills)
  expect(taken.enquiries.length).toBeGreaterThanOrEqual(enough.enquiries)
  expect(taken.visits.length).toBeGreaterThanOrEqual(enough.visits)
})

/** Counts the rows of another table for each form: the counts are all equal, unless a transaction was committed in part. */
async function countBeside(forms: PgTable & { uuid: PgColumn }, owner: PgColumn) {
  const each = db
    .select({ count: sql<number>`count(${owner})::int`.as('count') })
    .from(forms)
    .leftJoin(owner.table, eq(owner, forms.uuid))
    .groupBy(forms.uuid)
    .as('each')
  return db.select({ each: each.count, of: sql<number>`count(*)::int` }).from(each).groupBy(each.count)
}

/** Sends enquiries in sequence: a 200 counts as accepted, a lost connection as unknown. */
async function enquireRepeatedly(shopper: number): Promise<void> {
  for (let n = 0; goOn(); n++) {
    const marker = `enquiry ${shopper}-${n}`
    const email = `${marker.replace(/\W/g, '-')}@example.com`
    const answer = await askTheShop(async (base) => {
      const captchaValue = await solveCaptcha(base)
      return post(`${base}/api/contact`, fillIn({ description: marker, email, captchaValue }), shopper, n)
    })
    if (answer?.status === 200) taken.enquiries.push(marker)
    else if (answer) strange.push(`${answer.status} ${answer.text}`)
    announce()
  }
}

/** A shopper who gets no answer retries with the same captcha: the visit is booked now, or was booked before. */
async function bookRepeatedly(shopper: number, times: string[]): Promise<void> {
  for (let n = 0; goOn(); n++) {
    const email = `shopper-${shopper}-${n}@example.com`
    const startsAt = times[(shopper + 2 * shoppers * n) % times.length] ?? ''
    const captchaValue = await askTheShop(solveCaptcha)
    if (captchaValue === undefined) continue
    const form = askForVisit(startsAt, { email, captchaValue })
    for (const attempt of ['first', 'second'] as const) {
      const answer = await askTheShop((base) => post(`${base}/api/visit/bookings`, form, shopper, n))
      announce()
      if (!answer) continue
      if (answer.status === 200) taken.visits.push(email)
      else if (attempt === 'first' || !/used before/.test(answer.text))
        strange.push(`${attempt}: ${answer.status} ${answer.text}`)
      break
    }
    announce()
  }
}

/** The answer of a random process; undefined if the process was killed meanwhile. */
async function askTheShop<Answer>(ask: (base: string) => Promise<Answer>) {
  const bases = await servers.listAddresses()
  const base = bases[Math.floor(random() * bases.length)]
  return base === undefined ? undefined : ask(base).catch(() => undefined)
}

async function solveCaptcha(base: string): Promise<string> {
  const challenge = (await (await fetch(base + challengePath)).json()) as Challenge
  return answerChallenge(challenge)
}

async function post(address: string, form: object, shopper: number, n: number) {
  const response = await fetch(address, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', 'x-shopper': `10.${shopper}.${n >> 8}.${n & 255}` },
  })
  return { status: response.status, text: await response.text() }
}

/** Mulberry32: the same numbers for the same seed. */
function startRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
