import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { type OpenDatabase, openDatabase } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { bumpContent, type ContentWatch, watchContent } from './content-version.ts'

const log = openLog('silent')
const never = 3_600_000

let shop: TestDatabase
let other: OpenDatabase
const watches: ContentWatch[] = []

beforeAll(async () => {
  shop = await createTestDatabase()
  other = await openDatabase(shop.connection, { connections: 2 })
})

afterEach(async () => {
  await Promise.all(watches.splice(0).map((watch) => watch.close()))
})

afterAll(async () => {
  await other.close()
  await shop.drop()
})

type Choices = { pollMs?: number; onVersion?: (version: number) => Promise<void> | void; log?: typeof log }

async function watch(database: OpenDatabase, choices: Choices = {}): Promise<ContentWatch> {
  const opened = watchContent({ db: database.db, sql: database.sql, log, onVersion: () => {}, ...choices })
  watches.push(opened)
  await opened.catchUp()
  return opened
}

const edit = () => shop.db.transaction((tx) => bumpContent(tx))

async function findListeners(): Promise<number[]> {
  const rows = await shop.sql`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
  return rows.map((row) => Number(row.pid))
}

async function cutListeners(): Promise<void> {
  for (const pid of await findListeners()) await shop.sql`select pg_terminate_backend(${pid})`
}

describe('a change of content', () => {
  it('numbers the changes in the order of their commits', async () => {
    const before = await edit()
    expect(await edit()).toBe(before + 1)
    const numbers = await Promise.all(Array.from({ length: 20 }, edit))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => before + 2 + i))
  })

  it('reaches every process without waiting for a poll', async () => {
    const [first, second] = [await watch(shop, { pollMs: never }), await watch(other, { pollMs: never })]
    await waitFor(async () => expect(await findListeners()).toHaveLength(2))
    const version = await edit()
    await waitFor(() => expect([first.current(), second.current()]).toEqual([version, version]))
  })

  it('that is rolled back does not count', async () => {
    const watched = await watch(shop)
    const before = watched.current()
    const undone = shop.db.transaction(async (tx) => {
      expect(await bumpContent(tx)).toBe(before + 1)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await watched.catchUp()
    expect(watched.current()).toBe(before)
  })

  it('is seen by its own process after catching up, without a notice', async () => {
    const watched = await watch(shop, { pollMs: never })
    await cutListeners()
    const version = await edit()
    await watched.catchUp()
    expect(watched.current()).toBe(version)
  })
})

it('a change is seen without any notice, and the log says so once', async () => {
  const complaints: string[] = []
  const loud = openLog('warn', { isTTY: false, write: (line: string) => complaints.push(line) > 0 } as never)
  const nowhere = postgres({ path: '/nowhere/.s.PGSQL.5432' })
  const watched = await watch({ ...shop, sql: nowhere }, { log: loud })
  for (let i = 0; i < 3; i++) {
    const version = await edit()
    await waitFor(() => expect(watched.current()).toBe(version))
  }
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('ENOENT')
})

describe('after the listening connection is cut', () => {
  it('a change is seen, and later notices arrive again', async () => {
    const polling = await watch(other)
    await waitFor(async () => expect(await findListeners()).toHaveLength(1))
    const cutUntil = performance.now() + 1500
    while (performance.now() < cutUntil) {
      await cutListeners()
      const version = await edit()
      await waitFor(() => expect(polling.current()).toBe(version))
    }

    const listening = await watch(shop, { pollMs: never })
    const victims = await findListeners()
    await cutListeners()
    await waitFor(async () => {
      const pids = await findListeners()
      expect(pids).toHaveLength(2)
      expect(victims).not.toContain(pids[0])
      expect(victims).not.toContain(pids[1])
    })
    const version = await edit()
    await waitFor(() => expect(listening.current()).toBe(version))
  })
})

describe('a refresh after a change', () => {
  it('ends before the version counts as shown', async () => {
    const ready = Promise.withResolvers<void>()
    const seen: number[] = []
    const watched = await watch(shop, { onVersion: (version) => (seen.push(version) > 1 ? ready.promise : undefined) })
    const before = watched.current()
    const version = await edit()
    const caughtUp = watched.catchUp()
    await waitFor(() => expect(seen).toContain(version))
    expect(watched.current()).toBe(before)
    ready.resolve()
    await caughtUp
    expect(watched.current()).toBe(version)
  })

  it('runs once more for all changes during its run, and never concurrently', async () => {
    const first = Promise.withResolvers<void>()
    const seen: number[] = []
    let running = 0
    const onVersion = async (version: number) => {
      expect(++running).toBe(1)
      seen.push(version)
      if (seen.length === 2) await first.promise
      running--
    }
    const watched = await watch(shop, { onVersion })
    const started = await edit()
    await waitFor(() => expect(seen).toContain(started))
    for (let i = 0; i < 10; i++) await edit()
    const caughtUp = watched.catchUp()
    first.resolve()
    await caughtUp
    expect(watched.current()).toBe(started + 10)
    expect(seen).toEqual([seen[0], started, started + 10])
  })

  it('is retried when it fails, and logged once', async () => {
    const complaints: string[] = []
    const loud = openLog('warn', { isTTY: false, write: (line: string) => complaints.push(line) > 0 } as never)
    let failures = 3
    const onVersion = () => {
      if (failures-- > 0) throw new Error('no memory for the index')
    }
    const watched = await watch(shop, { pollMs: 10, onVersion, log: loud })
    await waitFor(() => expect(watched.current()).toBeGreaterThan(0))
    expect(failures).toBe(-1)
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain('no memory for the index')
  })
})

it('a closed watch sees no further change', async () => {
  const seen: number[] = []
  const watched = await watch(shop, { pollMs: 5, onVersion: (version) => void seen.push(version) })
  const before = watched.current()
  await watched.close()
  await edit()
  const received = Promise.withResolvers<void>()
  const witness = await watch(other, { onVersion: (version) => (version > before ? received.resolve() : undefined) })
  await received.promise
  await watched.catchUp()
  expect([witness.current() > before, watched.current(), seen.length]).toEqual([true, before, 1])
})
