import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type {
  ImportRecord,
  ImportRows,
  ImportRowsQuery,
  ImportView,
  KnownMatching,
} from '../../../contract/staff/import.ts'
import type { ImportSamples, SamplesQuery } from '../../../contract/staff/import-recipes.ts'
import type { Db } from '../../platform/database.ts'
import { showTask } from '../../staff/task-calls.ts'
import { findUnclearSize } from '../sheets/values/sizes.ts'
import { type Import, readUnits } from './import-file.ts'
import { canBeUndone, findImport, findImportWithTask, hasOpenTask, refuseUnfit } from './import-records.ts'
import { listMatchingKeys } from './matching-keys.ts'
import { listProperties } from './recipes/guess-properties.ts'
import { tryRecipes } from './recipes/sample-rows.ts'
import { suggestRecipes } from './recipes/suggest-recipes.ts'
import { readQuestions, readRules } from './rules/known-rules.ts'
import { importMatchings, importRows, imports, supplierRules } from './tables.ts'

const maxListed = 50
const pageLength = 50

export async function listImports(db: Db): Promise<ImportRecord[]> {
  const isBusy = sql<boolean>`${hasOpenTask(db)}`
  const rows = await db
    .select({ known: imports, isBusy })
    .from(imports)
    .orderBy(desc(imports.createdAt))
    .limit(maxListed)
  return rows.map((row) => showRecord(row.known, row.isBusy))
}

const showRecord = ({ createdAt, ...row }: Import, isBusy: boolean): ImportRecord => ({
  ...row,
  createdAt: createdAt.toISOString(),
  mayUndo: canBeUndone(row) && !isBusy,
})

/** What a task that applies or undoes an import stores as its result. */
const Noted = z.object({ noted: z.number() })

export async function viewImport(db: Db, uuid: string): Promise<ImportView> {
  const { known, task } = await findImportWithTask(db, uuid)
  const { headers, samples, matching, pictures } = known
  const matchings = await db.select().from(importMatchings).orderBy(asc(importMatchings.usedAt))
  const keys = listMatchingKeys(headers)
  const isRemembered = matchings.some(
    (matching) => keys.includes(matching.headersKey) && matching.supplier === known.supplier,
  )
  const isBusy = task !== null && ['waiting', 'running'].includes(task.state)
  return {
    ...showRecord(known, isBusy),
    supplier: known.supplier,
    made: known.made,
    missing: known.missing,
    was: known.was,
    notes: known.notes,
    noteCount: Math.max(known.notes.length, Noted.catch({ noted: 0 }).parse(task?.result).noted),
    makeNew: known.makeNew,
    recipes: known.recipes,
    zipName: known.zipName,
    outline: known.outline,
    rules: readRules(known),
    questions: readQuestions(known),
    columns: headers.map((header, place) => ({
      header,
      samples: samples[place] ?? [],
      column: matching[place] ?? null,
      unclearSize: isRemembered ? null : (findUnclearSize(header, samples[place] ?? []) ?? null),
    })),
    suggestions: isRemembered || known.source !== 'other' ? [] : suggestRecipes(known, await listProperties(db)),
    suppliers: mergeSuppliers(matchings, await db.select().from(supplierRules)),
    pictureCount: pictures.length,
    task: task && showTask(task),
  }
}

/** The latest matching of a supplier's columns wins. */
function mergeSuppliers(
  matchings: (typeof importMatchings.$inferSelect)[],
  rules: (typeof supplierRules.$inferSelect)[],
): KnownMatching[] {
  const units = new Map(rules.map((rule) => [rule.supplier, rule.rules.units ?? null]))
  const known = new Map<string, KnownMatching>()
  for (const { supplier, columns, recipes } of matchings)
    if (supplier !== '')
      known.set(supplier, {
        supplier,
        columns: { ...known.get(supplier)?.columns, ...columns },
        recipes,
        units: units.get(supplier) ?? null,
      })
  return [...known.values()]
}

export async function listRows(db: Db, { uuid, show, page }: ImportRowsQuery): Promise<ImportRows> {
  await findImport(db, uuid)
  const where = and(eq(importRows.importUuid, uuid), show === 'all' ? undefined : eq(importRows.outcome, show))
  const [total, rows] = await Promise.all([
    db.$count(importRows, where),
    db
      .select()
      .from(importRows)
      .where(where)
      .orderBy(asc(importRows.place))
      .limit(pageLength)
      .offset((page - 1) * pageLength),
  ])
  return { total, pageAmt: Math.max(1, Math.ceil(total / pageLength)), page, rows }
}

/** Some rows of the file, as the columns would be read. */
export async function showSamples(db: Db, { uuid, units, ...columns }: SamplesQuery): Promise<ImportSamples> {
  const known = await findImport(db, uuid)
  refuseUnfit(known, columns)
  return tryRecipes(known.sampleRows, { headers: known.headers, ...columns, units: units ?? readUnits(known) })
}
