import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { Logger } from './log.ts'
import { noteFailure } from './outage/unavailable.ts'

type Options = { sql: postgres.Sql; channel: string; log: Logger; onNotice(): void }

/**
 * Listens to NOTIFY on a connection of its own. `onNotice` is also called when listening starts, for notices missed
 * before.
 */
export function listenForNotices(options: Options): { close(): void } {
  const closing = new AbortController()
  listenForever(options, closing.signal).catch((err) => {
    if (!closing.signal.aborted) options.log.error({ err }, 'notifications from the database no longer arrive')
  })
  return { close: () => closing.abort() }
}

/** Short, as an attempt costs nothing while the database is away, and changes should arrive soon after its return. */
const maxPauseMs = 250

async function listenForever(options: Options, closing: AbortSignal): Promise<void> {
  let failures = 0
  while (!closing.aborted) {
    try {
      await listenOnce(options, closing, () => {
        failures = 0
      })
    } catch (err) {
      // The first attempt after a lost connection may come too early.
      if (!closing.aborted && failures++ === 1)
        noteFailure(options.log, err, 'notifications from the database do not arrive')
    }
    await pause(Math.min(50 * 2 ** failures, maxPauseMs), undefined, { ref: false, signal: closing })
  }
}

/**
 * Returns when the connection is lost. The driver's own `listen` also reconnects, but after two losses in quick
 * succession it stops receiving (seen with postgres 3.4.9), so every connection here is a new client.
 */
async function listenOnce({ sql, channel, onNotice }: Options, closing: AbortSignal, onListening: () => void) {
  const cut = Promise.withResolvers<void>()
  const client = openListener(sql, onNotice, cut.resolve)
  const hangUp = () => cut.resolve()
  closing.addEventListener('abort', hangUp)
  try {
    await client`listen ${client(channel)}`
    onListening()
    onNotice()
    await cut.promise
  } finally {
    closing.removeEventListener('abort', hangUp)
    await client.end({ timeout: 0 })
  }
}

/** The driver accepts its own parsed options, and reports notices, though its types say neither. */
function openListener(sql: postgres.Sql, onnotify: () => void, onclose: () => void): postgres.Sql {
  const alone = { max: 1, idle_timeout: undefined, max_lifetime: null, fetch_types: false }
  return postgres({ ...sql.options, ...alone, onnotify, onclose } as never)
}
