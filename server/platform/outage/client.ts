import postgres from 'postgres'
import type { Sockets } from './sockets.ts'

/** The driver's client, and the sockets it uses. */
export type Client = { sql: postgres.Sql; sockets: Sockets }

/**
 * A client that is exchanged for a new one when its sockets are worn, under those who use it. The driver (3.4.9) cannot
 * always connect again in a place of its pool: cut at the moment of writing, it holds the words back for ever.
 */
export function openClient(options: object, sockets: Sockets): postgres.Sql {
  // The driver takes back the options it has parsed, though its types do not say so.
  const open = () => postgres(options as never)
  const first = open()
  let current = first
  sockets.onWorn((seconds) => {
    const worn = current
    current = open()
    worn.end({ timeout: seconds }).catch(() => {})
  })
  return new Proxy(first, {
    apply: (_, __, words: Parameters<postgres.Sql>) => current(...words),
    get: (_, name: keyof postgres.Sql) => current[name],
  })
}
