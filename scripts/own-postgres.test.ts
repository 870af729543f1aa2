import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../server/platform/database.ts'
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/start.ts'
import { DatabaseUnavailable } from '../server/platform/outage/unavailable.ts'
import { copyCluster } from '../tests/support/database/new-cluster.ts'
import { waitUntil } from '../tests/support/runner/wait-for.ts'
import { silentLog } from '../tests/support/shop-window.ts'
import { explainLoss } from './own-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-loss-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const writeLog = (text: string) => writeFileSync(join(dataDir, 'postgres.log'), text)
const noRoom = 'PANIC:  could not write to file "pg_wal/xlogtemp.88": No space left on device\n'
const sentence = `The disk that holds ${dataDir} is full; make room there, or name another folder with DATA_DIR.`
const lost = new DatabaseUnavailable('CONNECTION_CLOSED')

test('a full disk that ended the shop’s own PostgreSQL is named, and other losses are reported unchanged', async () => {
  expect(await explainLoss(lost, { dataDir })).toBe(lost)
  writeLog('LOG:  database system is ready to accept connections\n')
  expect(await explainLoss(lost, { dataDir })).toBe(lost)
  expect(await explainLoss(lost, { dataDir }, noRoom)).toMatchObject({ message: sentence })
  writeLog(noRoom)
  expect(await explainLoss(lost, { dataDir })).toMatchObject({ message: sentence })
  const other = new Error('another fault')
  expect(await explainLoss(other, { dataDir })).toBe(other)
  expect(await explainLoss(lost, { dataDir, databaseUrl: 'postgres://elsewhere/shop' })).toBe(lost)
})

test('the demonstration that loses PostgreSQL to a full disk says so, and nothing else', async () => {
  copyCluster(dataDir)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: silentLog, durable: false })
  const { sql, close } = await openDatabase(connection)
  await sql`select pg_advisory_lock(7346092)`
  const ended = Promise.withResolvers<{ code: unknown; output: string }>()
  const { PATH } = process.env
  execFile(
    process.execPath,
    [join(import.meta.dirname, 'load-demo.ts')],
    { env: { PATH, DATA_DIR: dataDir } },
    (error, out, faults) => ended.resolve({ code: error?.code, output: out + faults }),
  )
  const findWaiting = () => sql`select pid from pg_locks where locktype = 'advisory' and not granted`
  await waitUntil(async () => (await findWaiting()).length > 0)
  writeLog(noRoom)
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`
  expect(await ended.promise).toEqual({ code: 1, output: `${sentence}\n` })
  await close()
  await stop()
})
