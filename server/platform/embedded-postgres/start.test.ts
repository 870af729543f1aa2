import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copyCluster } from '../../../tests/support/new-cluster.ts'
import { type OpenDatabase, openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { isDatabaseAway } from '../outage/away.ts'
import { StartError } from '../start-error.ts'
import { explainOutput } from './cluster.ts'
import { readPidFile } from './pid-file.ts'
import { findPrograms } from './programs.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

type Sql = OpenDatabase['sql']

const log = openLog('silent')
const clean: (() => Promise<unknown>)[] = []
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'showroom-pg-'))
})

afterEach(async () => {
  for (const step of clean.splice(0).reverse()) await step()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  clean.push(postgres.stop)
  return postgres
}

async function open(postgres: EmbeddedPostgres): Promise<Sql> {
  const database = await openDatabase(postgres.connection, { connections: 1 })
  clean.push(database.close)
  return database.sql
}

async function writeChair(sql: Sql): Promise<void> {
  await sql`create table chair (name text)`
  await sql`insert into chair values ('Windsor')`
}

const expectChair = async (sql: Sql) => expect(await sql`select name from chair`).toEqual([{ name: 'Windsor' }])

const expectAnswer = async (sql: Sql) => expect(await sql`select 1 as one`).toEqual([{ one: 1 }])

/** Kills the database and waits until its successor answers. */
async function killDatabase(sql: Sql): Promise<void> {
  const pid = Number(pidOf())
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => ![pid, undefined].includes(pidOf()), 20_000)
  await vi.waitFor(() => expectChair(sql), 20_000)
}

const pidOf = (folder = dataDir) => readPidFile(join(folder, 'postgres'))?.pid

it('creates a database that keeps its rows over a restart, and stops every process', async () => {
  const first = await start()
  const sql = await open(first)
  await writeChair(sql)
  const pid = Number(pidOf())
  await first.stop()
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
  expect(pidOf()).toBeUndefined()

  const again = await open(await start())
  await expectChair(again)
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('recovery')
})

