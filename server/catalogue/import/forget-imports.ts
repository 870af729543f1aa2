import { and, exists, inArray, lt, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { tasks } from '../../platform/tables.ts'
import { arrangeImportKind, checkImportKind } from '../work-kinds.ts'
import { forgetFiles, listKeys } from './import-file.ts'
import { hasOpenTask } from './import-records.ts'
import { imports } from './tables.ts'

/** Deletes what imports leave behind and nothing reads any more: see decision 185. */
export async function forgetImports({ db, storage }: { db: Db; storage: Storage }): Promise<void> {
  await forgetAbandoned(db, storage)
  await forgetTrials(db)
  // Comes last, because a bucket may refuse to list its files.
  await forgetLost(db, storage)
}

const isUnapplied = inArray(imports.state, ['read', 'matched', 'checked'])

/**
 * Deletes files that were uploaded a month ago and are neither applied nor being applied, with the outcomes of their
 * rows.
 */
async function forgetAbandoned(db: Db, storage: Storage): Promise<void> {
  const old = and(isUnapplied, sql`${imports.createdAt} < now() - interval '30 days'`, not(hasOpenTask(db)))
  const gone = await db.transaction(async (tx) => {
    const found = await tx.select({ uuid: imports.uuid }).from(imports).where(old).for('update')
    // Checked again once the rows are locked: somebody may have pressed Apply meanwhile, and the first query cannot
    // see that task.
    const locked = inArray(
      imports.uuid,
      found.map(({ uuid }) => uuid),
    )
    return tx.delete(imports).where(and(locked, old)).returning({ uuid: imports.uuid })
  })
  for (const { uuid } of gone) await forgetFiles(storage, uuid)
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes files that no import can read any more: a process was killed before it removed them, or before their import
 * was stored.
 */
async function forgetLost(db: Db, storage: Storage): Promise<void> {
  const stored = await storage.list('imports')
  const rows = await db.select({ uuid: imports.uuid }).from(imports).where(isUnapplied)
  const wanted = new Set(rows.flatMap(({ uuid }) => listKeys(uuid)))
  const lost = stored.filter(({ key, writtenAt }) => writtenAt.getTime() < Date.now() - dayMs && !wanted.has(key))
  for (const { key } of lost) await storage.remove(key)
}

const batchSize = 1000

/** Deletes dry runs and new arrangements from three months ago, except those that an import still names. */
async function forgetTrials(db: Db): Promise<void> {
  const old = and(
    inArray(tasks.kind, [checkImportKind, arrangeImportKind]),
    inArray(tasks.state, ['done', 'failed']),
    lt(tasks.createdAt, sql`now() - interval '90 days'`),
    not(isNamed(db)),
  )
  for (;;) {
    const some = db.select({ uuid: tasks.uuid }).from(tasks).where(old).limit(batchSize)
    const gone = await db.delete(tasks).where(inArray(tasks.uuid, some)).returning({ uuid: tasks.uuid })
    if (gone.length < batchSize) return
  }
}

const isNamed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(imports)
      .where(or(sql`${imports.taskUuid} = ${tasks.uuid}`, sql`${imports.workUuid} = ${tasks.uuid}`)),
  )
