import { useRef, useSyncExternalStore } from 'react'
import { useEndOnDiscard } from '../form/saving/discards.ts'
import { type Kept, sendUpload, type UploadKind } from './send-upload.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

export type Uploads = Pick<UploadQueue, 'add' | 'retry' | 'dismiss'> & { list: readonly Upload[]; stored: number }

/** The upload queue of one field; `onKept` is called for each file that the shop has stored. */
export const useUploads = <Kind extends UploadKind>(kind: Kind, onKept: (kept: Kept[Kind]) => void): Uploads =>
  useQueue(useOwnQueue(kind, onKept))

/** A queue that lives as long as its field. */
export function useOwnQueue<Kind extends UploadKind>(kind: Kind, onKept: (kept: Kept[Kind]) => void): UploadQueue {
  const latest = useRef(onKept)
  latest.current = onKept
  const made = useRef<UploadQueue>(undefined)
  made.current ??= createUploadQueue<Kept[Kind]>({
    send: (file, sending) => sendUpload(kind, file, sending),
    onKept: (kept) => latest.current(kept),
  })
  const queue = made.current
  useEndOnDiscard(queue.dismissAll)
  return queue
}

export function useQueue(queue: UploadQueue): Uploads {
  const list = useSyncExternalStore(queue.listen, queue.list, queue.list)
  return { add: queue.add, retry: queue.retry, dismiss: queue.dismiss, list, stored: queue.countStored() }
}
