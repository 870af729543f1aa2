import type { Tasks } from './process.ts'
import { type StudioProcess, startProcess } from './start-process.ts'

export type Studio = Tasks & { close(): void }

type Options = { patienceMs?: number; idleMs?: number }

/**
 * Decodes and encodes in a process of its own, of low priority: pages are never kept waiting, a picture made to break the
 * decoder breaks nothing else, and the memory goes back when there is nothing to do. Uploads take turns, and so do sizes.
 */
export function openStudio({ patienceMs = 60_000, idleMs = 30_000 }: Options = {}): Studio {
  let current: StudioProcess | undefined
  let rest: NodeJS.Timeout | undefined
  const close = () => {
    current?.end()
    current = undefined
  }
  const inStudio = async <Answer>(work: (process: StudioProcess) => Promise<Answer>) => {
    clearTimeout(rest)
    if (!current?.isThere()) current = startProcess(patienceMs)
    try {
      return await work(current)
    } finally {
      clearTimeout(rest)
      rest = setTimeout(() => current?.isIdle() && close(), idleMs).unref()
    }
  }
  const uploads = takeTurns()
  const sizes = takeTurns()
  return {
    develop: (...input) => uploads(() => inStudio((process) => process.ask('develop', input))),
    strip: (...input) => uploads(() => inStudio((process) => process.ask('strip', input))),
    resize: (...input) => sizes(() => inStudio((process) => process.ask('resize', input))),
    close,
  }
}

function takeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
