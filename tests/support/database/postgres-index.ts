import { join } from 'node:path'
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll } from 'vitest'
import { finishInitial, type Index } from '../../../server/catalogue/search/catalogue-index.ts'
import type { Changes, Entry } from '../../../server/catalogue/search/entry.ts'
import { createLeanIndex, fileRows, putRows } from '../../../server/catalogue/search/lean-index.ts'
import type { Source } from '../../../server/catalogue/search/storage/fetched-parts.ts'
import { keepParts, type ReadParts } from '../../../server/catalogue/search-tables/fetch-parts.ts'
import { countNewer, type Newer } from '../../../server/catalogue/search-tables/read-tables.ts'
import { createTestDatabase } from './database.ts'
import type { Reply, Wish } from './tables-worker.ts'

/**
 * Replaces `catalogue-index.ts` in the tests of search, which then query an index whose words and cards are in PostgreSQL.
 * These tests are synchronous, so a worker thread talks to the database.
 */
export * from '../../../server/catalogue/search/catalogue-index.ts'

/** Limits the time of each property test, because writing each generated shop takes some hundredths of a second. */
fc.configureGlobal({ interruptAfterTimeLimit: 8_000 })

const database = await createTestDatabase()
const bell = new Int32Array(new SharedArrayBuffer(4))
const { port1, port2 } = new MessageChannel()
const worker = new Worker(join(import.meta.dirname, 'tables-worker.ts'), {
  workerData: { connection: database.connection, port: port2, bell: bell.buffer },
  transferList: [port2],
})
afterAll(async () => {
  await worker.terminate()
  await database.drop()
})

function wait<Answer>(wish: Wish): Answer {
  Atomics.store(bell, 0, 0)
  port1.postMessage(wish)
  Atomics.wait(bell, 0, 0)
  const reply: Reply = receiveMessageOnPort(port1)?.message
  if ('error' in reply) throw new Error(reply.error)
  return reply.answer as Answer
}

let spaces = 0
const spaceOf = new WeakMap<Index, number>()

export function createIndex(): Index {
  const space = ++spaces
  const source: Source = {
    version: 0,
    turns: 0,
    turn: 0,
    running: new Set(),
    fetch: async () => {},
    fetchNow: (parts) => keepParts(index, source, 0, wait<ReadParts>({ space, kind: 'fetch', parts })),
  }
  const index = createLeanIndex(source)
  spaceOf.set(index, space)
  wait({ space, kind: 'create' })
  return index
}

export function buildIndex(entries: Entry[]): Index {
  const index = createIndex()
  const { rows, ...newer } = write(index, { changed: entries, removed: [] })
  fileRows(index, rows)
  countNewer(index, newer)
  for (const _step of finishInitial(index));
  return index
}

export function applyChanges(index: Index, changes: Changes) {
  const { rows, ...newer } = write(index, changes)
  for (const _step of putRows(index, rows));
  countNewer(index, newer)
}

function write(index: Index, changes: Changes): Newer {
  const space = spaceOf.get(index) ?? 0
  const since = index.source?.version ?? 0
  wait({ space, kind: 'write', version: since + 1, changes })
  return wait({ space, kind: 'read', since })
}
