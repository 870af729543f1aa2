import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../../platform/database.ts'
import { cut } from '../../platform/in-parts.ts'
import { contentVersion } from '../../site/tables.ts'
import { judgeAt, listChanged, pageLength, readChanges } from '../index/changed-entries.ts'
import type { Changes } from '../search/entry.ts'
import { products, searchProducts, searchState } from '../tables.ts'
import { readTaxonomy } from '../taxonomy/taxonomy.ts'
import { beginWriting, endWriting, writeChanges } from './write-tables.ts'

/** One process writes; the others wait, and find nothing left to do. */
const lock = 7_346_161
/** Products per batch. Each batch reads and writes a posting list only once. */
const maxWritten = 4_096

type Writer = { primary: Database; program: string; clock(): Date }

/**
 * Writes the content that is newer than the tables. At a start all products are written if another program wrote them:
 * it may have found other words in the same texts.
 */
export async function bringUpToDate({ primary, program, clock }: Writer, { isStart = false } = {}): Promise<void> {
  await primary.transaction(async (tx) => {
    // Writing all products may take longer than others wait for a lock, or than a statement may take.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const [content] = await tx.select().from(contentVersion)
    const [state] = await tx.select().from(searchState)
    if (!content) throw new Error('The row of the content version is missing.')
    const isOther = state === undefined || (isStart && state.program !== program)
    if (!isOther && state.version === content.version) return
    const changed = await listChanged(tx, isOther ? -1 : state.version)
    const uuids = isStart ? [...changed, ...(await listErased(tx))] : changed
    const taxonomy = await readTaxonomy(tx)
    const now = judgeAt(clock(), content.switchedAt)
    const writing = beginWriting(tx, content.version)
    for (const page of cut(uuids, maxWritten)) {
      const parts: Changes[] = []
      for (const part of cut(page, pageLength)) parts.push(await readChanges(tx, taxonomy, part, now))
      await writeChanges(writing, {
        changed: parts.flatMap((part) => part.changed),
        removed: parts.flatMap((part) => part.removed),
      })
    }
    await endWriting(writing, isOther ? program : state.program)
  })
}

/** Products that were erased while no process wrote the tables: their change is recorded nowhere. */
async function listErased(db: Db): Promise<string[]> {
  const rows = await db
    .select({ uuid: searchProducts.uuid })
    .from(searchProducts)
    .leftJoin(products, eq(products.uuid, searchProducts.uuid))
    .where(and(isNull(products.uuid), isNotNull(searchProducts.facts)))
  return rows.map(({ uuid }) => uuid)
}
