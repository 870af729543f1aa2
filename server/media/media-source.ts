import type { Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { type Binned, openBinned } from './binned.ts'
import { type CheckedStorage, openCheckedStorage } from './checked-storage.ts'
import type { Media } from './media.ts'

/** Everything needed to serve pictures and files. */
export type MediaSource = Pick<Media, 'storage' | 'sizes'> & { db: Db; checked: CheckedStorage; binned: Binned }

type Options = { db: Db; media: Media; log: Logger; isShown(hash: string): Promise<boolean> }

export async function openMediaSource({ db, media, log, isShown }: Options): Promise<MediaSource> {
  const { storage, sizes } = media
  const checked = openCheckedStorage({ db, storage, log })
  return { db, storage, sizes, checked, binned: await openBinned(db, isShown) }
}
