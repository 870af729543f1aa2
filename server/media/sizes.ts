import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { originalKey, type Size, sizeKey } from './keys.ts'
import type { Studio } from './studio/studio.ts'

export type Sizes = {
  /** Has a size made when its turn comes, unless it waits already. */
  order(size: Size): void
  /** How many wait or are being made. */
  waiting(): number
  /** Nothing new is begun; what is being made is let finish or fail. */
  close(): Promise<void>
}

type Options = { longestQueue?: number; restMs?: number }

/** Makes sizes one after the other, each once. What finds no room in the queue is ordered again by whoever asks next. */
export function openSizes(
  storage: Storage,
  studio: Pick<Studio, 'resize'>,
  log: Logger,
  { longestQueue = 1000, restMs = 60_000 }: Options = {},
): Sizes {
  const queue = new Map<string, Size>()
  const resting = new Set<string>()
  let working: Promise<void> | undefined
  let closed = false

  const rest = (key: string, error: unknown) => {
    if (closed) return
    log.warn({ err: error, key }, 'A size of a picture could not be made')
    resting.add(key)
    setTimeout(() => resting.delete(key), restMs).unref()
  }
  const work = async () => {
    for (const [key, size] of queue) {
      await makeSize(storage, studio, size).catch((error) => rest(key, error))
      queue.delete(key)
    }
    working = undefined
  }
  const order = (size: Size) => {
    const key = sizeKey(size)
    if (closed || resting.has(key) || queue.size >= longestQueue) return
    queue.set(key, size)
    working ??= work()
  }
  const close = async () => {
    closed = true
    queue.clear()
    await working
  }
  return { order, waiting: () => queue.size, close }
}

async function makeSize(storage: Storage, studio: Pick<Studio, 'resize'>, size: Size): Promise<void> {
  // Another process of the shop may have been first.
  if (await storage.exists(sizeKey(size))) return
  const original = await storage.read(originalKey(size.hash))
  if (!original) throw new Error('Its original is missing in the storage.')
  await storage.write(sizeKey(size), await studio.resize(original, size.width, size.type), `image/${size.type}`)
}
