import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { openSizes, type Sizes } from './sizes.ts'
import { openStudio, type Studio } from './studio/studio.ts'

/**
 * The parts that receive and serve pictures and files: storage, the studio that converts them, and the queue of
 * sizes.
 */
export type Media = { storage: Storage; studio: Studio; sizes: Sizes; close(): Promise<void> }

export function openMedia(storage: Storage, log: Logger, avifEffort?: number): Media {
  const studio = openStudio({ avifEffort })
  const sizes = openSizes(storage, studio, log)
  const close = async () => {
    const finished = sizes.close()
    studio.close()
    await finished
  }
  return { storage, studio, sizes, close }
}
