import postgres from 'postgres'
import type { Sockets } from './sockets.ts'

/** The driver's client, and the sockets it uses. */
export type Client = { sql: postgres.Sql; sockets: Sockets }

/**
 * A proxy around a client, which is replaced by a new one when its sockets are worn out. The driver (3.4.9) cannot
 * always reconnect a slot of its pool: if the connection is lost during a write, the slot holds its queries forever.
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
