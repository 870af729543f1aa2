import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../server/platform/database.ts'
import { readPidFile } from '../../../server/platform/embedded-postgres/pid-file.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start.ts'
import { openLog } from '../../../server/platform/log.ts'
import { waitFor, waitUntil } from '../runner/wait-for.ts'

type Sql = OpenDatabase['sql']

/** Gives each test its own folder for a PostgreSQL, and stops the servers and processes that the test leaves running. */
export function keepOwnPostgres() {
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

  const pidOf = () => readPidFile(join(dataDir, 'postgres'))?.pid
  return {
    clean,
    folder: () => dataDir,
    pidOf,
    start: async (folder = dataDir): Promise<EmbeddedPostgres> => {
      const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
      clean.push(postgres.stop)
      return postgres
    },
    open: async (postgres: EmbeddedPostgres): Promise<Sql> => {
      const database = await openDatabase(postgres.connection, { connections: 1 })
      clean.push(database.close)
      return database.sql
    },
    /** Kills the database and waits until its successor answers. */
    killDatabase: async (sql: Sql): Promise<void> => {
      const pid = Number(pidOf())
      process.kill(pid, 'SIGKILL')
      await waitUntil(() => ![pid, undefined].includes(pidOf()))
      await waitFor(() => expectChair(sql))
    },
    /** Starts a child process that opens the database and then runs the code of `then`. */
    startElsewhere: async (then?: string): Promise<ChildProcess> => {
      const child = spawnShop(dataDir, then)
      clean.push(() => endViolently(child))
      await new Promise((resolve) => child.stdout.once('data', resolve))
      return child
    },
  }
}

export async function writeChair(sql: Sql): Promise<void> {
  await sql`create table chair (name text)`
  await sql`insert into chair values ('Windsor')`
}

export const expectChair = async (sql: Sql) => expect(await sql`select name from chair`).toEqual([{ name: 'Windsor' }])

export const expectAnswer = async (sql: Sql) => expect(await sql`select 1 as one`).toEqual([{ one: 1 }])

function spawnShop(folder: string, then = 'setInterval(() => {}, 60_000)') {
  const platform = join(import.meta.dirname, '../../../server/platform')
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(join(platform, 'embedded-postgres/start.ts'))})
    const { openLog } = await import(${JSON.stringify(join(platform, 'log.ts'))})
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: openLog('silent') })
    console.log('up')
    ${then}`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'ignore'] })
}

export async function endViolently(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}
