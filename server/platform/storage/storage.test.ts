import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Config } from '../config.ts'
import { openStorage, type Storage } from './storage.ts'

const home = await mkdtemp(join(tmpdir(), 'showroom-storage-'))
const bucketServer = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  vhostBuckets: false,
  directory: join(home, 's3'),
  configureBuckets: [{ name: 'shop' }],
})
const { port } = await bucketServer.run()
const s3: S3Config = {
  endpoint: `http://127.0.0.1:${port}/`,
  region: 'eu-west-2',
  bucket: 'shop',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
}
afterAll(async () => {
  bucketServer.httpServer.closeAllConnections()
  await bucketServer.close()
  await rm(home, { recursive: true })
})

const anything = Buffer.from(Array.from({ length: 5000 }, (_, place) => (place * 7) % 256))

describe.each([
  { kind: 'a folder', settings: { dataDir: join(home, 'data'), s3: undefined } },
  { kind: 'a bucket', settings: { dataDir: join(home, 'unused'), s3 } },
])('storage in $kind', ({ settings }) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await openStorage(settings)
  })

  it('returns stored content', async () => {
    await storage.write('pictures/ab/one-640.webp', anything, 'image/webp')
    expect(await storage.exists('pictures/ab/one-640.webp')).toBe(true)
    expect(await storage.read('pictures/ab/one-640.webp')).toEqual(anything)
  })

  it('stores a file from disk without moving it', async () => {
    const path = join(home, 'arrived')
    await writeFile(path, anything)
    await storage.writeFile('imports/photos', path, 'application/zip')
    expect(await storage.read('imports/photos')).toEqual(anything)
    expect(await readFile(path)).toEqual(anything)
  })

  it('keeps content for the next process', async () => {
    await storage.write('pictures/kept', anything, 'image/webp')
    expect(await (await openStorage(settings)).read('pictures/kept')).toEqual(anything)
  })

  it('reports a missing key', async () => {
    expect(await storage.exists('pictures/none')).toBe(false)
    expect(await storage.read('pictures/none')).toBeUndefined()
    expect(await storage.stream('pictures/none')).toBeUndefined()
    await expect(storage.remove('pictures/none')).resolves.toBeUndefined()
  })

  it('deletes a key', async () => {
    await storage.write('pictures/gone', anything, 'image/webp')
    await storage.remove('pictures/gone')
    expect(await storage.read('pictures/gone')).toBeUndefined()
  })

  it('lists what is in a folder, and since when', async () => {
    const before = Date.now() - 5000
    for (const key of ['lists/a/sheet', 'lists/b/sheet', 'lists-of-others/c'])
      await storage.write(key, anything, 'text/csv')
    const listed = await storage.list('lists')
    expect(listed.map(({ key }) => key).sort()).toEqual(['lists/a/sheet', 'lists/b/sheet'])
    for (const { writtenAt } of listed) expect(writtenAt.getTime()).toBeGreaterThan(before)
    expect(await storage.list('nothing')).toEqual([])
  })

  it('replaces content', async () => {
    await storage.write('pictures/twice', anything, 'image/webp')
    await storage.write('pictures/twice', Buffer.from('shorter'), 'text/plain')
    expect(String(await storage.read('pictures/twice'))).toBe('shorter')
  })

  it('streams the whole or a range', async () => {
    await storage.write('files/long.pdf', anything, 'application/pdf')
    expect(await collect(await storage.stream('files/long.pdf'))).toEqual(anything)
    expect(await collect(await storage.stream('files/long.pdf', { start: 10, end: 19 }))).toEqual(
      anything.subarray(10, 20),
    )
  })

  it.each(['', '/etc/passwd', '../secret', 'pictures/../../secret', 'a//b', 'a/./b', '.drafts/x', 'a\0b', 'a b', 'a/'])(
    'refuses a key such as %j',
    async (key) => {
      await expect((async () => storage.write(key, anything, 'image/webp'))()).rejects.toThrow("can't be a key")
      await expect((async () => storage.read(key))()).rejects.toThrow("can't be a key")
      await expect((async () => storage.remove(key))()).rejects.toThrow("can't be a key")
    },
  )
})

describe('a misconfigured bucket', () => {
  const open = (change: Partial<S3Config>) => openStorage({ dataDir: home, s3: { ...s3, ...change } })

  it.each([
    [{ secretAccessKey: 'guessed' }, 'S3_SECRET_ACCESS_KEY is not the one'],
    [{ accessKeyId: 'NOBODY' }, 'does not know S3_ACCESS_KEY_ID'],
    [{ bucket: 'no-such-bucket' }, 'no such bucket'],
    [{ endpoint: 'http://127.0.0.1:1' }, 'nothing answers there'],
  ])('%o is reported in one sentence', async (change, words) => {
    const failure = open(change)
    await expect(failure).rejects.toThrow(words)
    await expect(failure).rejects.toHaveProperty('name', 'StartError')
    await expect(failure).rejects.not.toThrow('guessed')
  })
})

async function collect(stream: ReadableStream<Uint8Array> | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}
