import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { openLog } from '../platform/log.ts'
import { openFolder } from '../platform/storage/folder.ts'
import { type Size, sizeKey } from './keys.ts'
import { openMedia } from './media.ts'
import { uploadPicture } from './pictures.ts'
import { openSizes } from './sizes.ts'

const { db, folder, media, storage, close } = await openTestMedia(await createTestDatabase())
afterAll(close)

const silent = openLog('silent')
const patient = { timeout: 60_000 }
const show = async () =>
  (await uploadPicture(db, media, { bytes: await paint().webp().toBuffer(), fileName: 'sofa' })).hash

it('generates a size once, however many requests and processes need it', { timeout: 90_000 }, async () => {
  const resize = vi.fn(media.converter.resize)
  const sizes = openSizes(storage, { resize }, silent)
  const size: Size = { hash: await show(), width: 320, type: 'webp' }
  for (let visitor = 0; visitor < 50; visitor++) sizes.order(size)
  expect(sizes.waiting()).toBe(1)
  await waitFor(() => expect(sizes.waiting()).toBe(0), patient)
  sizes.order(size)
  await waitFor(() => expect(sizes.waiting()).toBe(0), patient)
  expect(resize).toHaveBeenCalledTimes(1)
})

it('never shows another process a size that is not completely written', { timeout: 90_000 }, async () => {
  const others = await Promise.all([1, 2].map(async () => openMedia(await openFolder(folder), silent)))
  const wanted = await Promise.all(
    Array.from({ length: 6 }, async (): Promise<Size> => ({ hash: await show(), width: 320, type: 'webp' })),
  )
  for (const other of others) for (const size of wanted) other.sizes.order(size)
  const seen = new Map<string, Buffer>()
  while (others.some((other) => other.sizes.waiting() > 0)) {
    for (const key of wanted.map(sizeKey)) {
      const bytes = await storage.read(key)
      if (bytes) expect(bytes.equals(seen.get(key) ?? bytes)).toBe(true)
      if (bytes) seen.set(key, bytes)
    }
  }
  for (const key of wanted.map(sizeKey)) {
    const bytes = (await storage.read(key)) ?? Buffer.alloc(0)
    expect(bytes.equals(seen.get(key) ?? bytes)).toBe(true)
    expect(await sharp(bytes, { failOn: 'warning' }).toBuffer({ resolveWithObject: true })).toMatchObject({
      info: { width: 320 },
    })
  }
  await Promise.all(others.map((other) => other.close()))
})

it('limits the queue of sizes', async () => {
  const sizes = openSizes(storage, media.converter, silent, { maxQueueLength: 3 })
  for (let place = 0; place < 10; place++) sizes.order({ hash: `${place}`.repeat(64), width: 320, type: 'avif' })
  expect(sizes.waiting()).toBe(3)
  await sizes.close()
  expect(sizes.waiting()).toBe(0)
  sizes.order({ hash: 'a'.repeat(64), width: 320, type: 'avif' })
  expect(sizes.waiting()).toBe(0)
})

it('logs once that a size cannot be generated, and retries only later', { timeout: 90_000 }, async () => {
  const messages: string[] = []
  const sizes = openSizes(storage, media.converter, pino({}, { write: (line: string) => void messages.push(line) }), {
    restMs: 3000,
  })
  const lost: Size = { hash: 'c'.repeat(64), width: 320, type: 'avif' }
  const orderUntilLogged = async (times: number) => {
    await waitFor(() => {
      sizes.order(lost)
      expect(messages).toHaveLength(times)
    }, patient)
    await waitFor(() => expect(sizes.waiting()).toBe(0), patient)
  }
  await orderUntilLogged(1)
  sizes.order(lost)
  expect(sizes.waiting()).toBe(0)
  await orderUntilLogged(2)
  expect(JSON.parse(messages[0] ?? '')).toMatchObject({
    key: sizeKey(lost),
    err: { message: expect.stringContaining('missing') },
  })
})
