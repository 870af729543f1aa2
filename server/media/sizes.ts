import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PictureConverter } from './converter/converter.ts'
import { digestKey, hashContent, originalKey, type Size, sizeKey } from './keys.ts'

export type Sizes = {
  /** Queues a size, unless it is queued already. */
  order(size: Size): void
  /** The number of sizes that are queued or being generated. */
  waiting(): number
  /** Starts no further size; the current one may finish or fail. */
  close(): Promise<void>
}

type Options = { maxQueueLength?: number; restMs?: number }

/** Generates sizes sequentially, each once. A size that does not fit into the queue is queued by a later request. */
export function openSizes(
  storage: Storage,
  converter: Pick<PictureConverter, 'resize'>,
  log: Logger,
  { maxQueueLength = 1000, restMs = 60_000 }: Options = {},
): Sizes {
  const queue = new Map<string, Size>()
  const failures = rememberFailures(log, restMs)
  let working: Promise<void> | undefined
  let isClosed = false

  const work = async () => {
    for (const [key, size] of queue) {
      await makeSize(storage, converter, size).catch((error) => isClosed || failures.add(key, error))
      queue.delete(key)
    }
    working = undefined
  }
  const order = (size: Size) => {
    const key = sizeKey(size)
    if (isClosed || failures.has(key) || queue.size >= maxQueueLength) return
    queue.set(key, size)
    working ??= work()
  }
  const close = async () => {
    isClosed = true
    queue.clear()
    await working
  }
  return { order, waiting: () => queue.size, close }
}

/** A failed size is not retried for a while, because it would probably fail again. */
function rememberFailures(log: Logger, restMs: number) {
  const keys = new Set<string>()
  const add = (key: string, error: unknown) => {
    log.warn({ err: error, key }, 'a size of a picture could not be generated')
    keys.add(key)
    setTimeout(() => keys.delete(key), restMs).unref()
  }
  return { add, has: (key: string) => keys.has(key) }
}

async function makeSize(storage: Storage, converter: Pick<PictureConverter, 'resize'>, size: Size): Promise<void> {
  // Another process of the shop may have generated it already.
  if (await storage.exists(sizeKey(size))) return
  const original = await storage.read(originalKey(size.hash))
  if (!original) throw new Error('Its original is missing in the storage.')
  if (hashContent(original) !== size.hash) throw new Error('Its original is damaged in the storage.')
  const bytes = await converter.resize(original, size.width, size.type)
  await storage.write(sizeKey(size), bytes, `image/${size.type}`)
  await storage.write(digestKey(size), Buffer.from(hashContent(bytes)), 'text/plain')
}
