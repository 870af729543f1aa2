import { z } from 'zod'
import { Difference, MissingCount, Refusal, WasCount } from './bulk.ts'
import { Line, Uuid } from './fields.ts'
import { ImportOutline } from './import-layout.ts'
import { Column, findFilledTwice, Recipe, Recipes } from './import-recipes.ts'
import { ImportQuestions, ImportRules, RuleChanges } from './import-rules.ts'
import { ImportUnits } from './import-units.ts'
import { sheetColumns } from './sheets.ts'
import { Task } from './tasks.ts'

/** An import of products: uploaded, matched, previewed by a dry run, applied and perhaps undone. */

export const importStates = ['read', 'matched', 'checked', 'applied', 'undone'] as const
export const importSources = ['ours', 'Shopify', 'WooCommerce', 'other'] as const
export const importOutcomes = ['new', 'changed', 'unchanged', 'left', 'archived', 'wrong'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const rowOutcomeNames: Record<ImportOutcome, string> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  left: 'Left out',
  archived: 'Archived',
  wrong: 'Wrong',
}

/** The field of each column, in the order of the file; null leaves a column out. */
export const Matching = z
  .array(Column.nullable())
  .max(200)
  .superRefine((columns, context) => {
    columns.forEach((column, place) => {
      if (column !== null && columns.indexOf(column) < place)
        context.addIssue({ code: 'custom', path: [place], message: 'Another column of the file is this already.' })
    })
  })
export type Matching = z.infer<typeof Matching>

const count = z.number().int()
/** `left`: left out by a rule. `archived`: products that the file no longer names, so they have no rows in it. */
export const ImportCounts = z.object({
  new: count,
  changed: count,
  unchanged: count,
  wrong: count,
  left: count.optional(),
  archived: count.optional(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** The number of prices that it would change, and the largest change in per cent of the current price. */
export const ImportPriceMoves = z.object({ count, mostPercent: z.number() })
export type ImportPriceMoves = z.infer<typeof ImportPriceMoves>

const facts = {
  uuid: z.string(),
  fileName: z.string(),
  source: z.enum(importSources),
  state: z.enum(importStates),
  staffName: z.string(),
  createdAt: z.string(),
  rowCount: count,
  counts: ImportCounts.nullable(),
  mayUndo: z.boolean(),
}
export const ImportRecord = z.object(facts)
export type ImportRecord = z.infer<typeof ImportRecord>

/** How the columns of the supplier's earlier files were read. */
export const KnownMatching = z.object({
  supplier: z.string(),
  columns: z.record(z.string(), Column),
  recipes: z.array(Recipe),
  units: ImportUnits.nullable(),
})
export type KnownMatching = z.infer<typeof KnownMatching>

export const ImportView = z.object({
  ...facts,
  supplier: z.string(),
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()),
      column: Column.nullable(),
      /** A size that does not say which side is which, so that staff are asked once. */
      unclearSize: z.string().nullable(),
    }),
  ),
  recipes: z.array(Recipe),
  /** Recipes that its cells suggest. */
  suggestions: z.array(Recipe),
  suppliers: z.array(KnownMatching),
  makeNew: z.boolean(),
  zipName: z.string().nullable(),
  /** The layout of the file; null if it was uploaded before layouts were stored. */
  outline: ImportOutline.nullable(),
  rules: ImportRules,
  /** The questions of the last dry run. */
  questions: ImportQuestions,
  /** Records other than products that were or would be created. */
  made: z.array(z.string()),
  /** The gaps of the products to be published. */
  missing: z.array(MissingCount),
  was: WasCount,
  /** The number of pictures to be fetched. */
  pictureCount: count,
  /** The running task, or the last one. */
  task: Task.nullable(),
  /** Notes of the last step, about pictures that could not be fetched or products that could not be undone. */
  notes: z.array(Refusal),
  /** How many notes there are; only the first are named. */
  noteCount: count,
})
export type ImportView = z.infer<typeof ImportView>

export const ImportRowsQuery = z.object({
  uuid: Uuid,
  show: z.enum(['all', ...importOutcomes]).default('all'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type ImportRowsQuery = z.output<typeof ImportRowsQuery>

/** A problem of a row: its column, if it has one, and the value there. */
const RowProblem = z.object({ column: z.string(), value: z.string().optional(), reason: z.string() })
export type RowProblem = z.infer<typeof RowProblem>
export const describeProblem = ({ column, value, reason }: RowProblem) =>
  column === '' ? reason : `${column}${value ? ` “${value}”` : ''}: ${reason}`

export const ImportRowView = z.object({
  line: count,
  outcome: z.enum(importOutcomes),
  name: z.string(),
  variant: z.string(),
  /** The uuid of the product, once it exists. */
  productUuid: z.string().nullable(),
  /** The first picture and the price after the import. */
  pictureHash: z.string().nullable(),
  pricePence: count.nullable(),
  differences: z.array(Difference),
  problems: z.array(RowProblem),
})
export type ImportRowView = z.infer<typeof ImportRowView>
export const ImportRows = z.object({ total: count, pageAmt: count, page: count, rows: z.array(ImportRowView) })
export type ImportRows = z.infer<typeof ImportRows>

const check = {
  uuid: Uuid,
  supplier: Line(120),
  matching: Matching,
  /** By default, those of the last dry run. */
  recipes: Recipes.optional(),
  /** Whether missing brands, ranges, sub-categories and properties are created. */
  makeNew: z.boolean(),
  rules: RuleChanges.optional(),
}
export const ImportCheck = z.object(check).superRefine(({ matching, recipes = [] }, context) => {
  const [column] = findFilledTwice(matching, recipes)
  if (column)
    context.addIssue({
      code: 'custom',
      path: ['recipes'],
      message: `${sheetColumns[column]} is filled more than once.`,
    })
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const ImportApplying = z.object({ uuid: Uuid, leaveWrong: z.boolean() })
