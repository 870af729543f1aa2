import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { readDate } from '../../../../contract/dates/london.ts'
import type { Db } from '../../../platform/database.ts'
import type { Import } from '../import-file.ts'
import { countedLists, imports } from '../tables.ts'
import { extendRuns, type MissingRuns } from './missing-runs.ts'

export type CountableList = Pick<Import, 'uuid' | 'supplier' | 'fileDigest' | 'isFetched' | 'createdAt'>
type Counted = typeof countedLists.$inferSelect

/** Enough lists to undo one, and to recognise an old file that is sent again. */
const maxKept = 10

const readCounted = (db: Db, supplier: string) =>
  db.select().from(countedLists).where(eq(countedLists.supplier, supplier)).orderBy(desc(countedLists.arrivedAt))

type CountedRuns = {
  runs: MissingRuns
  isNoted: boolean
  /** The number of the supplier's earlier counted lists since the last one that was applied. */
  unused: number
}

/** The runs of missing products as they would be if this list counted. */
export async function readCountedRuns(db: Db, list: CountableList, missing: string[]): Promise<CountedRuns> {
  const counted = await readCounted(db, list.supplier)
  const before = counted[0]?.missing ?? {}
  const isFurther = isFurtherList(counted, list)
  const arrived = { arrivedAt: list.createdAt, isFetched: list.isFetched }
  const first = extendRuns({}, missing, arrived)
  return {
    runs: isFurther
      ? extendRuns(before, missing, arrived)
      : Object.fromEntries(Object.entries(first).map(([uuid, run]) => [uuid, before[uuid] ?? run])),
    isNoted: isFurther && (missing.length > 0 || Object.keys(before).length > 0),
    unused: countUnused(isFurther ? counted : counted.slice(1), await readApplied(db, counted), list),
  }
}

function countUnused(counted: Counted[], applied: Set<string>, { isFetched }: CountableList): number {
  const last = counted.findIndex(({ importUuid }) => applied.has(importUuid))
  const later = last < 0 ? counted : counted.slice(0, last)
  return isFetched ? later.filter((list) => list.isFetched).length : later.length
}

async function readApplied(db: Db, counted: Counted[]): Promise<Set<string>> {
  const uuids = counted.map(({ importUuid }) => importUuid)
  const rows = await db
    .select({ uuid: imports.uuid })
    .from(imports)
    .where(and(inArray(imports.uuid, uuids), eq(imports.state, 'applied')))
  return new Set(rows.map(({ uuid }) => uuid))
}

/** Whether a list counts as a further one. The same file does so only if it is fetched again on a later day. */
function isFurtherList(counted: Counted[], { createdAt, fileDigest, isFetched }: CountableList): boolean {
  const [last] = counted
  if (last && createdAt <= last.arrivedAt) return false
  const same = counted.find(({ digest }) => digest === fileDigest)
  return !same || (isFetched && readDate(same.arrivedAt) < readDate(createdAt))
}

/** Counts a supplier's list that is used, unless it has been counted already. */
export async function countList(db: Db, list: CountableList, missing: string[]): Promise<void> {
  const { uuid: importUuid, supplier, fileDigest: digest, isFetched, createdAt: arrivedAt } = list
  if (supplier === '') return
  const counted = await readCounted(db, supplier)
  if (!isFurtherList(counted, list)) return
  const runs = extendRuns(counted[0]?.missing ?? {}, missing, { arrivedAt, isFetched })
  await db
    .insert(countedLists)
    .values({ importUuid, supplier, digest, isFetched, arrivedAt, missing: runs })
    .onConflictDoNothing()
  const kept = [importUuid, ...counted.slice(0, maxKept - 1).map((list) => list.importUuid)]
  await db
    .delete(countedLists)
    .where(and(eq(countedLists.supplier, supplier), notInArray(countedLists.importUuid, kept)))
}

/** Removes an undone list from those that count, and counts the later ones again without it. */
export async function uncountList(db: Db, { uuid, supplier }: Pick<Import, 'uuid' | 'supplier'>): Promise<void> {
  const gone = await db.delete(countedLists).where(eq(countedLists.importUuid, uuid)).returning()
  const [{ arrivedAt } = {}] = gone
  if (!arrivedAt) return
  const left = await db
    .select()
    .from(countedLists)
    .where(eq(countedLists.supplier, supplier))
    .orderBy(asc(countedLists.arrivedAt))
  let before = left.findLast((earlier) => earlier.arrivedAt < arrivedAt)?.missing ?? {}
  for (const list of left.filter((later) => later.arrivedAt > arrivedAt)) {
    before = extendRuns(before, Object.keys(list.missing), list)
    await db.update(countedLists).set({ missing: before }).where(eq(countedLists.importUuid, list.importUuid))
  }
}

/** Whether the list of an earlier day was the first that did not name a product: the same list again would be the second. */
export async function needsSecondLook(db: Db, supplier: string, now: Date): Promise<boolean> {
  const [last] = await readCounted(db, supplier)
  if (!last || readDate(last.arrivedAt) >= readDate(now)) return false
  return Object.values(last.missing).some(({ fetched }) => fetched === 1)
}
