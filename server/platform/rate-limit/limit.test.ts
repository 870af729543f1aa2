import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { Problem } from '../problem.ts'
import { rateLimits } from '../tables.ts'
import { forgetCounts, forgetOldCounts, forgetOne, limitRate } from './limit.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const anHour = 3600
const refusal = (work: Promise<void>) => work.then(() => undefined).catch((error: unknown) => error)

test('no more than the allowed number pass, however many come at once', async () => {
  const rules = [{ max: 5, seconds: anHour }]
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => refusal(limitRate(db, 'a rush', rules))))
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome instanceof Problem && outcome.status === 429)).toHaveLength(35)
})

test('a refusal says when to try again', async () => {
  const rules = [
    { max: 1, seconds: 600 },
    { max: 2, seconds: 2 * anHour },
  ]
  await limitRate(db, 'a sender', rules)
  const early = await refusal(limitRate(db, 'a sender', rules))
  expect(early).toMatchObject({ status: 429, body: { reason: expect.stringContaining('in 10 minutes') } })
  expect(Number(early instanceof Problem && early.headers['Retry-After'])).toBeGreaterThan(595)
  const late = await refusal(limitRate(db, 'a sender', rules))
  expect(late).toMatchObject({ body: { reason: expect.stringContaining('in 2 hours') } })
  for (const [seconds, words] of [
    [30, 'in 1 minute'],
    [90, 'in 2 minutes'],
    [3610, 'in 2 hours'],
  ] as const) {
    await db.update(rateLimits).set({ resetsAt: sql`now() + make_interval(secs => ${seconds})` })
    const refused = await refusal(limitRate(db, 'a sender', rules))
    expect(refused).toMatchObject({ body: { reason: expect.stringContaining(`${words}.`) } })
  }
})

test('each key is counted separately', async () => {
  await limitRate(db, 'one', [{ max: 1, seconds: anHour }])
  await limitRate(db, 'other', [{ max: 1, seconds: anHour }])
})

test('clearing the counts of one key leaves those of another', async () => {
  const rules = [{ max: 1, seconds: anHour }]
  for (const forget of [forgetOne, forgetCounts]) {
    for (const name of ['mine', 'yours']) await refusal(limitRate(db, name, rules))
    await forget(db, 'mine', rules)
    expect(await refusal(limitRate(db, 'mine', rules))).toBeUndefined()
    expect(await refusal(limitRate(db, 'yours', rules))).toBeInstanceOf(Problem)
  }
})

test('the count starts again after the period', async () => {
  const rules = [{ max: 1, seconds: anHour }]
  await limitRate(db, 'in a while', rules)
  expect(await refusal(limitRate(db, 'in a while', rules))).toBeInstanceOf(Problem)
  await db.update(rateLimits).set({ resetsAt: new Date(Date.now() - 1000) })
  expect(await refusal(limitRate(db, 'in a while', rules))).toBeUndefined()
  expect(await refusal(limitRate(db, 'in a while', rules))).toBeInstanceOf(Problem)
})

test('a transaction that is rolled back is not counted', async () => {
  const rules = [{ max: 1, seconds: anHour }]
  const failing = db.transaction(async (tx) => {
    await limitRate(tx, 'undone', rules)
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  await limitRate(db, 'undone', rules)
})

test('expired counts are deleted', async () => {
  await limitRate(db, 'soon over', [{ max: 1, seconds: 0 }])
  await limitRate(db, 'still counted', [{ max: 1, seconds: anHour }])
  const readKeys = async () => (await db.select().from(rateLimits)).map(({ key }) => key)
  const forget = async () => {
    await forgetOldCounts(db)
    return readKeys()
  }
  await expect.poll(forget).not.toContain('soon over in 0s')
  expect(await readKeys()).toContain('still counted in 3600s')
})

test('a count that began while the clock was years ahead is deleted', async () => {
  const rules = [{ max: 1, seconds: 86_400 }]
  await limitRate(db, 'in 2029', rules)
  await db.update(rateLimits).set({ resetsAt: sql`now() + interval '3 years'` })
  await limitRate(db, 'today', rules)
  await forgetOldCounts(db)
  await limitRate(db, 'in 2029', rules)
  expect(await refusal(limitRate(db, 'today', rules))).toBeInstanceOf(Problem)
})

test('all expired counts are deleted at once, however many there are', async () => {
  await db.delete(rateLimits)
  const resetsAt = new Date(Date.now() - 1000)
  await db.insert(rateLimits).values(Array.from({ length: 2500 }, (_, n) => ({ key: `old ${n}`, hits: 1, resetsAt })))
  await forgetOldCounts(db)
  expect(await db.$count(rateLimits)).toBe(0)
})
