import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { downloads } from '../contract/staff/calls.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { silentLog } from '../tests/support/shop-window.ts'
import { mountBackup } from './backup-download.ts'
import { writeBackup } from './platform/backup/write-backup.ts'
import { openStorage } from './platform/storage/storage.ts'
import { answerProblem } from './problem-answers.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-'))
const database = await createTestDatabase()
const storage = await openStorage({ dataDir: folder, s3: undefined })
const key = 'pictures/large'
/** Larger than all buffers between the database and the client together. */
await storage.write(key, randomBytes(8 * 1024 * 1024), 'image/png')
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

let made = 0
const open = (timeoutMs?: number) => {
  const app = new Hono()
  app.onError((error, context) => answerProblem(error, context as never, silentLog))
  const backUp = async () => {
    made++
    const listFiles = async () => [{ key, type: 'image/png' }]
    const backup = await writeBackup({ connection: database.connection, storage, secret: undefined, listFiles })
    backup.done.catch(() => {})
    return backup
  }
  mountBackup(app, { requireStaff: async () => {}, backUp, timeoutMs })
  return async (method = 'GET') => app.request(downloads.backup.path, { method })
}
beforeEach(() => {
  made = 0
})

/** The number of open database connections of backups. */
async function countOpen(): Promise<number> {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`
  return row?.count ?? 0
}

/** Requests a backup and abandons the download once it has begun. */
const beginAndLeave = async (ask: () => Promise<Response>) => {
  const { status, body } = await ask()
  if (status === 200) await body?.cancel()
  return status
}

test('HEAD describes a backup without making one', async () => {
  const ask = open()
  for (let n = 0; n < 5; n++) {
    const { status, headers } = await ask('HEAD')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip'])
  }
  expect(made).toBe(0)
})

test('one backup is made at a time; a second request is refused with the reason, and may be retried later', async () => {
  const ask = open()
  const first = await ask()
  const meanwhile = await ask()
  expect(meanwhile.status).toBe(409)
  expect((await ask('HEAD')).status).toBe(409)
  expect(meanwhile.headers.get('retry-after')).toBe('30')
  expect(await meanwhile.json()).toMatchObject({ reason: expect.stringMatching(/another is under way/) })
  await expect.poll(countOpen).toBe(1)
  expect((await first.bytes()).length).toBeGreaterThan(8 * 1024 * 1024)
  await expect.poll(() => beginAndLeave(ask)).toBe(200)
  expect(made).toBe(2)
  await expect.poll(countOpen).toBe(0)
})

test('the next backup can begin after a download is aborted', async () => {
  const ask = open()
  expect(await beginAndLeave(ask)).toBe(200)
  await expect.poll(() => beginAndLeave(ask)).toBe(200)
  await expect.poll(countOpen).toBe(0)
})

test('a backup that nobody downloads ends and releases the database', async () => {
  const ask = open(200)
  const stalled = await ask()
  expect((await ask()).status).toBe(409)
  await expect.poll(() => beginAndLeave(ask), { timeout: 5000 }).toBe(200)
  await expect.poll(countOpen).toBe(0)
  await expect(stalled.bytes()).rejects.toThrow('Nobody took the next chunk for 0.2 s.')
})
