import type { Tasks } from './process.ts'
import { type StudioProcess, startProcess } from './start-process.ts'

export type Studio = Tasks & { close(): void }

type Options = { patienceMs?: number; idleMs?: number }

const minute = 60_000

/**
 * Decodes and encodes outside of the shop's own process: pages are never kept waiting, a picture made to break the decoder
 * breaks nothing else, and the memory goes back when there is nothing to do. A person waits for an upload, so that what
 * makes sizes is another process, of low priority.
 */
export function openStudio({ patienceMs = minute, idleMs = minute / 2 }: Options = {}): Studio {
  const uploads = openDesk(() => startProcess(patienceMs), idleMs)
  // On a busy machine a size may have to wait long between two strokes.
  const sizes = openDesk(() => startProcess(10 * minute, 10), idleMs)
  const close = () => {
    uploads.close()
    sizes.close()
  }
  return {
    develop: (...input) => uploads.inTurn((process) => process.ask('develop', input)),
    strip: (...input) => uploads.inTurn((process) => process.ask('strip', input)),
    resize: (...input) => sizes.inTurn((process) => process.ask('resize', input)),
    close,
  }
}

/** One job after the other, by a process that is there only while there are jobs. */
function openDesk(start: () => StudioProcess, idleMs: number) {
  let current: StudioProcess | undefined
  let last: Promise<unknown> = Promise.resolve()
  let leaving: NodeJS.Timeout | undefined

  const close = () => current?.end()
  const work = async <Answer>(job: (process: StudioProcess) => Promise<Answer>) => {
    clearTimeout(leaving)
    if (!current?.isThere()) current = start()
    try {
      return await job(current)
    } finally {
      leaving = setTimeout(close, idleMs).unref()
    }
  }
  const inTurn = <Answer>(job: (process: StudioProcess) => Promise<Answer>) => {
    const mine = last.then(() => work(job))
    last = mine.catch(() => {})
    return mine
  }
  return { inTurn, close }
}