it('is durable, sorts the same everywhere and listens on no port', async () => {
  const sql = await open(await start())
  const settings = await sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as addresses, pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale
    from pg_database where datname = current_database()`
  expect(settings).toEqual([
    { fsync: 'on', commit: 'on', addresses: '', encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' },
  ])
})

it('refuses a second shop on the same data without disturbing the first', async () => {
  copyCluster(dataDir)
  const sql = await open(await start())
  const pid = pidOf()
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    new StartError(
      `The shop is already running on the data in ${dataDir}; stop that one first, or give this one a folder of its own with DATA_DIR.`,
    ),
  )
  expect(pidOf()).toBe(pid)
  await expectAnswer(sql)
})

it('gives the data to exactly one of several first starts', async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

describe('after a crash', () => {
  beforeEach(() => copyCluster(dataDir))

  it('of the database, it is started again with everything committed', async () => {
    const sql = await open(await start())
    await writeChair(sql)
    await killDatabase(sql)
  })

  it('of the shop, the running database is used as it is', async () => {
    const owner = await startElsewhere(dataDir)
    const pid = pidOf()
    await endViolently(owner)
    const sql = await open(await start())
    expect(pidOf()).toBe(pid)
    await expectAnswer(sql)
  })

  it('of the shop, then of the database that the next shop uses, it is started again', async () => {
    await endViolently(await startElsewhere(dataDir))
    const sql = await open(await start())
    await writeChair(sql)
    await killDatabase(sql)
  })

  it('of the database, a query that never ends does not delay its restart', async () => {
    const postgres = await start()
    const [busy, sql] = [await open(postgres), await open(postgres)]
    await writeChair(sql)
    const endless = busy`select count(*) from generate_series(1, 1e12::bigint)`.catch((error: unknown) => error)
    await vi.waitFor(async () => {
      const active = await sql`select 1 from pg_stat_activity where query like '%1e12%' and pid <> pg_backend_pid()`
      expect(active).toHaveLength(1)
    }, 20_000)
    await killDatabase(sql)
    expect(isDatabaseAway(await endless)).toBe(true)
  })

  it('of both, the next start recovers', async () => {
    const owner = await startElsewhere(dataDir)
    const other = await openDatabase({ socketDir: join(dataDir, 'postgres'), database: 'postgres' })
    await writeChair(other.sql)
    const pid = Number(pidOf())
    await endViolently(owner)
    process.kill(pid, 'SIGKILL')
    await other.close()
    const sql = await open(await start())
    expect(pidOf()).not.toBe(pid)
    await expectChair(sql)
  })

  it('and a reboot, a process with the old number is not taken for the database', async () => {
    const stale = `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${join(dataDir, 'postgres')}\n\n1 1\nready\n`
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), stale)
    const sql = await open(await start())
    await expectAnswer(sql)
  })

  it('of the database while it starts, it is started again', async () => {
    const starting = start()
    await vi.waitUntil(pidOf, { timeout: 20_000, interval: 1 })
    process.kill(Number(pidOf()), 'SIGKILL')
    await expectAnswer(await open(await starting))
  })

  it('without an exit, a hung database is killed and started again', async () => {
    const hungRule = { askEveryMs: 20, patienceMs: 200, times: 3 }
    const postgres = await startEmbeddedPostgres({ dataDir, log, hungRule })
    clean.push(postgres.stop)
    const sql = await open(postgres)
    await writeChair(sql)
    const pid = Number(pidOf())
    process.kill(pid, 'SIGSTOP')
    await vi.waitUntil(() => ![pid, undefined].includes(pidOf()), 20_000)
    await vi.waitFor(() => expectChair(sql), 20_000)
  })

  it('of the database, another program in its folder is left alone', async () => {
    const sql = await open(await start())
    await writeChair(sql)
    const visitor = spawn('sleep', ['60'], { cwd: join(dataDir, 'postgres') })
    clean.push(() => endViolently(visitor))
    await killDatabase(sql)
    expect(visitor.signalCode).toBeNull()
  })

  it('by an exception, the database is stopped too', async () => {
    const owner = await startElsewhere(dataDir, "setTimeout(() => { throw new Error('bug') })")
    await new Promise((resolve) => owner.once('exit', resolve))
    await vi.waitFor(() => expect(pidOf()).toBeUndefined(), 20_000)
  })
})

it('after a crash half-way through the first start, the next one starts over', async () => {
  await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  await start()
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
})

it('works in a folder whose path is too long for a socket, and removes its temporary folder', async () => {
  const deep = join(dataDir, 'a long folder name '.repeat(7).trim())
  const postgres = await start(deep)
  expect(postgres.connection.socketDir.startsWith(join(tmpdir(), 'showroom-'))).toBe(true)
  const sql = await open(postgres)
  await expectAnswer(sql)
  await postgres.stop()
  expect(existsSync(postgres.connection.socketDir)).toBe(false)
})

describe('a failed start gives one sentence for', () => {
  it('a folder with something else in it', async () => {
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'notes.txt'), 'mine')
    await expect(start()).rejects.toThrow(`${join(dataDir, 'postgres')} holds something else than a database;`)
  })

  it('a database of another version', async () => {
    copyCluster(dataDir)
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(
      /could not start on .* \(database files are incompatible with server – .*version 12/,
    )
  })

  it('a full disk', () => {
    const output =
      'creating files ...\ninitdb: error: could not write to file "pg_wal/xlogtemp.1": No space left on device\n'
    expect(explainOutput(output, '/shop/data').message).toBe(
      'The disk that holds /shop/data is full; make room there, or name another folder with DATA_DIR.',
    )
  })

  it('a machine without an npm package of PostgreSQL', () => {
    expect(() => findPrograms('sunos-x64')).toThrow(
      'There is no PostgreSQL from npm for this kind of machine (sunos-x64), or set DATABASE_URL to a PostgreSQL of your own.',
    )
  })
})

/** A child process that opens the database and then obeys orders. */
async function startElsewhere(folder: string, then = 'setInterval(() => {}, 60_000)'): Promise<ChildProcess> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'start.ts'))})
    const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, '../log.ts'))})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: openLog('silent') })
    console.log('up')
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
  clean.push(() => endViolently(child))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

async function endViolently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}
