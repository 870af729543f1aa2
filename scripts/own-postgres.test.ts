import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '../server/platform/outage/unavailable.ts'
import { explainLoss } from './own-postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-loss-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const writeLog = (text: string) => writeFileSync(join(dataDir, 'postgres.log'), text)
const lost = new DatabaseUnavailable('CONNECTION_CLOSED')

test('a full disk that ended the shop’s own PostgreSQL is named, and another loss is left as it is', async () => {
  expect(await explainLoss(lost, { dataDir })).toBe(lost)
  writeLog('LOG:  database system is ready to accept connections\n')
  expect(await explainLoss(lost, { dataDir })).toBe(lost)
  writeLog('PANIC:  could not write to file "pg_wal/xlogtemp.88": No space left on device\n')
  expect(await explainLoss(lost, { dataDir })).toMatchObject({
    message: `The disk that holds ${dataDir} is full; make room there, or name another folder with DATA_DIR.`,
  })
  const other = new Error('another fault')
  expect(await explainLoss(other, { dataDir })).toBe(other)
  expect(await explainLoss(lost, { dataDir, databaseUrl: 'postgres://elsewhere/shop' })).toBe(lost)
})
