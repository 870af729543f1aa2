import { type MessagePort, workerData } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Changes } from '../../../server/catalogue/search/entry.ts'
import type { Parts } from '../../../server/catalogue/search/storage/fetched-parts.ts'
import { readParts } from '../../../server/catalogue/search-tables/fetch-parts.ts'
import { readSince } from '../../../server/catalogue/search-tables/read-tables.ts'
import { beginWriting, endWriting, writeChanges } from '../../../server/catalogue/search-tables/write-tables.ts'
import { type Db, openDatabase } from '../../../server/platform/database.ts'
import type { SocketAddress } from '../../../server/platform/embedded-postgres/start.ts'

/** `space` numbers the schema of an index. */
export type Wish = { space: number } & (
  | { kind: 'create' }
  | { kind: 'write'; version: number; changes: Changes }
  | { kind: 'read'; since: number }
  | { kind: 'fetch'; parts: Parts }
)
export type Reply = { answer: unknown } | { error: string }
type Data = { connection: SocketAddress; port: MessagePort; bell: SharedArrayBuffer }

/** Runs an index's queries while the test's thread waits. */
const { connection, port, bell } = workerData as Data
const { sql } = await openDatabase(connection, { connections: 1 })
const db = drizzle(sql, { casing: 'snake_case' })
const tables = ['search_state', 'search_words', 'search_postings', 'search_products']

async function grant(wish: Wish): Promise<unknown> {
  const space = `space_${wish.space}`
  if (wish.kind === 'create') {
    await sql.unsafe(
      [
        `create schema ${space}`,
        ...tables.map((name) => `create table ${space}.${name} (like public.${name} including all)`),
      ].join(';'),
    )
    return undefined
  }
  await sql.unsafe(`set search_path to ${space}`)
  if (wish.kind === 'write') return db.transaction((tx) => write(tx, wish.version, wish.changes))
  return wish.kind === 'read' ? readSince(db, wish.since) : readParts(db, wish.parts)
}

async function write(tx: Db, version: number, changes: Changes) {
  const writing = beginWriting(tx, version)
  await writeChanges(writing, changes)
  await endWriting(writing, 'test')
}

port.on('message', async (wish: Wish) => {
  const reply: Reply = await grant(wish).then(
    (answer) => ({ answer }),
    (error) => ({ error: String(error instanceof Error ? [error.stack, error.cause] : error) }),
  )
  port.postMessage(reply)
  const rung = new Int32Array(bell)
  Atomics.store(rung, 0, 1)
  Atomics.notify(rung, 0)
})
