import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Fault, openFaultyDatabase } from '../../../tests/support/database/faulty-database.ts'
import { copyCluster } from '../../../tests/support/database/new-cluster.ts'
import { openTickClock } from '../../../tests/support/runner/tick-clock.ts'
import { waitFor, waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const clock = openTickClock()
let server: Awaited<ReturnType<typeof openFaultyDatabase>>

beforeAll(async () => {
  server = await openFaultyDatabase(copyCluster)
})
afterAll(async () => {
  clock.close()
  await server.close()
})

/** A watched database and its log. */
async function open(connections = 3, query = ''): Promise<OpenDatabase & { lines: string[] }> {
  const lines: string[] = []
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(line) > 0 } as never)
  const database = await openDatabase(server.url + query, { connections, watch: log })
  onTestFinished(database.close)
  onTestFinished(server.repair)
  return { ...database, lines }
}

async function time<Result>(work: () => PromiseLike<Result>): Promise<{ ms: number; result: Result }> {
  const started = clock.now()
  const result = await work()
  return { ms: clock.now() - started, result }
}

const failure = (work: PromiseLike<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

const faults: Fault[] = ['stop', 'freeze', 'swallow']
const queries = ['', '?sslmode=require']
const ways = queries.flatMap((query) => faults.map((fault) => [fault, query] as const))

async function untilSleeping({ sql }: OpenDatabase) {
  await waitFor(async () =>
    expect(await sql`select 1 from pg_stat_activity where query like '%sleep(60)' and state = 'active'`).not.toEqual(
      [],
    ),
  )
}

it.each(ways)(
  'queries fail at once during an outage (%s %s), and work once the database is back',
  async (fault, query) => {
    const database = await open(3, query)
    const { sql, outage, lines } = database
    await sql`create table if not exists saved (fault text)`
    const waiting = failure(sql`select pg_sleep(60)`)
    await untilSleeping(database)

    const known = time(() => waitUntil(outage.known))
    await server.break(fault)
    const asked = time(() => failure(sql`select 2`))
    expect((await known).ms).toBeLessThan(fault === 'stop' ? 2000 : 500)
    const refused = await time(() => failure(sql`select 3`))
    if (outage.known()) expect(refused.ms).toBeLessThan(250)
    expect(isDatabaseUnavailable(await waiting)).toBe(true)
    expect((await asked).ms).toBeLessThan(1000)
    expect(isDatabaseUnavailable((await asked).result)).toBe(true)

    await server.repair()
    const saved = await time(() => waitFor(() => sql`insert into saved values (${fault})`))
    expect(saved.ms).toBeLessThan(2000)
    expect(await outage.check()).toBe(true)
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the database does not answer; requests that need it are refused until it does',
      'the database answers again',
    ])
  },
)

it.each(queries)('a killed server is back soon, whether or not its outage was noticed (%s)', async (query) => {
  const database = await open(3, query)
  const { sql, outage, lines } = database
  const waiting = failure(sql`select pg_sleep(60)`)
  await untilSleeping(database)
  await server.break('kill')
  expect(isDatabaseUnavailable(await waiting)).toBe(true)
  await server.repair()
  const answered = await time(() => waitFor(() => sql`select 1`))
  expect(answered.ms).toBeLessThan(2000)
  await waitFor(async () => expect(await outage.check()).toBe(true))
  expect(lines.length % 2, lines.join()).toBe(0)
})

it('open connections go on while new ones are not answered and fail at once', async () => {
  const { sql, outage } = await open(2)
  expect(await outage.check()).toBe(true)
  const held = await sql.reserve()
  await server.break('freeze the postmaster')
  expect((await time(() => failure(sql`select 1`))).ms).toBeLessThan(1000)
  const refused = await time(() => failure(sql`select 2`))
  expect(isDatabaseUnavailable(refused.result)).toBe(true)
  expect(refused.ms).toBeLessThan(250)
  expect(await held`select 3 as three`).toEqual([{ three: 3 }])
  expect(outage.known()).toBe(false)
  await server.repair()
  const answered = await time(() => waitFor(() => sql`select 4`))
  expect(answered.ms).toBeLessThan(2000)
  held.release()
})

it('long work is not cut while the database answers', async () => {
  const { sql, outage } = await open(2)
  // The database may still be busy with the previous test.
  await waitFor(async () => expect(await outage.check()).toBe(true))
  // Sent now: the driver sends a query when it is awaited.
  const long = sql`select pg_sleep(1.5), 5 as five`.execute()
  expect(await outage.check()).toBe(true)
  expect(await long).toMatchObject([{ five: 5 }])
  expect(outage.known()).toBe(false)
})

it('the pool survives any number of cuts in the middle of writing', async () => {
  const { sql, outage } = await open(4)
  for (let round = 0; round < 5; round++) {
    let over = false
    const users = Array.from({ length: 20 }, async () => {
      while (!over) await failure(sql`select 1`)
    })
    await server.break('swallow')
    await waitUntil(outage.known)
    await server.repair()
    await waitUntil(() => !outage.known())
    over = true
    await Promise.all(users)
    expect(await Promise.all(Array.from({ length: 8 }, () => sql`select 1 as one`))).toHaveLength(8)
  }
})

it('the types are read once, and arrays work on every connection', async () => {
  const { sql } = await open(3)
  const rows = await Promise.all(
    [1, 2, 3].map(() => sql`select pg_sleep(0.1), array['a', 'b'] as letters, pg_backend_pid() as pid`),
  )
  expect(rows.map(([row]) => row?.letters)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(3)
  // The driver reports a connection lost during a query as an unhandled error, which would end the process.
  expect(sql.options).toMatchObject({ fetch_types: false })
})
