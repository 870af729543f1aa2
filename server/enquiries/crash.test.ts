import type { Challenge } from 'altcha-lib/types'
import { eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerChallenge } from '../../tests/support/captcha.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { emptyInbox, fillIn } from '../../tests/support/enquiries.ts'
import { openKilledServers } from '../../tests/support/killed-servers.ts'
import { readHeader, startMailServer } from '../../tests/support/mail-server.ts'
import { challengePath } from '../platform/captcha/challenge.ts'
import { outbox, usedCaptchas } from '../platform/tables.ts'
import { enquiries } from './tables.ts'

const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)
const random = startRandom(seed)
const enough = { kills: 12, taken: 60 }
const shoppers = 6

const database = await createTestDatabase()
const { db } = database
const mailServer = await startMailServer()
const servers = openKilledServers({
  program: 'enquiry-server.ts',
  args: [JSON.stringify(database.connection), mailServer.url],
  enough,
  longestMs: 200_000,
})
const { taken, strange, goOn, announce } = servers

beforeAll(() => emptyInbox(db))
afterAll(async () => {
  servers.close()
  await mailServer.close()
  await database.drop()
})

test(`no enquiry is lost when processes are killed (CRASH_SEED=${seed})`, { timeout: 260_000 }, async () => {
  await Promise.all([
    ...Array.from({ length: 2 }, () => servers.killAgainAndAgain(() => random() * 20)),
    ...Array.from({ length: shoppers }, (_, n) => sendEnquiries(n)),
  ])
  await servers.start()
  const unsent = () => db.$count(outbox, ne(outbox.status, 'sent'))
  await expect.poll(unsent, { timeout: 40_000, interval: 200 }).toBe(0)

  expect(strange).toEqual([])
  const kept = new Set((await db.select().from(enquiries)).map(({ description }) => description))
  expect(taken.filter((marker) => !kept.has(marker))).toEqual([])
  expect(await countMails()).toEqual([{ mails: 2, enquiries: kept.size }])
  expect(await db.$count(usedCaptchas)).toBe(kept.size)
  const queued = (await db.select().from(outbox)).map(({ messageId }) => messageId)
  expect(queued).toHaveLength(2 * kept.size)
  const arrived = mailServer.mails.flatMap((mail) => readHeader(mail, 'message-id'))
  expect([...new Set(arrived)].sort()).toEqual(queued.sort())
  expect(servers.countKills()).toBeGreaterThanOrEqual(enough.kills)
  expect(taken.length).toBeGreaterThanOrEqual(enough.taken)
})

/** Counts enquiries by their number of mails: two each, unless a transaction was torn apart. */
async function countMails() {
  const each = db
    .select({ mails: sql<number>`count(${outbox.id})::int`.as('mails') })
    .from(enquiries)
    .leftJoin(outbox, eq(outbox.aboutUuid, enquiries.uuid))
    .groupBy(enquiries.uuid)
    .as('each')
  return db.select({ mails: each.mails, enquiries: sql<number>`count(*)::int` }).from(each).groupBy(each.mails)
}

/** One shopper after another: a 200 counts as accepted, a lost connection as unknown. */
async function sendEnquiries(shopper: number): Promise<void> {
  for (let n = 0; goOn(); n++) {
    const bases = await servers.listAddresses()
    const base = bases[Math.floor(random() * bases.length)]
    const marker = `enquiry ${shopper}-${n}`
    if (base === undefined) continue
    const answer = await sendEnquiry(base, marker, `10.${shopper}.${n >> 8}.${n & 255}`).catch(() => undefined)
    if (answer?.status === 200) taken.push(marker)
    else if (answer) strange.push(`${answer.status} ${answer.text}`)
    announce()
  }
}

async function sendEnquiry(base: string, marker: string, address: string) {
  const challenge = (await (await fetch(base + challengePath)).json()) as Challenge
  const form = fillIn({
    description: marker,
    email: `${marker.replace(/\W/g, '-')}@example.com`,
    captchaValue: await answerChallenge(challenge),
  })
  const response = await fetch(`${base}/api/contact`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { 'content-type': 'application/json', 'x-shopper': address },
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
