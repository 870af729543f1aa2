import { randomUUID } from 'node:crypto'
import { eq, sql as statement } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openLog } from '../log.ts'
import { DatabaseUnavailable } from '../outage/unavailable.ts'
import { Problem } from '../problem.ts'
import { rateLimits, tasks } from '../tables.ts'
import { startTask } from './task-list.ts'
import { runTasks, type TaskKind } from './task-runner.ts'

const database = await createTestDatabase()
const { db, sql } = database
afterAll(database.drop)
beforeEach(async () => {
  await db.delete(tasks)
  await db.delete(rateLimits)
})

const log = pino({ level: 'silent' })
const ruth = { id: null, name: 'Ruth' }
const start = (kind: string, input: unknown = {}) => startTask(db, ruth, { kind, title: 'A task', input, total: 10 })
const read = async (uuid: string) => (await db.select().from(tasks).where(eq(tasks.uuid, uuid)))[0]
const stateOf = async (uuid: string) => (await read(uuid))?.state

/** Inserts a row, so that a second run would leave two. */
const leaveMark: TaskKind = (_, { db: at, report, finish }) =>
  at.transaction(async (tx) => {
    report(5, 10)
    await tx.insert(rateLimits).values({ key: randomUUID(), hits: 1, resetsAt: new Date() })
    await finish(tx, { marked: true })
  })

test('a task runs once among all processes and records that it did', async () => {
  const runners = [1, 2, 3].map(() => runTasks({ db, sql, log, kinds: { mark: leaveMark } }))
  const started = await Promise.all(Array.from({ length: 20 }, () => start('mark')))
  await expect.poll(() => db.$count(tasks, eq(tasks.state, 'done'))).toBe(20)
  expect(await db.$count(rateLimits)).toBe(20)
  expect(await read(started[0]?.uuid ?? '')).toMatchObject({ done: 10, result: { marked: true }, attempts: 1 })
  await Promise.all(runners.map((runner) => runner.close()))
})

test('a failure is explained in words, and its changes are rolled back', async () => {
  const refuse: TaskKind = (task, at) =>
    at.db.transaction(async (tx) => {
      await tx.insert(rateLimits).values({ key: task.uuid, hits: 1, resetsAt: new Date() })
      throw new Problem(409, 'Still in use', '2 products still belong here.')
    })
  const noted: object[] = []
  const noting = openLog('error', { isTTY: false, write: (line: string) => noted.push(JSON.parse(line)) > 0 } as never)
  const runner = runTasks({
    db,
    sql,
    log: noting,
    kinds: {
      refuse,
      break: async () => {
        throw new Error('a secret of the house')
      },
    },
  })
  const [refused, broken] = [await start('refuse'), await start('break')]
  await expect.poll(() => stateOf(broken.uuid)).toBe('failed')
  const finishedAt = expect.any(Date)
  expect(await read(refused.uuid)).toMatchObject({
    state: 'failed',
    problem: '2 products still belong here.',
    finishedAt,
  })
  expect(await read(broken.uuid)).toMatchObject({ problem: expect.stringMatching(/our fault/), finishedAt })
  // A refusal is no fault of ours, and nobody has to look into it.
  expect(noted).toMatchObject([{ task: broken.uuid, kind: 'break' }])
  expect(await db.$count(rateLimits)).toBe(0)
  await runner.close()
})

test('what a task reports is seen while it runs', async () => {
  const steps = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const count: TaskKind = async (_, { report, finish }) => {
    report(3, 12)
    await steps[0]?.promise
    report(7, 12)
    await steps[1]?.promise
    await finish(db, {})
  }
  const { uuid } = await start('count')
  const runner = runTasks({ db, sql, log, kinds: { count }, leaseMs: 60 })
  await expect.poll(() => read(uuid)).toMatchObject({ state: 'running', done: 3, total: 12 })
  steps[0]?.resolve()
  await expect.poll(() => read(uuid)).toMatchObject({ state: 'running', done: 7, total: 12 })
  steps[1]?.resolve()
  await expect.poll(() => read(uuid)).toMatchObject({ state: 'done', done: 12, finishedAt: expect.any(Date) })
  await runner.close()
})

test('a process leaves a task that it does not know to one that does', async () => {
  const { uuid } = await start('newer')
  const older = runTasks({ db, sql, log, kinds: { mark: leaveMark } })
  const known = await start('mark')
  await expect.poll(() => stateOf(known.uuid)).toBe('done')
  expect(await read(uuid)).toMatchObject({ state: 'waiting', attempts: 0 })
  const newer = runTasks({ db, sql, log, kinds: { newer: leaveMark } })
  await expect.poll(() => stateOf(uuid)).toBe('done')
  await Promise.all([older.close(), newer.close()])
})

test('a task of a killed process is claimed by another, and only the lease’s holder can finish it', async () => {
  const { uuid } = await start('mark')
  const release = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  // A worker that goes on after its lease has expired.
  const slow: TaskKind = async (task, context) => {
    begun.resolve()
    await release.promise
    await leaveMark(task, context).then(outcome.resolve, outcome.resolve)
  }
  const first = runTasks({ db, sql, log, kinds: { mark: slow }, leaseMs: 3_600_000 })
  await begun.promise
  await db.update(tasks).set({ leaseUntil: new Date(0) })
  const second = runTasks({ db, sql, log, kinds: { mark: leaveMark } })
  await expect.poll(() => stateOf(uuid)).toBe('done')
  release.resolve()
  expect(await outcome.promise).toBeInstanceOf(Problem)
  expect(await read(uuid)).toMatchObject({ state: 'done', attempts: 2 })
  expect(await db.$count(rateLimits)).toBe(1)
  await Promise.all([first.close(), second.close()])
})

