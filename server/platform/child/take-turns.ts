import type { Child } from './start-child.ts'

export type Turns = {
  inTurn<Answer>(job: (child: Child) => Promise<Answer>): Promise<Answer>
  close(): void
}

/** Runs jobs sequentially, in a process that exists only while there are jobs. */
export function takeTurns(start: () => Child, idleMs: number): Turns {
  let current: Child | undefined
  let last: Promise<unknown> = Promise.resolve()
  let leaving: NodeJS.Timeout | undefined

  const close = () => current?.end()
  const work = async <Answer>(job: (child: Child) => Promise<Answer>) => {
    clearTimeout(leaving)
    if (!current?.isRunning()) current = start()
    try {
      return await job(current)
    } finally {
      leaving = setTimeout(close, idleMs).unref()
    }
  }
  const inTurn = <Answer>(job: (child: Child) => Promise<Answer>) => {
    const mine = last.then(() => work(job))
    last = mine.catch(() => {})
    return mine
  }
  return { inTurn, close }
}
