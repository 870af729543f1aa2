import postgres from 'postgres'
import type { Sockets } from './sockets.ts'

/** The driver's client, and the sockets it uses. */
export type Client = { sql: postgres.Sql; sockets: Sockets }

/** How many queries the driver may send on one connection before the first is answered. */
export const pipelines = {
  /** With a limit, a transaction that begins as the last query allowed would not get the connection to itself (3.4.9). */
  unlimited: Number.POSITIVE_INFINITY,
  /** A transaction pooler may give the session away while the next query is being sent, which then gets no answer. */
  none: 0,
}

/**
 * A proxy around a client, which is replaced by a new one when its sockets have to be replaced. The driver (3.4.9) cannot
 * always reconnect a slot of its pool: if the connection is lost during a write, the slot holds its queries forever.
 */
export function openClient(options: object, sockets: Sockets): postgres.Sql {
  const isUnpiped = 'max_pipeline' in options && options.max_pipeline === pipelines.none
  const open = isUnpiped ? openUnpiped : openPiped
  const first = open(options)
  let current = first
  sockets.onReplace((seconds) => {
    const replaced = current
    current = open(options)
    replaced.end({ timeout: seconds }).catch(() => {})
  })
  return new Proxy(first.sql, {
    apply: (_, __, words: Parameters<postgres.Sql>) => current.sql(...words),
    get: (_, name: keyof postgres.Sql) => (name === 'begin' || name === 'end' ? current[name] : current.sql[name]),
  })
}

type Opened = Pick<postgres.Sql, 'begin' | 'end'> & { sql: postgres.Sql }

function openPiped(options: object): Opened {
  // The driver takes back the options it has parsed, though its types do not say so.
  const sql = postgres(options as never)
  return { sql, begin: sql.begin, end: sql.end }
}

/** The driver cannot begin a transaction without a pipeline, so a second client begins them, each alone on its connection. */
function openUnpiped(options: object): Opened {
  const sql = postgres(options as never)
  const { begin, end } = postgres({ ...options, max_pipeline: 1 } as never)
  return { sql, begin, end: async (timeout) => void (await Promise.all([sql.end(timeout), end(timeout)])) }
}
