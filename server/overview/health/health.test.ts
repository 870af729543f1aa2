import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { openLog } from '../../platform/log.ts'
import { shopProcesses } from '../tables.ts'
import { startHealthReports } from './report-health.ts'
import { openResponseTimes } from './response-times.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const readSite = async () => (await answered(openStaffClient({ db }).overview())).upkeep?.site
const log = openLog('silent')

beforeEach(() => db.delete(shopProcesses))

/** A process that reports often, with pages of these durations. */
function startProcess(machine: string, times: number[]) {
  const responseTimes = openResponseTimes()
  for (const ms of times) responseTimes.note(ms, ms < 5)
  return { responseTimes, ...startHealthReports({ db, responseTimes, log, machine, everyMs: 20 }) }
}

test('all processes are shown together, and one that shuts down cleanly does not count as lost', async () => {
  const one = startProcess('oak', Array(60).fill(2))
  const two = startProcess('ash', Array(40).fill(33))
  await expect.poll(readSite).toEqual({
    processes: 2,
    machines: 2,
    lost: 0,
    lastLostAt: null,
    pages: 100,
    halfMs: 2,
    mostMs: 40,
    isSlow: false,
    fromMemoryPercent: 60,
  })
  one.responseTimes.note(2, true)
  await expect.poll(readSite).toMatchObject({ pages: 101 })
  await one.close()
  expect(await readSite()).toMatchObject({ processes: 1, machines: 1, lost: 0, pages: 40, fromMemoryPercent: 0 })
  await two.close()
  expect(await readSite()).toEqual({
    processes: 0,
    machines: 0,
    lost: 0,
    lastLostAt: null,
    pages: 0,
    halfMs: null,
    mostMs: null,
    isSlow: false,
    fromMemoryPercent: null,
  })
})

const add = (secondsAgo: number, machine = 'oak') =>
  db.insert(shopProcesses).values({
    id: crypto.randomUUID(),
    machine,
    pages: [1],
    fromMemory: 1,
    seenAt: sql`now() - make_interval(secs => ${secondsAgo})`,
  })

test('a process that no longer reports counts as lost for an hour, and its pages are not counted', async () => {
  await add(5)
  for (const minutes of [2, 50, 70]) await add(60 * minutes)
  const site = await readSite()
  expect(site).toMatchObject({ processes: 1, lost: 2, pages: 1 })
  const ago = Date.now() - new Date(site?.lastLostAt ?? 0).getTime()
  expect(Math.round(ago / 60_000)).toBe(2)
})

test.each([
  [99, 3000, false],
  [100, 3000, true],
  [100, 9000, true],
  [100, 1000, true],
  [100, 700, false],
])('with %i pages of %i ms it is slow: %s', async (count, ms, isSlow) => {
  const { close } = startProcess('oak', Array(count).fill(ms))
  await expect.poll(readSite).toMatchObject({ pages: count, isSlow })
  await close()
})

test('rows of the day before are deleted', async () => {
  await add(25 * 3600)
  const { close } = startProcess('ash', [])
  await expect.poll(() => db.$count(shopProcesses)).toBe(1)
  await close()
})

test('only owners see the health of the site', async () => {
  await add(5)
  for (const role of ['editor', 'sales'] as const)
    expect((await answered(openStaffClient({ db }, role).overview())).upkeep).toBeNull()
})
