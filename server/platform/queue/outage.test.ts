import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFaultyDatabase } from '../../../tests/support/database/faulty-database.ts'
import { createJobs, jobQueue, jobs } from '../../../tests/support/database/job-queue.ts'
import { copyCluster } from '../../../tests/support/database/new-cluster.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { complete, readLease } from './lease.ts'
import { enqueue } from './queue.ts'
import { type Outcome, startWorker } from './worker.ts'

const log = openLog('silent')
const never = 3_600_000
let faulty: Awaited<ReturnType<typeof openFaultyDatabase>>
let database: OpenDatabase

beforeAll(async () => {
  faulty = await openFaultyDatabase(copyCluster)
  database = await openDatabase(faulty.url, { connections: 3, watch: log })
  await createJobs(database.db)
})
afterAll(async () => {
  await database.close()
  await faulty.close()
})
beforeEach(async () => {
  await database.db.delete(jobs)
})

type Job = typeof jobs.$inferSelect
const open = (work: (job: Job) => Promise<Outcome>) => {
  const pace = { lanes: 1, pollMs: never, leaseMs: never, delaysMs: [0] }
  return startWorker({ db: database.db, sql: database.sql, queue: jobQueue, pace, log, work })
}
const read = () => database.db.select().from(jobs)
const finish = async (job: Job) => {
  await complete(database.db, jobQueue, readLease(jobQueue, job), { state: 'done' })
}

/** Stops the database during a job, and starts it again once the worker has noticed. */
async function sitOut(work: (job: Job, away: Promise<void>) => Promise<Outcome>) {
  const begun = Promise.withResolvers<void>()
  const away = Promise.withResolvers<void>()
  const worker = open((job) => {
    begun.resolve()
    return work(job, away.promise)
  })
  await enqueue(database.db, jobQueue, [{ name: 'one' }])
  await begun.promise
  await faulty.break('stop')
  await expect.poll(database.outage.known, { interval: 5 }).toBe(true)
  away.resolve()
  return worker
}

test('work that ended during an outage is recorded afterwards, and not repeated', async () => {
  let worked = 0
  let recordings = 0
  const failed = Promise.withResolvers<void>()
  const worker = await sitOut(async (job, away) => {
    worked++
    await away
    const record = () => {
      if (recordings++ > 0) return finish(job)
      return finish(job).finally(failed.resolve)
    }
    return { outcome: 'completed', record }
  })
  await failed.promise
  await faulty.repair()
  await expect.poll(async () => (await read().catch(() => []))[0]?.state).toBe('done')
  expect(await read()).toMatchObject([{ attempts: 1 }])
  expect(worked).toBe(1)
  expect(recordings).toBeGreaterThan(1)
  await worker.close()
})

test('work that needed the database during an outage is repeated afterwards', async () => {
  let attempts = 0
  const failed = Promise.withResolvers<void>()
  const worker = await sitOut(async (job, away) => {
    if (++attempts === 1) {
      await away
      await read().finally(failed.resolve)
    }
    return { outcome: 'completed', record: () => finish(job) }
  })
  await failed.promise
  await faulty.repair()
  await expect.poll(async () => (await read().catch(() => []))[0]?.state).toBe('done')
  expect(await read()).toMatchObject([{ attempts: 2 }])
  expect(attempts).toBe(2)
  await worker.close()
})

test('closing a worker does not wait for an absent database', async () => {
  const failed = Promise.withResolvers<void>()
  const worker = await sitOut(async (job, away) => {
    await away
    return { outcome: 'completed', record: () => finish(job).finally(failed.resolve) }
  })
  await failed.promise
  await worker.close()
  await faulty.repair()
  await expect.poll(async () => (await read().catch(() => []))[0]?.state).toBe('running')
})
