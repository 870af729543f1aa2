import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Difference, MissingCount, Refusal, WasCount } from '../../../contract/staff/bulk.ts'
import {
  type ImportCounts,
  type ImportPriceMoves,
  importOutcomes,
  importSources,
  importStates,
  type RowProblem,
} from '../../../contract/staff/import.ts'
import type { ImportOutline } from '../../../contract/staff/import-layout.ts'
import type { Recipe } from '../../../contract/staff/import-recipes.ts'
import type { ImportQuestions, ImportRules } from '../../../contract/staff/import-rules.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { at, createdAt } from '../../platform/columns.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { MissingRuns } from './missing/missing-runs.ts'
import type { MadeTerms } from './new-terms.ts'

/** An uploaded file of products; its bytes are in storage until it has been applied. */
export const imports = pgTable(
  'imports',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    fileName: text().notNull(),
    source: text({ enum: importSources }).notNull(),
    supplier: text().notNull().default(''),
    state: text({ enum: importStates }).notNull().default('read'),
    headers: text().array().notNull(),
    /** The layout of the file; null if it was uploaded before layouts were stored. */
    outline: jsonb().$type<ImportOutline>(),
    samples: jsonb().$type<string[][]>().notNull(),
    matching: jsonb().$type<(SheetColumn | null)[]>().notNull(),
    /** The recipes that fill further fields from its columns. */
    recipes: jsonb().$type<Recipe[]>().notNull().default([]),
    /** Some of its rows, to show what the columns would make of them. */
    sampleRows: jsonb().$type<SheetRow[]>().notNull().default([]),
    makeNew: boolean().notNull().default(false),
    zipName: text(),
    rules: jsonb().$type<Partial<ImportRules>>().notNull().default({}),
    /** The questions of the preview that staff should decide. */
    questions: jsonb().$type<Partial<ImportQuestions>>().notNull().default({}),
    rowCount: integer().notNull(),
    /** The digest of the file's bytes. The same file sent again does not count as another list. */
    fileDigest: text().notNull().default(''),
    /** Whether it was fetched as a supplier's list. */
    isFetched: boolean().notNull().default(false),
    /** The products of its supplier that it does not name. */
    unnamed: uuid().array().notNull().default([]),
    counts: jsonb().$type<ImportCounts>(),
    /** The digest of the dry run. Applying is refused if the plan then has another digest. */
    digest: text(),
    made: text().array().notNull().default([]),
    /** The gaps of the products that it would publish. */
    missing: jsonb().$type<MissingCount[]>().notNull().default([]),
    /** The offers that it would begin, with and without a was price. */
    was: jsonb().$type<WasCount>().notNull().default({ shown: 0, missing: 0 }),
    priceMoves: jsonb().$type<ImportPriceMoves>().notNull().default({ count: 0, mostPercent: 0 }),
    /** The pictures that the dry run did not have yet. */
    pictures: text().array().notNull().default([]),
    taskUuid: uuid(),
    /** The work under which every change of a product is recorded when the import is applied. */
    workUuid: uuid(),
    /** The column keeps the name that existing shops have. */
    madeTerms: jsonb('made_shelves').$type<MadeTerms>(),
    notes: jsonb().$type<Refusal[]>().notNull().default([]),
    staffId: uuid(),
    staffName: text().notNull(),
    createdAt: createdAt(),
    finishedAt: at(),
  },
  (table) => [index().on(table.createdAt)],
)

/** The outcome of each row of a file. */
export const importRows = pgTable(
  'import_rows',
  {
    importUuid: uuid()
      .notNull()
      .references(() => imports.uuid, { onDelete: 'cascade' }),
    place: integer().notNull(),
    line: integer().notNull(),
    outcome: text({ enum: importOutcomes }).notNull(),
    name: text().notNull(),
    variant: text().notNull(),
    productUuid: uuid(),
    pictureHash: text(),
    pricePence: integer(),
    differences: jsonb().$type<Difference[]>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importUuid, table.place] }),
    index().on(table.importUuid, table.outcome, table.place),
  ],
)

/** The matching of a supplier's columns by their headings. */
export const importMatchings = pgTable(
  'import_matchings',
  {
    supplier: text().notNull(),
    headersKey: text().notNull(),
    columns: jsonb().$type<Record<string, SheetColumn>>().notNull(),
    recipes: jsonb().$type<Recipe[]>().notNull().default([]),
    usedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.supplier, table.headersKey] })],
)

/** The rules for a supplier's lists, kept for the next one. */
export const supplierRules = pgTable('supplier_rules', {
  supplier: text().primaryKey(),
  rules: jsonb().$type<Partial<ImportRules>>().notNull(),
})

/** The last lists of a supplier that count, with the products that each did not name. */
export const countedLists = pgTable(
  'counted_lists',
  {
    importUuid: uuid().primaryKey(),
    supplier: text().notNull(),
    digest: text().notNull(),
    isFetched: boolean().notNull(),
    arrivedAt: at().notNull(),
    missing: jsonb().$type<MissingRuns>().notNull(),
  },
  (table) => [index().on(table.supplier, table.arrivedAt)],
)
