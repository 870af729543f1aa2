import { fork } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { createJobs, jobQueue, jobs } from '../../../tests/support/database/job-queue.ts'
import { bundleProgram } from '../../../tests/support/runner/programs.ts'
import { openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { claimNext, complete, extendLease, makeDeadLetter, postpone, readLease } from './lease.ts'
import { enqueue, wakeWorkers } from './queue.ts'
import { type Failure, type Outcome, startWorker } from './worker.ts'

const database = await createTestDatabase()
const { db } = database
beforeAll(() => createJobs(db))
afterAll(database.drop)

const opened: { close(): Promise<unknown> }[] = []
beforeEach(async () => {
  await db.delete(jobs)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

const never = 3_600_000
const log = openLog('silent')
type Work = (job: typeof jobs.$inferSelect) => Promise<Outcome>
type Given = { delaysMs?: number[]; pollMs?: number; onFailure?: (job: unknown, failure: Failure) => void }

function open(work: Work, { delaysMs = [], pollMs = never, onFailure }: Given = {}) {
  const pace = { lanes: 1, pollMs, leaseMs: never, delaysMs }
  const worker = startWorker({ db, sql: database.sql, queue: jobQueue, pace, log, work, onFailure })
  opened.push(worker)
  return worker
}

const add = (...names: string[]) =>
  enqueue(
    db,
    jobQueue,
    names.map((name) => ({ name })),
  )
const read = () => db.select().from(jobs).orderBy(jobs.id)
const readStates = async () => (await read()).map(({ state }) => state)
const lapse = () =>
  db
    .update(jobs)
    .set({ dueAt: new Date(0) })
    .where(eq(jobs.state, 'running'))

/** Completes each job in the transaction of its work, as jobs do that change only the database. */
const completing =
  (seen: string[]): Work =>
  async (job) => {
    seen.push(job.name)
    await db.transaction((tx) => complete(tx, jobQueue, readLease(jobQueue, job), { state: 'done' }))
    return { outcome: 'completed' }
  }

async function claim() {
  const job = await claimNext(db, jobQueue, never)
  if (!job) throw new Error('No job was due.')
  return readLease(jobQueue, job)
}

test.each([
  ['3 years', true],
  ['36 hours', false],
  ['7900 years', false],
])('a row that is due in %s is claimed now: %s', async (wait, isClaimed) => {
  await add('waiting')
  await db.update(jobs).set({ dueAt: sql`now() + ${wait}::interval` })
  expect((await claimNext(db, jobQueue, never)) !== undefined).toBe(isClaimed)
})

test('two processes that claim at once get different jobs, the oldest first, and a third gets none', async () => {
  const other = await openDatabase(database.connection, { connections: 1 })
  opened.push(other)
  await add('first', 'second')
  const claimed = await Promise.all([claimNext(db, jobQueue, never), claimNext(other.db, jobQueue, never)])
  expect(claimed.map((job) => job?.name).sort()).toEqual(['first', 'second'])
  expect(await claimNext(other.db, jobQueue, never)).toBeUndefined()
})

test('the oldest job comes first, though it was changed last, and one that is done or dead never comes again', async () => {
  await add('first', 'second', 'done', 'dead')
  for (const state of ['done', 'dead']) await db.update(jobs).set({ state }).where(eq(jobs.name, state))
  await db.update(jobs).set({ reason: 'changed' }).where(eq(jobs.name, 'first'))
  for (const name of ['first', 'second', undefined]) expect((await claimNext(db, jobQueue, never))?.name).toBe(name)
})

test('the end of one job leaves another one alone that was claimed as often', async () => {
  await add('first', 'second')
  const [first] = [await claim(), await claim()]
  expect(await complete(db, jobQueue, first, { state: 'done' })).toBe(true)
  expect(await readStates()).toEqual(['done', 'running'])
})

test('a job that another transaction is claiming is passed over, not waited for', async () => {
  const other = await openDatabase(database.connection, { connections: 1 })
  opened.push(other)
  await add('first', 'second')
  await db.transaction(async (tx) => {
    expect(await claimNext(tx, jobQueue, never)).toMatchObject({ name: 'first' })
    expect(await claimNext(other.db, jobQueue, never)).toMatchObject({ name: 'second' })
  })
})

test('a job wakes a worker when its transaction commits, and is never seen when that is rolled back', async () => {
  const seen: string[] = []
  open(completing(seen))
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, jobQueue, [{ name: 'rolled back' }])
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await db.transaction((tx) => enqueue(tx, jobQueue, [{ name: 'committed' }]))
  await expect.poll(readStates).toEqual(['done'])
  expect(seen).toEqual(['committed'])
})

test('a live process keeps its lease, and another one claims the job of a killed process', async () => {
  const leaseMs = 600
  await add('heavy')
  const child = fork(await bundleProgram('job-process'), [JSON.stringify(database.connection), String(leaseMs)])
  expect(await once(child, 'message')).toEqual(['heavy', undefined])
  const [claimed] = await read()
  // By then the lease would have lapsed, had it not been extended.
  await expect.poll(async () => (await read())[0]?.dueAt?.getTime()).toBeGreaterThan(Number(claimed?.dueAt) + leaseMs)
  expect(await claimNext(db, jobQueue, never)).toBeUndefined()

  child.kill('SIGKILL')
  await once(child, 'exit')
  const seen: string[] = []
  open(completing(seen), { pollMs: 20, delaysMs: [0] })
  await expect.poll(readStates).toEqual(['done'])
  expect(seen).toEqual(['heavy'])
  expect(await read()).toMatchObject([{ attempts: 2 }])
})

test('a slow worker that lost its lease can change nothing any more', async () => {
  await add('one')
  const slow = await claim()
  await lapse()
  const other = await claim()
  const [before] = await read()
  expect(await extendLease(db, jobQueue, slow, { leaseMs: 0 })).toBe(false)
  expect(await postpone(db, jobQueue, slow, { delayMs: 0, reason: 'too slow' })).toBe(false)
  expect(await makeDeadLetter(db, jobQueue, slow, 'too slow')).toBe(false)
  expect(await complete(db, jobQueue, slow, { state: 'done' })).toBe(false)
  expect(await read()).toEqual([before])
  expect(await complete(db, jobQueue, other, { state: 'done' })).toBe(true)
  expect(await complete(db, jobQueue, other, { state: 'again' })).toBe(false)
  expect(await readStates()).toEqual(['done'])
})

test('a slow worker that fails after another has claimed its job learns so, and leaves the job alone', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const failed = Promise.withResolvers<Failure>()
  const work: Work = async () => {
    begun.resolve()
    await release.promise
    return { outcome: 'dead', reason: 'too slow' }
  }
  open(work, { onFailure: (_, failure) => failed.resolve(failure) })
  await add('one')
  await begun.promise
  await lapse()
  await claim()
  release.resolve()
  expect(await failed.promise).toEqual({ settled: 'lost', reason: 'too slow' })
  expect(await read()).toMatchObject([{ state: 'running', attempts: 2, reason: null }])
})

test('a failed job rests for as long as its attempt says, and is a dead letter after the last', async () => {
  const failures: Failure[] = []
  const work: Work = async ({ attempts }) => {
    if (attempts === 2) throw new Error('a bug')
    return { outcome: 'retry', reason: 'not today' }
  }
  open(work, { delaysMs: [60_000, 300_000], onFailure: (_, failure) => failures.push(failure) })
  await add('one')
  await expect.poll(() => failures).toEqual([{ settled: 'retry', reason: 'not today' }])
  expect(await readStates()).toEqual(['waiting'])
  expect(await readRest()).toSatisfy((seconds: number) => seconds > 45 && seconds < 73)
  await hurry()
  await expect.poll(() => failures.at(1)).toEqual({ settled: 'retry', reason: 'a bug' })
  expect(await readRest()).toSatisfy((seconds: number) => seconds > 235 && seconds < 361)
  await hurry()
  await expect.poll(() => failures.at(2)).toEqual({ settled: 'dead', reason: 'not today' })
  expect(await read()).toMatchObject([{ state: 'dead', attempts: 3, reason: 'not today', name: 'one' }])
})

async function readRest() {
  const [row] = await db.select({ seconds: sql<number>`extract(epoch from due_at - now())::float` }).from(jobs)
  return row?.seconds
}

async function hurry() {
  await db.update(jobs).set({ dueAt: null })
  await wakeWorkers(db, jobQueue.channel)
}

test('a job whose workers died at every attempt is a dead letter, and is not begun once more', async () => {
  const seen: string[] = []
  await add('deadly')
  for (const _ of [1, 2]) {
    await claim()
    await lapse()
  }
  open(completing(seen), { delaysMs: [0] })
  await expect.poll(readStates).toEqual(['dead'])
  expect(seen).toEqual([])
})

test('closing during a job waits for that job and claims no other', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const seen: string[] = []
  const worker = open(async (job) => {
    begun.resolve()
    await release.promise
    return completing(seen)(job)
  })
  await add('first', 'second')
  await begun.promise
  const states = worker.close().then(readStates)
  worker.wake()
  release.resolve()
  expect(await states).toEqual(['done', 'waiting'])
  expect(seen).toEqual(['first'])
})
