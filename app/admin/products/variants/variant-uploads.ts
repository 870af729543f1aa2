import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { StaffPicture } from '../../../../contract/staff/media.ts'
import type { Bound } from '../../form/bound.ts'
import { createUploadQueue, type UploadQueue } from '../../media/upload-queue.ts'
import { followVariant, type Shown } from './change-variant.ts'

/** A variant's field, with the upload queue of the variant. */
export type BoundVariant = Bound<VariantEdit> & { queue: UploadQueue }

type Send = Parameters<typeof createUploadQueue<StaffPicture>>[0]['send']
type Options = {
  send: Send
  /** Returns the latest list. */
  read(): VariantEdit[]
  onKept(picture: StaffPicture, place: number): void
}
/** `at`: where the variant was last found. */
type Uploading = { queue: UploadQueue; at: Shown; isGone: boolean }

type VariantUploads = {
  ofVariant(place: number): UploadQueue
  follow(): void
  isUnderWay(): boolean
  dismissAll(): void
}

/**
 * One upload queue for each variant, shared by all its fields. A queue follows its variant, which may move and has no
 * uuid until it is saved: call `follow` for each new list.
 */
export function keepVariantUploads({ send, read, onKept }: Options): VariantUploads {
  const all: Uploading[] = []
  const follow = () => {
    const variants = read()
    for (const uploading of all) {
      const place = findAgain(variants, uploading)
      uploading.isGone = place === undefined
      if (place !== undefined) uploading.at = { variants, place }
    }
  }
  const begin = (place: number): UploadQueue => {
    const queue = createUploadQueue({
      send,
      onKept: (picture) => {
        follow()
        if (!uploading.isGone) onKept(picture, uploading.at.place)
      },
    })
    const uploading: Uploading = { queue, at: { variants: read(), place }, isGone: false }
    all.push(uploading)
    return queue
  }
  return {
    ofVariant: (place) => all.find(({ at, isGone }) => !isGone && at.place === place)?.queue ?? begin(place),
    follow,
    dismissAll: () => {
      for (const { queue } of all) queue.dismissAll()
    },
    isUnderWay: () => all.some(({ queue, isGone }) => !isGone && queue.list().some(({ state }) => state !== 'failed')),
  }
}

/** A new variant that was removed is recognised only as the same object, because another new one may be at its position by now. */
function findAgain(now: VariantEdit[], { at, isGone }: Uploading): number | undefined {
  const before = at.variants[at.place]
  const isThere = before && now.includes(before)
  return isGone && before?.uuid === null && !isThere ? undefined : followVariant(now, at)
}
