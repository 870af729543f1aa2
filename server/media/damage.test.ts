import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia, serveMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { openLog } from '../platform/log.ts'
import { countDamaged, recheckDamaged } from './damage.ts'
import { uploadFile } from './files.ts'
import { digestKey, fileKey, originalKey, sizeKey } from './keys.ts'
import { uploadPicture } from './pictures.ts'
import { files, pictures } from './tables.ts'

const { db, media, storage, close } = await openTestMedia(await createTestDatabase())
const log = openLog('silent')
const errors = vi.spyOn(log, 'error')
const isShown = vi.fn(async () => false)
const server = await serveMedia(db, media, { log, isShown })
afterAll(async () => {
  server.close()
  await close()
})

beforeEach(async () => {
  await db.delete(pictures)
  await db.delete(files)
  errors.mockClear()
  isShown.mockResolvedValue(false)
  await server.source.binned.refresh()
})

const ask = (path: string, method = 'GET') => fetch(server.origin + path, { method })
const statusOf = async (path: string) => (await ask(path)).status
const sofa = { bytes: await paint(500, 400).webp().toBuffer(), fileName: 'sofa.webp' }
const sendPicture = () => uploadPicture(db, media, sofa)
const care = { bytes: Buffer.from('%PDF-1.4 %%EOF'), fileName: 'care.pdf' }
const sendFile = () => uploadFile(db, media, care)

async function flipBit(key: string): Promise<void> {
  const bytes = Buffer.from((await storage.read(key)) ?? [])
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await storage.write(key, bytes, 'image/webp')
}

/** Requests the size until it is sent in place of the original. */
const untilMade = (path: string) =>
  waitFor(async () => expect((await ask(path)).headers.get('cache-control')).toContain('immutable'))

test('a damaged picture is not served, is logged and counted once, and recovers when it is uploaded again', async () => {
  const { hash } = await sendPicture()
  await flipBit(originalKey(hash))
  for (const path of [`/media/${hash}.webp`, `/media/${hash}-320.avif`, `/media/${hash}.webp`])
    expect(await statusOf(path)).toBe(404)
  expect(errors).toHaveBeenCalledExactlyOnceWith({ kind: 'picture', hash }, expect.any(String))
  expect(await countDamaged(db)).toEqual({ picture: 1, file: 0 })

  await sendPicture()
  expect(await countDamaged(db)).toEqual({ picture: 0, file: 0 })
  expect(await statusOf(`/media/${hash}.webp`)).toBe(200)
})

test('a picture that storage has lost counts as damaged; an unknown one does not', async () => {
  const { hash } = await sendPicture()
  await storage.remove(originalKey(hash))
  expect(await statusOf(`/media/${hash}.webp`)).toBe(404)
  expect(await statusOf(`/media/${'0'.repeat(64)}.webp`)).toBe(404)
  expect(await countDamaged(db)).toEqual({ picture: 1, file: 0 })
  expect(errors).toHaveBeenCalledOnce()
})

test('a damaged size is not served, and is generated again from the original', async () => {
  const { hash } = await sendPicture()
  const path = `/media/${hash}-320.webp`
  const key = sizeKey({ hash, width: 320, type: 'webp' })
  await untilMade(path)
  const sound = await storage.read(key)
  await flipBit(key)
  const answer = await ask(path)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await storage.read(originalKey(hash)))
  expect(answer.headers.get('cache-control')).not.toContain('immutable')
  await untilMade(path)
  expect(await storage.read(key)).toEqual(sound)
  expect(errors).toHaveBeenCalledExactlyOnceWith({ key }, expect.any(String))
  expect(await countDamaged(db)).toEqual({ picture: 0, file: 0 })
})

test('a size from before digests were stored gets one', async () => {
  const { hash } = await sendPicture()
  const size = { hash, width: 320, type: 'webp' as const }
  await untilMade(`/media/${hash}-320.webp`)
  const digest = await storage.read(digestKey(size))
  await storage.remove(digestKey(size))
  expect(await statusOf(`/media/${hash}-320.webp`)).toBe(200)
  expect(await storage.read(digestKey(size))).toEqual(digest)
})

test('a damaged file is not served, neither whole nor in part', async () => {
  const { hash } = await sendFile()
  await flipBit(fileKey(hash))
  const path = `/media/files/${hash}/care.pdf`
  expect(await statusOf(path)).toBe(404)
  expect((await fetch(server.origin + path, { headers: { range: 'bytes=0-3' } })).status).toBe(404)
  expect(errors).toHaveBeenCalledExactlyOnceWith({ kind: 'file', hash }, expect.any(String))

  const other = await uploadFile(db, media, { bytes: Buffer.from('%PDF-1.4 lost %%EOF'), fileName: 'lost.pdf' })
  await storage.remove(fileKey(other.hash))
  expect(await statusOf(`/media/files/${other.hash}/lost.pdf`)).toBe(404)
  await storage.write(fileKey(hash), care.bytes, 'application/pdf')
  await recheckDamaged(db, storage)
  expect(await countDamaged(db)).toEqual({ picture: 0, file: 1 })
  expect(await statusOf(path)).toBe(200)
})

test('concurrent requests for a picture or file read it once', async () => {
  const picture = await sendPicture()
  const file = await uploadFile(db, media, { bytes: Buffer.from('%PDF-1.4 asked for often %%EOF'), fileName: 'a.pdf' })
  const { checked } = server.source
  const [reads, streams] = [vi.spyOn(storage, 'read'), vi.spyOn(storage, 'stream')]
  const tenTimes = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 10 }, ask))
  expect(await tenTimes(() => checked.hasFile(file.hash))).toEqual(Array(10).fill(true))
  expect(streams).toHaveBeenCalledOnce()
  expect(await tenTimes(() => checked.readOriginal(picture.hash))).not.toContain(undefined)
  expect(reads).toHaveBeenCalledOnce()
  for (const spy of [reads, streams]) spy.mockRestore()
})

test('an unused picture in the bin gets a 404 until it is uploaded again', async () => {
  const [picture, file] = [await sendPicture(), await sendFile()]
  const paths = [`/media/${picture.hash}.webp`, `/media/${picture.hash}-320.webp`, `/media/files/${file.hash}/care.pdf`]
  const statuses = () => Promise.all(paths.map(statusOf))
  await db.update(pictures).set({ deletedAt: new Date() })
  await db.update(files).set({ deletedAt: new Date() })
  isShown.mockResolvedValue(true)
  await server.source.binned.refresh()
  expect(await statuses()).toEqual([200, 200, 200])

  isShown.mockClear()
  isShown.mockResolvedValue(false)
  await server.source.binned.refresh()
  expect(await statuses()).toEqual([404, 404, 404])
  expect(await statuses()).toEqual([404, 404, 404])
  expect(isShown).toHaveBeenCalledTimes(2)

  await sendPicture()
  await db.update(files).set({ deletedAt: null }).where(eq(files.hash, file.hash))
  expect(await statuses()).toEqual([200, 200, 200])
})
