import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { openPictureConverter, type PictureConverter } from './converter/converter.ts'
import { openSizes, type Sizes } from './sizes.ts'

/**
 * The parts that receive and serve pictures and files: storage, the process that converts them, and the queue of
 * sizes.
 */
export type Media = { storage: Storage; converter: PictureConverter; sizes: Sizes; close(): Promise<void> }

export function openMedia(storage: Storage, log: Logger, avifEffort?: number): Media {
  const converter = openPictureConverter({ avifEffort })
  const sizes = openSizes(storage, converter, log)
  const close = async () => {
    const finished = sizes.close()
    converter.close()
    await finished
  }
  return { storage, converter, sizes, close }
}
