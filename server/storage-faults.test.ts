import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { openTestArrivals } from '../tests/support/files/arrivals.ts'
import { startFaultyBucket } from '../tests/support/files/faulty-bucket.ts'
import { plain } from '../tests/support/files/sample-pictures.ts'
import { openMedia } from './media/media.ts'
import { files, pictures } from './media/tables.ts'
import { uploadRoutes } from './media/uploads.ts'
import { openLog } from './platform/log.ts'
import { openBucket } from './platform/storage/bucket.ts'
import { openFolder } from './platform/storage/folder.ts'
import type { Storage } from './platform/storage/storage.ts'
import { answerProblem } from './problem-answers.ts'
import type { Bindings } from './serve.ts'

const database = await createTestDatabase()
const { db } = database
const bucket = await startFaultyBucket()
const folder = await mkdtemp(join(tmpdir(), 'showroom-faults-'))
const lines: Record<string, unknown>[] = []
const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
afterAll(async () => {
  bucket.close()
  await database.drop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  lines.length = 0
  bucket.fail(undefined)
})

/** The answer to an upload by a member of staff. */
async function upload(storage: Storage, kind: 'pictures' | 'files', name: string, bytes: Buffer) {
  const media = openMedia(storage, log)
  const app = new Hono<Bindings>()
  uploadRoutes(app, { db, media, arrivals: openTestArrivals(), requireStaff: async () => {} })
  app.onError((error, context) => answerProblem(error, context, log))
  const sent = { method: 'POST', body: new Uint8Array(bytes) }
  const answer = await app.request(`/api/staff/${kind}?name=${name}`, sent, { address: '', requestId: 'test-1' })
  await media.close()
  return { status: answer.status, body: await answer.json() }
}

const pdf = Buffer.from('%PDF-1.4\nCare for oak\n%%EOF\n')

test('an upload to a full bucket is refused in plain words, and its cause is logged once', async () => {
  const storage = await openBucket(bucket.s3)
  bucket.fail({ status: 507, code: 'XMinioStorageFull', to: 'PUT' })
  const refused = { status: 507, body: { title: 'The storage is full', reason: expect.stringContaining('Make room') } }
  expect(await upload(storage, 'files', 'care.pdf', pdf)).toEqual(refused)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      requestId: 'test-1',
      path: '/api/staff/files',
      err: expect.objectContaining({ code: 'XMinioStorageFull', status: 507 }),
    }),
  ])
  expect(await upload(storage, 'pictures', 'red.png', await plain('#c00').png().toBuffer())).toEqual(refused)
  expect((await db.$count(pictures)) + (await db.$count(files))).toBe(0)
})

test('while the bucket is unavailable, an upload is refused in plain words', async () => {
  const storage = await openBucket(bucket.s3)
  bucket.fail('cut')
  const answer = await upload(storage, 'files', 'care.pdf', pdf)
  expect(answer).toMatchObject({ status: 503, body: { title: 'The storage does not work' } })
  expect(lines).toEqual([
    expect.objectContaining({ err: expect.objectContaining({ type: 'TypeError', message: 'fetch failed' }) }),
  ])
})

test('an upload to a folder that cannot be written is refused in plain words', async () => {
  const storage = await openFolder(folder)
  // A file in place of the folder stops root as well, unlike missing permissions.
  await rm(join(folder, '.drafts'), { recursive: true })
  await writeFile(join(folder, '.drafts'), '')
  const answer = await upload(storage, 'files', 'care.pdf', pdf)
  expect(answer).toMatchObject({ status: 503, body: { title: 'The storage does not work' } })
  expect(lines).toEqual([expect.objectContaining({ err: expect.objectContaining({ code: 'ENOTDIR' }) })])
})

test('a write to a read-only PostgreSQL is refused in plain words, and its cause is logged once', async () => {
  const app = new Hono<Bindings>()
  app.onError((error, context) => answerProblem(error, context, log))
  app.post('*', () => {
    const cause = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })
    throw new Error('Failed query: insert', { cause })
  })
  const answer = await app.request('/api/staff/brands', { method: 'POST' }, { address: '', requestId: 'test-1' })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ reason: expect.stringContaining('We cannot look anything up or save') })
  expect(lines).toEqual([expect.objectContaining({ level: 50, err: expect.objectContaining({ type: 'Error' }) })])
})

test('a write to a full PostgreSQL is refused, with advice for staff, and its cause is logged once', async () => {
  const app = new Hono<Bindings>()
  app.onError((error, context) => answerProblem(error, context, log))
  app.post('*', () => {
    const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
    throw new Error('Failed query: insert', { cause })
  })
  const save = async (path: string) => {
    const answer = await app.request(path, { method: 'POST' }, { address: '', requestId: 'test-1' })
    return { status: answer.status, ...(await answer.json()) }
  }
  const toStaff = await save('/api/staff/brands')
  expect(toStaff).toMatchObject({ status: 507, reason: expect.stringContaining('Make room there') })
  expect(await save('/api/contact')).toMatchObject({ status: 503, title: 'Please try again in a moment' })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ level: 50, err: { cause: { code: '53100', message: 'could not extend file' } } })
})
