import type { Logger } from '../platform/log.ts'
import { logSparingly } from '../platform/sparing-log.ts'

type Level = 'debug' | 'info' | 'warn' | 'error'

/** Leaves out the sign-in library's tokens and inputs; of its details only errors are logged. */
export const passOnLine =
  (log: Logger) =>
  (level: Level, message: unknown, ...details: unknown[]): void => {
    const err = [message, ...details].find((one) => one instanceof Error)
    const words = String(message instanceof Error ? message.name : message)
    // Its warnings are refusals, which have lines of their own.
    const own = level === 'warn' ? 'debug' : level
    if (err) log[own]({ err }, `the sign-in library says: ${hideTokens(words)}`)
    else logSparingly(log, { level: own, words: 'the sign-in library says', own: { said: hideTokens(words) } })
  }

const hideTokens = (text: string) => text.replace(/\nparams: [\s\S]*/, '').replace(/[\w-]{24,}(\.[\w%/+=-]+)?/g, '…')
