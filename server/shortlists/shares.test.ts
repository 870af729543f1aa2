import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { readProblem } from '../../tests/support/enquiries.ts'
import { rateLimits } from '../platform/tables.ts'
import { endShare, findShared, forgetUnusedShares, shareShortlist } from './shares.ts'
import { shortlistShares } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  await db.delete(rateLimits)
  await db.delete(shortlistShares)
})

const here = '203.0.113.9'
const items = [{ variantUuid: randomUUID(), quantity: 2, note: 'For the hall' }]
const share = () => shareShortlist(db, { items }, here)
const notFound = { status: 404 }

test('anybody with the link sees the list, and only digests of its secrets are stored', async () => {
  const { token, endKey } = await share()
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(await findShared(db, token, here)).toEqual({ items, sharedAt: expect.any(String) })
  const stored = JSON.stringify(await db.select().from(shortlistShares))
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(endKey)
  expect(stored).not.toContain(here)
  expect(await readProblem(findShared(db, 'x'.repeat(32), here))).toMatchObject(notFound)
})

test('a list that is sent again with its key keeps its link, and another key or list gets another one', async () => {
  const key = randomUUID()
  const share = (sent: Parameters<typeof shareShortlist>[1]) => shareShortlist(db, sent, here)
  const first = await share({ key, items })
  expect(first.token).toMatch(/^[\w-]{32}$/)
  expect(first.endKey).not.toBe(first.token)
  expect(await Promise.all([share({ key, items }), share({ key, items })])).toEqual([first, first])
  expect(await db.$count(shortlistShares)).toBe(1)

  const withoutNote = items.map((piece) => ({ ...piece, note: '' }))
  const others = [await share({ key, items: withoutNote }), await share({ key: randomUUID(), items })]
  expect(new Set([first, ...others].flatMap(Object.values)).size).toBe(6)
  expect(await findShared(db, first.token, here)).toMatchObject({ items })
  await endShare(db, first.token, first.endKey, here)
  expect(await db.$count(shortlistShares)).toBe(2)
})

test('only the person who shared a list can end its link', async () => {
  const [one, other] = [await share(), await share()]
  for (const endKey of [one.token, other.endKey])
    expect(await readProblem(endShare(db, one.token, endKey, here))).toMatchObject(notFound)
  await endShare(db, one.token, one.endKey, here)
  expect(await readProblem(findShared(db, one.token, here))).toMatchObject(notFound)
  expect(await findShared(db, other.token, here)).toMatchObject({ items })
})

test('a link ends a year after it was last used, and is deleted', async () => {
  const { token } = await share()
  const age = (days: number) => db.update(shortlistShares).set({ usedAt: sql`now() - make_interval(days => ${days})` })
  await age(364)
  await forgetUnusedShares(db)
  expect(await findShared(db, token, here)).toMatchObject({ items })
  await age(364)
  expect(await findShared(db, token, here)).toMatchObject({ items })
  await age(367)
  expect(await readProblem(findShared(db, token, here))).toMatchObject(notFound)
  await forgetUnusedShares(db)
  expect(await db.$count(shortlistShares)).toBe(0)
})

test('a network shares ten lists in ten minutes, and no more', async () => {
  for (let count = 0; count < 10; count += 1) await share()
  expect(await readProblem(share())).toMatchObject({ status: 429 })
  await shareShortlist(db, { items }, '198.51.100.1')
})

test('a network opens 120 links in ten minutes, and ends no more either', async () => {
  const { token, endKey } = await share()
  await findShared(db, token, here)
  await db.update(rateLimits).set({ hits: 119 })
  expect(await findShared(db, token, here)).toMatchObject({ items })
  expect(await readProblem(findShared(db, token, here))).toMatchObject({ status: 429 })
  expect(await readProblem(endShare(db, token, endKey, here))).toMatchObject({ status: 429 })
  await endShare(db, token, endKey, '198.51.100.1')
})
