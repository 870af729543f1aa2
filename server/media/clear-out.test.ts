import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestDatabase, hasWaiting } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { brands } from '../catalogue/tables.ts'
import { findUsed } from '../content/media-uses.ts'
import { pages } from '../content/tables.ts'
import { clearOut } from './clear-out.ts'
import { uploadFile } from './files.ts'
import { digestKey, fileKey, originalKey, sizeKey } from './keys.ts'
import { uploadPicture } from './pictures.ts'
import { files, pictures } from './tables.ts'

const database = await createTestDatabase()
const { media, storage, close } = await openTestMedia(database)
const { db } = database
afterAll(close)
const place = { db, storage, findUsed: (hashes: string[]) => findUsed(db, hashes) }

const longAgo = new Date('2030-01-01')
const limit = new Date('2030-02-01')
const lately = new Date('2030-02-02')

async function send(deletedAt: Date | null): Promise<string> {
  const { hash } = await uploadPicture(db, media, { bytes: await paint(40, 30).png().toBuffer(), fileName: 'a.png' })
  await db.update(pictures).set({ deletedAt }).where(eq(pictures.hash, hash))
  return hash
}

it('erases media deleted long ago with every size, and nothing else', async () => {
  const [gone, recent, kept] = [await send(longAgo), await send(lately), await send(null)]
  // The picture's own width limits its widest size to 40 pixels.
  const made = [320, 40].map((width) => ({ hash: gone, width, type: 'avif' as const }))
  for (const key of made.flatMap((size) => [sizeKey(size), digestKey(size)]))
    await storage.write(key, Buffer.from('x'), 'image/avif')
  await clearOut(place, limit)
  const rows = await db.select({ hash: pictures.hash }).from(pictures)
  expect(rows.map(({ hash }) => hash).sort()).toEqual([recent, kept].sort())
  expect(await storage.exists(originalKey(gone))).toBe(false)
  for (const key of made.flatMap((size) => [sizeKey(size), digestKey(size)]))
    expect(await storage.exists(key)).toBe(false)
  expect(await storage.exists(originalKey(recent))).toBe(true)
})

it('keeps media that have been used again since they were deleted', async () => {
  const [hash, other] = [await send(longAgo), await send(lately)]
  await db.insert(brands).values({ name: 'Hob', logoHash: hash })
  await clearOut(place, limit)
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.hash, [hash, other]))
  expect(new Map(rows.map((row) => [row.hash, row.deletedAt]))).toEqual(
    new Map([
      [hash, null],
      [other, lately],
    ]),
  )
  expect(await storage.exists(originalKey(hash))).toBe(true)
})

it('keeps a picture and a file that a text has shown again since they were deleted', async () => {
  const picture = await send(longAgo)
  const bytes = Buffer.from('Oil it once a year.')
  const { hash: file } = await uploadFile(db, media, { bytes, fileName: 'oil.txt' })
  await db.update(files).set({ deletedAt: longAgo })
  const body = `![](/media/${picture}-640.webp) [Care](/media/files/${file}/oil.txt)`
  await db.insert(pages).values({ id: 'care', title: 'Care', body })
  await clearOut(place, limit)
  const marks = await db.select({ deletedAt: pictures.deletedAt }).from(pictures).where(eq(pictures.hash, picture))
  expect([...marks, ...(await db.select({ deletedAt: files.deletedAt }).from(files))]).toEqual([
    { deletedAt: null },
    { deletedAt: null },
  ])
  expect(await storage.exists(originalKey(picture))).toBe(true)
  expect(await storage.exists(fileKey(file))).toBe(true)
  await db.delete(files)
})

it('erases on the next run what storage could not remove before', async () => {
  const hash = await send(longAgo)
  const remove = async (key: string) => {
    if (key === originalKey(hash)) throw new Error('The bucket is away.')
    await storage.remove(key)
  }
  const isKept = async () => [
    await db.$count(pictures, eq(pictures.hash, hash)),
    await storage.exists(originalKey(hash)),
  ]
  await expect(clearOut({ ...place, storage: { ...storage, remove } }, limit)).rejects.toThrow('The bucket is away.')
  expect(await isKept()).toEqual([1, true])
  await clearOut(place, limit)
  expect(await isKept()).toEqual([0, false])
})

it('erases files as well', async () => {
  const { hash } = await uploadFile(db, media, { bytes: Buffer.from('Wipe with a dry cloth.'), fileName: 'care.txt' })
  await db.update(files).set({ deletedAt: longAgo })
  await clearOut(place, limit)
  expect(await db.$count(files)).toBe(0)
  expect(await storage.exists(fileKey(hash))).toBe(false)
})

it('keeps a picture that is uploaded again while it is erased', async () => {
  const sent = { bytes: await paint(40, 30).png().toBuffer(), fileName: 'a.png' }
  const { hash } = await uploadPicture(db, media, sent)
  await db.update(pictures).set({ deletedAt: longAgo }).where(eq(pictures.hash, hash))
  const begin = Promise.withResolvers<void>()
  // On a connection outside the transaction that erases the picture.
  const uploading = begin.promise.then(() => uploadPicture(db, media, sent))
  const remove = vi.spyOn(storage, 'remove').mockImplementation(async (key) => {
    if (key !== originalKey(hash)) return
    begin.resolve()
    await expect.poll(() => hasWaiting(database)).toBe(true)
    remove.mockRestore()
    await storage.remove(key)
  })
  await clearOut(place, limit)
  await uploading
  expect(await storage.exists(originalKey(hash))).toBe(true)
  expect(await db.$count(pictures, eq(pictures.hash, hash))).toBe(1)
})
