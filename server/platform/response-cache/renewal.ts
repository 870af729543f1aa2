import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './answer.ts'
import type { ResponseCache } from './cache.ts'

type Options = {
  cache: ResponseCache
  version(): number
  /** Whether an answer is worth renewing before anybody requests it. */
  isWorthIt(key: string): boolean
  obtain(key: string): Promise<Answer | Response>
  lookMs?: number
}

/** The pause between two pages, in which waiting requests are answered. */
const pauseMs = 5

/** After each change, renews the most requested answers one at a time, before anybody requests them. */
export function startRenewal({ cache, version, isWorthIt, obtain, lookMs = 250 }: Options) {
  let seen: number | undefined = version()
  let running = Promise.resolve()
  let isClosed = false

  const renew = async (of: number) => {
    for (const { key, encodings } of cache.listMostAsked().filter((asked) => isWorthIt(asked.key))) {
      if (isClosed || version() !== of) return
      const answer = await obtain(key)
      if (cache.isFormer(key)) return lookAgain()
      if ('forms' in answer) for (const encoding of encodings) await cache.encode(key, answer, encoding)
      await pause(pauseMs)
    }
    if (version() === of) cache.forgetFormer()
  }
  /** Starts again once the database is back. */
  const lookAgain = () => {
    seen = undefined
  }
  const look = () => {
    const current = version()
    if (current === seen) return
    seen = current
    // A page that fails here is computed again, and its error answered, at its next request.
    running = running.then(() => renew(current)).catch(cache.forgetFormer)
  }
  const timer = setInterval(look, lookMs)
  timer.unref()
  const close = async () => {
    isClosed = true
    clearInterval(timer)
    await running
  }
  return { close }
}
