import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { pictureWidths } from '../../contract/media.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openTestMedia, serveMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { openLog } from '../platform/log.ts'
import type { PictureConverter } from './converter/converter.ts'
import { uploadPicture } from './pictures.ts'
import { openSizes } from './sizes.ts'

const { db, media, storage, close } = await openTestMedia(await createTestDatabase())
const encodings: number[] = []
let atWork = 0
let maxAtWork = 0
const resize: PictureConverter['resize'] = async (...input) => {
  maxAtWork = Math.max(maxAtWork, ++atWork)
  const begun = performance.now()
  const made = await media.converter.resize(...input)
  encodings.push(performance.now() - begun)
  atWork--
  return made
}
const sizes = openSizes(storage, { resize }, openLog('silent'))
const server = await serveMedia(db, { ...media, sizes })
afterAll(async () => {
  server.close()
  const finished = sizes.close()
  await close()
  await finished
})

it('a burst of new pictures delays no page', { timeout: 120_000 }, async () => {
  const addresses = (await Promise.all(Array.from({ length: 60 }, showPicture))).flat()
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  const pages = visitPages()

  const answers = await inGroups(addresses, 24, async (address) => {
    const answer = await fetch(server.origin + address)
    await answer.arrayBuffer()
    return { status: answer.status, stoodIn: answer.headers.get('cache-control') === 'public, max-age=10' }
  })
  const waiting = sizes.waiting()
  await waitFor(() => expect(encodings.length).toBeGreaterThanOrEqual(12), { timeout: 90_000 })
  const slowestPage = await pages.end()
  loop.disable()

  expect(answers).toEqual(addresses.map((address) => ({ status: 200, stoodIn: !isOriginal(address) })))
  expect(waiting).toBeGreaterThan(addresses.length / 4)
  expect(maxAtWork).toBe(1)
  const oneEncoding = Math.max(...encodings)
  expect(loop.max / 1e6).toBeLessThan(oneEncoding)
  expect(slowestPage).toBeLessThan(oneEncoding)
})

const isOriginal = (address: string) => address.endsWith('.webp') && !address.endsWith('-320.webp')

/** Every address of a size of a picture 640 pixels wide. */
async function showPicture(): Promise<string[]> {
  const { hash } = await uploadPicture(db, media, {
    bytes: await paint().webp({ effort: 0 }).toBuffer(),
    fileName: 'sofa.webp',
  })
  return pictureWidths.flatMap((width) => [`/media/${hash}-${width}.avif`, `/media/${hash}-${width}.webp`])
}

/** Requests pages sequentially, and returns the longest time. Without the pauses it would take a CPU from the encodings. */
function visitPages() {
  let slowest = 0
  let leaving = false
  const visit = async () => {
    while (!leaving) {
      const begun = performance.now()
      await (await fetch(`${server.origin}/healthz`)).text()
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(5)
    }
  }
  const visits = visit()
  const end = async () => {
    leaving = true
    await visits
    return slowest
  }
  return { end }
}

async function inGroups<Item, Result>(items: Item[], groups: number, work: (item: Item) => Promise<Result>) {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [place, item] of queue) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: groups }, worker))
  return results
}
