import postgres from 'postgres'
import type { Client } from './client.ts'
import { openSockets } from './sockets.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** A connection that is used only to probe whether the database answers. */
export type Probe = {
  ask(): Promise<unknown>
  bytesRead(): number
  close(): void
}

/** While the database is away: how often a new connection is tried, and how long each may take to answer. */
const retryMs = 250
const attemptMs = 1000

export function openProbe({ sql, sockets: { route } }: Client): Probe {
  const sockets = openSockets({ timeoutMs: attemptMs, route })
  // The driver accepts the options it has parsed, and a function that makes sockets, though its types include neither.
  const alone = { max: 1, idle_timeout: null, max_lifetime: null, fetch_types: false, socket: sockets.open }
  const asking = postgres({ ...sql.options, ...alone } as never)
  return {
    ask: async () => asking`select 1`,
    bytesRead: sockets.bytesRead,
    close: () => {
      sockets.cut()
      asking.end({ timeout: 0 }).catch(() => {})
    },
  }
}

/** The first probe with an answer. Each gets little time, as one that began during the outage may never get one. */
export async function findAnswer(client: Client, signal: AbortSignal): Promise<Probe> {
  const found = Promise.withResolvers<Probe>()
  const pending = new Set<Probe>()
  const attempt = async () => {
    const probe = openProbe(client)
    pending.add(probe)
    try {
      await beforeDeadline(probe.ask())
      pending.delete(probe)
      found.resolve(probe)
    } catch {
      pending.delete(probe)
      probe.close()
    }
  }
  const giveUp = () => found.reject(signal.reason)
  signal.addEventListener('abort', giveUp)
  const timer = setInterval(attempt, retryMs)
  attempt()
  try {
    return await found.promise
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', giveUp)
    for (const probe of pending) probe.close()
  }
}

async function beforeDeadline(answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new DatabaseUnavailable()), attemptMs)
  await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
