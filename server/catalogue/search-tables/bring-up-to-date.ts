import { gt, sql } from 'drizzle-orm'
import type { Database, Db } from '../../platform/database.ts'
import { contentVersion } from '../../site/tables.ts'
import { readEntries } from '../index/entries.ts'
import type { Changes } from '../search/entry.ts'
import { products, searchProducts, searchState } from '../tables.ts'
import { readTaxonomy, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { beginWriting, cut, endWriting, writeChanges } from './write-tables.ts'

/** One process writes; the others wait, and find nothing left to do. */
const lock = 7_346_161
const mostWritten = 4_096
const mostRead = 500

type Writer = { primary: Database; program: string; clock(): Date }

/**
 * Writes what the content has newer than the tables. At a start all products are written if another program wrote them:
 * it may have found other words in the same texts.
 */
export async function bringUpToDate({ primary, program, clock }: Writer, { isStart = false } = {}): Promise<void> {
  await primary.transaction(async (tx) => {
    // Writing all products may take longer than others wait for a lock.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const [content] = await tx.select().from(contentVersion)
    const [state] = await tx.select().from(searchState)
    if (!content) throw new Error('The row of the content version is missing.')
    const isOther = state === undefined || (isStart && state.program !== program)
    if (!isOther && state.version === content.version) return
    const uuids = isOther ? await listAll(tx) : await listChanged(tx, state.version)
    const taxonomy = await readTaxonomy(tx)
    const now = new Date(Math.max(clock().getTime(), content.switchedAt.getTime()))
    const writing = beginWriting(tx, content.version)
    for (const page of cut(uuids, mostWritten)) await writeChanges(writing, await readChanges(tx, taxonomy, page, now))
    await endWriting(writing, isOther ? program : state.program)
  })
}

async function listChanged(db: Db, since: number): Promise<string[]> {
  const rows = await db.select({ uuid: products.uuid }).from(products).where(gt(products.changedIn, since))
  return rows.map(({ uuid }) => uuid)
}

/** Those that are in the tables alone have left the shop. */
async function listAll(db: Db): Promise<string[]> {
  const before = await db.select({ uuid: searchProducts.uuid }).from(searchProducts)
  return [...new Set([...(await listChanged(db, -1)), ...before.map(({ uuid }) => uuid)])]
}

async function readChanges(db: Db, taxonomy: Taxonomy, uuids: string[], now: Date): Promise<Changes> {
  const changed = []
  for (const page of cut(uuids, mostRead)) changed.push(...(await readEntries(db, taxonomy, page, now)))
  const shown = new Set(changed.map(({ uuid }) => uuid))
  return { changed, removed: uuids.filter((uuid) => !shown.has(uuid)) }
}
