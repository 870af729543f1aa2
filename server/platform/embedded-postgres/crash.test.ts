import { spawn } from 'node:child_process'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { copyCluster } from '../../../tests/support/database/new-cluster.ts'
import {
  endViolently,
  expectAnswer,
  expectChair,
  keepOwnPostgres,
  writeChair,
} from '../../../tests/support/database/own-postgres.ts'
import { waitFor, waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { isDatabaseUnavailable } from '../outage/unavailable.ts'
import { readLog } from './server-process.ts'
import { startEmbeddedPostgres } from './start.ts'

const { clean, folder, killDatabase, open, pidOf, start, startElsewhere } = keepOwnPostgres()

describe('after a crash', () => {
  beforeEach(() => copyCluster(folder()))

  it('of the database, it is started again with everything committed, and what it wrote can be read', async () => {
    const postgres = await start()
    const sql = await open(postgres)
    await writeChair(sql)
    expect(postgres.readEnd()).toBe('')
    await killDatabase(sql)
    expect(postgres.readEnd()).toContain('database system is ready to accept connections')
  })

  it('of the shop, the running database is used as it is', async () => {
    const owner = await startElsewhere()
    const pid = pidOf()
    await endViolently(owner)
    const sql = await open(await start())
    expect(pidOf()).toBe(pid)
    await expectAnswer(sql)
  })

  it('of the shop, then of the database that the next shop uses, it is started again', async () => {
    await endViolently(await startElsewhere())
    const sql = await open(await start())
    await writeChair(sql)
    await killDatabase(sql)
  })

  it('of the database, a query that never ends does not delay its restart', async () => {
    const postgres = await start()
    const [busy, sql] = [await open(postgres), await open(postgres)]
    await writeChair(sql)
    const endless = busy`select count(*) from generate_series(1, 1e12::bigint)`.catch((error: unknown) => error)
    await waitFor(async () => {
      const active = await sql`select 1 from pg_stat_activity where query like '%1e12%' and pid <> pg_backend_pid()`
      expect(active).toHaveLength(1)
    })
    await killDatabase(sql)
    expect(isDatabaseUnavailable(await endless)).toBe(true)
  })

  it('of both, the next start recovers', async () => {
    const owner = await startElsewhere()
    const other = await openDatabase({ socketDir: join(folder(), 'postgres'), database: 'postgres' })
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
    const stale = `${process.pid}\n${join(folder(), 'postgres')}\n1\n5432\n${join(folder(), 'postgres')}\n\n1 1\nready\n`
    await writeFile(join(folder(), 'postgres', 'postmaster.pid'), stale)
    const sql = await open(await start())
    await expectAnswer(sql)
  })

  it('of the database while it starts, it is started again', async () => {
    const starting = start()
    await waitUntil(pidOf, { interval: 1 })
    process.kill(Number(pidOf()), 'SIGKILL')
    await expectAnswer(await open(await starting))
  })

  it('without an exit, a hung database is killed and started again', async () => {
    const hungRule = { askEveryMs: 20, timeoutMs: 200, times: 3 }
    const postgres = await startEmbeddedPostgres({ dataDir: folder(), log: openLog('silent'), hungRule })
    clean.push(postgres.stop)
    const sql = await open(postgres)
    await writeChair(sql)
    const pid = Number(pidOf())
    process.kill(pid, 'SIGSTOP')
    await waitUntil(() => ![pid, undefined].includes(pidOf()))
    await waitFor(() => expectChair(sql))
  })

  it('of the database that cannot be started again, each reason is logged once', async () => {
    const lines: { level: number; err: { message: string } }[] = []
    const log = openLog('fatal', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
    const postgres = await startEmbeddedPostgres({ dataDir: folder(), log })
    clean.push(postgres.stop)
    const sql = await open(postgres)
    await writeChair(sql)
    const move = (from: string, to: string) => rename(join(folder(), 'postgres', from), join(folder(), 'postgres', to))
    await move('pg_wal', 'hidden')
    process.kill(Number(pidOf()), 'SIGKILL')
    await waitForAttempts(3)
    await move('global', 'hidden-too')
    await waitFor(() => expect(lines).toHaveLength(2))
    await move('hidden-too', 'global')
    await move('hidden', 'pg_wal')
    await waitFor(() => expectChair(sql))
    const reasons = lines.map(({ err }) => err.message)
    expect(reasons).toEqual([expect.stringContaining('pg_wal'), expect.stringContaining('pg_control')])
  })

  it('of the database, another program in its folder is left alone', async () => {
    const sql = await open(await start())
    await writeChair(sql)
    const visitor = spawn('sleep', ['60'], { cwd: join(folder(), 'postgres') })
    clean.push(() => endViolently(visitor))
    await killDatabase(sql)
    expect(visitor.signalCode).toBeNull()
  })

  it('by an exception, the database is stopped too', async () => {
    const owner = await startElsewhere("setTimeout(() => { throw new Error('bug') })")
    await new Promise((resolve) => owner.once('exit', resolve))
    await waitFor(() => expect(pidOf()).toBeUndefined())
  })

  /** Each attempt to start PostgreSQL begins a log, with its time. */
  const waitForAttempts = async (count: number) => {
    const begun = new Set<string | undefined>()
    await waitUntil(
      async () => begun.add((await readLog({ dataDir: folder() })).match(/.*starting PostgreSQL/)?.[0]).size > count,
    )
  }
})