test('a task that kills its process at each attempt is given up', async () => {
  const { uuid } = await start('mark')
  await db.update(tasks).set({ state: 'running', attempts: 3, leaseUntil: new Date(0) })
  const runner = runTasks({ db, sql, log, kinds: { mark: leaveMark } })
  await expect.poll(() => stateOf(uuid)).toBe('failed')
  expect(await db.$count(rateLimits)).toBe(0)
  await runner.close()
})

test('a task interrupted by an outage is run again', async () => {
  const { uuid } = await start('mark')
  let met = 0
  const meetOutage: TaskKind = async (task, context) => {
    if (met++ === 0) throw new DatabaseUnavailable()
    await leaveMark(task, context)
  }
  const runner = runTasks({ db, sql, log, kinds: { mark: meetOutage }, pollMs: 20 })
  await expect.poll(() => stateOf(uuid)).toBe('done')
  expect(await read(uuid)).toMatchObject({ attempts: 2, problem: null })
  expect(await db.$count(rateLimits)).toBe(1)
  await runner.close()
})

test('a task whose process dies after the work is done once, whether or not that was committed', async () => {
  let died = 0
  const dieBefore: TaskKind = (task, { db: at, ...context }) =>
    at.transaction(async (tx) => {
      await leaveMark(task, { db: tx as never, ...context })
      if (died++ === 0) await tx.execute(statement`select pg_terminate_backend(pg_backend_pid())`)
    })
  const dieAfter: TaskKind = async (task, context) => {
    await leaveMark(task, context)
    throw new DatabaseUnavailable()
  }
  const [before, after] = [await start('before'), await start('after')]
  const runner = runTasks({ db, sql, log, kinds: { before: dieBefore, after: dieAfter }, pollMs: 20 })
  await expect.poll(async () => [await stateOf(before.uuid), await stateOf(after.uuid)]).toEqual(['done', 'done'])
  await runner.close()
  expect(await read(before.uuid)).toMatchObject({ state: 'done', attempts: 2, result: { marked: true } })
  expect(await read(after.uuid)).toMatchObject({ state: 'done', attempts: 1, problem: null })
  expect(await db.$count(rateLimits)).toBe(2)
})

test('closing waits for the running task and begins no other', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const wait: TaskKind = async (task, context) => {
    begun.resolve()
    await release.promise
    await leaveMark(task, context)
  }
  const [one, two] = [await start('wait'), await start('wait')]
  const runner = runTasks({ db, sql, log, kinds: { wait } })
  await begun.promise
  const closed = runner.close()
  release.resolve()
  await closed
  expect([await stateOf(one.uuid), await stateOf(two.uuid)]).toEqual(['done', 'waiting'])
})

test.each([
  ['has no room for', '53100', /disk is full\. Make room there/],
  ['gives up after the time of a statement', '57014', /took too long.*Nothing was changed/],
  ['gives up after the time of a lock', '55P03', /took too long.*Nothing was changed/],
])('a task that PostgreSQL %s says so', async (_, code, reason) => {
  const fail: TaskKind = async (_, at) => {
    await at.db.execute(statement.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`))
  }
  const runner = runTasks({ db, sql, log, kinds: { fail } })
  const { uuid } = await start('fail')
  await expect.poll(() => stateOf(uuid)).toBe('failed')
  expect((await read(uuid))?.problem).toMatch(reason)
  await runner.close()
})

test('a queue that cannot be worked on says so once, until it can or for another reason', async () => {
  const lines: { err: { cause?: { message: string } } }[] = []
  const noting = openLog('error', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
  const refuseClaims = (why: string) =>
    sql.unsafe(`create or replace function refuse_claim() returns trigger language plpgsql as $$
      begin perform nextval('claims'); raise exception '${why}' using errcode = '53100'; end $$`)
  const countClaims = async () => Number((await sql`select last_value from claims`)[0]?.last_value)
  const untilClaimed = async (times: number) => {
    const before = await countClaims()
    await expect.poll(countClaims, { interval: 5 }).toBeGreaterThanOrEqual(before + times)
  }
  await sql`create sequence claims`
  await refuseClaims('no room')
  await sql`create trigger refuse_claim before update on tasks for each row execute function refuse_claim()`
  const runner = runTasks({ db, sql, log: noting, kinds: { rest: (_, { finish }) => finish(db, {}) }, pollMs: 5 })
  const { uuid } = await start('rest')
  await untilClaimed(5)
  await refuseClaims('no room at all')
  await untilClaimed(5)
  await sql`drop trigger refuse_claim on tasks`
  await expect.poll(() => stateOf(uuid)).toBe('done')
  await runner.close()
  expect(lines.map(({ err }) => err.cause?.message)).toEqual(['no room', 'no room at all'])
})
