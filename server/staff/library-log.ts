import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import type { Logger } from '../platform/log.ts'
import { logSparingly } from '../platform/sparing-log.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'
/** An error that the library reported during a call, and a function that logs it. */
type Captured = { err: Error; write(): void }

const calls = new AsyncLocalStorage<{ captured?: Captured }>()

/** Logs a line of the sign-in library without tokens and inputs: of its details, only errors. */
export const passOnLine =
  (log: Logger) =>
  (level: Level, message: unknown, ...details: unknown[]): void => {
    const err = [message, ...details].find((detail) => detail instanceof Error)
    const words = String(message instanceof Error ? message.name : message)
    // The library warns of refusals, which the shop logs itself.
    const own = level === 'warn' ? 'debug' : level
    const said = hideTokens(words)
    const write = () =>
      err
        ? log[own]({ err }, `the sign-in library says: ${said}`)
        : logSparingly(log, { level: own, words: 'the sign-in library says', own: { said } })
    const call = calls.getStore()
    if (err && call && !call.captured) call.captured = { err, write }
    else write()
  }

/**
 * The library reports the cause of a failure to its log, and throws another error. This throws the cause instead, so that
 * it is logged once; if the library does not fail after all, the cause is logged here.
 */
export function throwReason<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const call: { captured?: Captured } = {}
  return calls.run(call, async () => {
    try {
      const answer = await ask()
      call.captured?.write()
      return answer
    } catch (error) {
      if (call.captured && hidesReason(error)) throw call.captured.err
      call.captured?.write()
      throw error
    }
  })
}

const hidesReason = (error: unknown) => error instanceof APIError && error.status === 'INTERNAL_SERVER_ERROR'

/** The log itself leaves out values of queries and addresses. */
const hideTokens = (text: string) => text.replace(/[\w-]{24,}(\.[\w%/+=-]+)?/g, '…')
