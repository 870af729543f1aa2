import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFaultyBucket } from '../../../tests/support/files/faulty-bucket.ts'
import { openBucket } from './bucket.ts'

const bucket = await startFaultyBucket()
const storage = await openBucket(bucket.s3)
afterAll(bucket.close)
beforeEach(() => bucket.fail(undefined))

const write = () => storage.write('pictures/a', Buffer.from('a'), 'image/webp')

test.each([
  [507, 'XMinioStorageFull'],
  [400, 'XMinioAdminBucketQuotaExceeded'],
  [403, 'QuotaExceeded'],
  [507, 'AnythingElse'],
])('a bucket that says %s %s is full', async (status, code) => {
  bucket.fail({ status, code, to: 'PUT' })
  await expect(write()).rejects.toMatchObject({
    status: 507,
    body: { title: 'The storage is full', reason: expect.stringContaining('Make room there') },
    cause: { status, code },
  })
})

const broken = { status: 503, headers: { 'Retry-After': '30' }, body: { title: 'The storage does not work' } }

test.each([
  [500, 'InternalError'],
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
])('a bucket that says %s %s is broken', async (status, code) => {
  bucket.fail({ status, code, to: 'all' })
  const refusal = { ...broken, cause: { status, code } }
  await expect(write()).rejects.toMatchObject(refusal)
  await expect(storage.read('pictures/a')).rejects.toMatchObject(refusal)
  await expect(storage.stream('pictures/a')).rejects.toMatchObject(refusal)
  await expect(storage.remove('pictures/a')).rejects.toMatchObject(refusal)
})

test('a bucket that does not answer is broken', async () => {
  bucket.fail('cut')
  const attempts = [write, () => storage.read('pictures/a'), () => storage.exists('pictures/a')]
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ ...broken, cause: expect.any(TypeError) })
})

test('a bucket that was broken is used again once it works', async () => {
  bucket.fail('cut')
  await expect(write()).rejects.toMatchObject(broken)
  bucket.fail(undefined)
  await expect(write()).resolves.toBeUndefined()
  expect(await storage.read('pictures/none')).toBeUndefined()
})
