import { type Failure, failed } from '../../../contract/errors.ts'
import type { Sending } from './send-upload.ts'

export type Upload = {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  /** The part that has been uploaded, from 0 to 1. */
  progress: number
  problem?: string
  /** Whether uploading the same file again could succeed. */
  mayRetry?: boolean
}

export type UploadQueue = {
  add(files: Iterable<File>): void
  retry(id: number): void
  /** Removes an upload from the list, and cancels it if it is running. */
  dismiss(id: number): void
  dismissAll(): void
  list(): readonly Upload[]
  /** The number of files that were stored since the list was last empty. */
  countStored(): number
  listen(listener: () => void): () => void
}

type Options<Kept> = {
  send(file: File, sending: Required<Sending>): Promise<Kept | Failure>
  /** Called for each uploaded file in the order in which the files were added; failed ones are skipped. */
  onKept(kept: Kept): void
  parallel?: number
}

/** Uploads a few files at a time; a failed one does not stop the others. */
export function createUploadQueue<Kept extends object>({ send, onKept, parallel = 3 }: Options<Kept>): UploadQueue {
  let uploads: readonly Upload[] = []
  let nextId = 1
  let stored = 0
  const kept = new Map<number, Kept>()
  const ends = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const put = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, part: Partial<Upload>) =>
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))

  const run = async ({ id, file }: Upload) => {
    change(id, { state: 'sending', progress: 0, problem: undefined })
    const end = new AbortController()
    ends.set(id, end)
    const answer = await send(file, { onProgress: (progress) => change(id, { progress }), signal: end.signal })
    if (end.signal.aborted) return
    if (failed(answer)) {
      const { status, problem } = answer
      change(id, { state: 'failed', problem: problem.reason, mayRetry: ![413, 415, 422].includes(status) })
    } else {
      kept.set(id, answer)
      change(id, { state: 'sent', progress: 1 })
    }
    handOver()
    advance()
  }

  const advance = () => {
    const sending = uploads.filter(({ state }) => state === 'sending').length
    const waiting = uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, parallel - sending))) void run(upload)
  }

  const handOver = () => {
    const done: number[] = []
    for (const { id, state } of uploads) {
      if (state === 'waiting' || state === 'sending') break
      if (state === 'sent') done.push(id)
    }
    if (done.length === 0) return
    stored += done.length
    put(uploads.filter(({ id }) => !done.includes(id)))
    for (const id of done) {
      const answer = kept.get(id)
      kept.delete(id)
      if (answer) onKept(answer)
    }
  }

  return {
    add: (files) => {
      const added = [...files].map((file): Upload => ({ id: nextId++, file, state: 'waiting', progress: 0 }))
      if (uploads.length === 0) stored = 0
      put([...uploads, ...added])
      advance()
    },
    retry: (id) => {
      change(id, { state: 'waiting' })
      advance()
    },
    dismiss: (id) => {
      put(uploads.filter((upload) => upload.id !== id))
      ends.get(id)?.abort()
      ends.delete(id)
      handOver()
      advance()
    },
    dismissAll: () => {
      put([])
      kept.clear()
      for (const end of ends.values()) end.abort()
      ends.clear()
    },
    list: () => uploads,
    countStored: () => stored,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
