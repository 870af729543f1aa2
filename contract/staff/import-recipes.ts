import { z } from 'zod'
import { Rounding } from './bulk.ts'
import { Line, NeededLine, Uuid } from './fields.ts'
import { ImportUnits } from './import-units.ts'
import { type SheetColumn, sheetColumns } from './sheets.ts'

/**
 * How a field of ours is made if no column of a list holds it as it is: it is the same in every row, joined, split off,
 * or computed. Remembered with the supplier's columns.
 */

export const Column = z.enum(Object.keys(sheetColumns) as [SheetColumn, ...SheetColumn[]])

/** A column of ours, or a property such as `property:Colour`, whose values are in the cells. */
export const Target = z.union([Column, z.templateLiteral(['property:', z.string().min(1).max(120)])])
export type Target = z.infer<typeof Target>
type PropertyTarget = Exclude<Target, SheetColumn>

export const propertyTarget = (name: string): PropertyTarget => `property:${name}`
/** The name of a property; undefined for a column. */
export const propertyOf = (target: Target): string | undefined =>
  target.startsWith('property:') ? target.slice('property:'.length) : undefined

/** A column of the file by its heading. */
const Heading = z.string().min(1).max(1000)
const needsColumn = 'Please choose a column of the file.'

const Fixed = z.object({
  kind: z.literal('fixed'),
  to: Target,
  text: NeededLine(500, 'What it is in every row'),
})

/** One column copied, or several joined; empty cells leave no separator behind. */
const Joined = z.object({
  kind: z.literal('joined'),
  from: z.array(Heading).min(1, needsColumn).max(10, '10 columns at most.'),
  between: z.string().max(20, 'Too long: 20 characters at most.'),
  to: Target,
})

/** A cell that names several variants, such as Oak / Walnut: each becomes a row of its own. */
const Each = z.object({
  kind: z.literal('each'),
  from: Heading,
  between: z.string().min(1, 'Please say what stands between them.').max(20, 'Too long: 20 characters at most.'),
  to: Target,
})
export type EachRecipe = z.infer<typeof Each>

/** Columns that each hold the price of a variant, such as Grade A to Grade F: the variant is named after its column. */
const Grades = z.object({
  kind: z.literal('grades'),
  from: z.array(Heading).min(2, 'Please choose at least two columns.').max(30, '30 columns at most.'),
  to: z.enum(['price', 'salePrice']),
})
export type GradesRecipe = z.infer<typeof Grades>

/** The pattern of a cell: each * is a part, and the text between the stars separates them. */
const SplitPattern = Line(60)
  .refine((text) => text.split('*').length > 2, 'It needs two stars at least, such as * - *.')
  .refine((text) => text.split('*').length <= 7, 'Six stars at most.')
  .refine((text) => !/\*\s*\*/.test(text), 'Something has to stand between two stars.')

const Split = z.object({
  kind: z.literal('split'),
  from: Heading,
  pattern: SplitPattern,
  /** Which separator counts if it occurs more than once. */
  at: z.enum(['first', 'last']),
  /** The field of each part; null leaves the part out. */
  parts: z.array(Target.nullable()).min(2).max(6),
})

export const vatChanges = ['keep', 'add', 'remove'] as const
/** The rate for most furniture; another can be chosen with the price. */
export const usualVat = 20

const hasAtMostDecimals = (amount: number, decimals: number) =>
  Math.abs(amount * 10 ** decimals - Math.round(amount * 10 ** decimals)) < 1e-6
const isPercent = (percent: number) => hasAtMostDecimals(percent, 1)
const percentForm = 'One decimal at most.'

/**
 * How a price of the list is changed: multiplied by a factor, increased by a percentage, or raised so that a percentage
 * of the new price is margin.
 */
export const PriceChange = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('times'),
    times: z
      .number('A number is needed, such as 2.4.')
      .min(0.01, '0.01 at least.')
      .max(100, '100 at most.')
      .refine((times) => hasAtMostDecimals(times, 4), 'Four decimals at most.'),
  }),
  z.object({
    by: z.literal('more'),
    percent: z
      .number('A number is needed, such as 20.')
      .min(-90, '90% less at most.')
      .max(1000, '1,000% at most.')
      .refine(isPercent, percentForm),
  }),
  z.object({
    by: z.literal('margin'),
    percent: z
      .number('A number is needed, such as 45.')
      .min(0, '0% at least.')
      .max(95, '95% at most.')
      .refine(isPercent, percentForm),
  }),
])
export type PriceChange = z.infer<typeof PriceChange>

const Priced = z
  .object({
    kind: z.literal('priced'),
    from: Heading,
    to: z.enum(['price', 'salePrice']),
    change: PriceChange,
    vat: z.enum(vatChanges),
    /** In per cent; recipes from before the rate could be chosen have none. */
    vatRate: z
      .number('A number is needed, such as 20.')
      .min(0, '0% at least.')
      .max(100, '100% at most.')
      .refine(isPercent, percentForm)
      .optional(),
    rounding: Rounding,
  })
  .refine(({ change, rounding }) => change.by !== 'margin' || rounding.way === 'up', {
    path: ['rounding', 'way'],
    message: 'With a margin a price is rounded up, so that the margin is never smaller.',
  })
export type PriceRecipe = z.infer<typeof Priced>

export const Recipe = z
  .discriminatedUnion('kind', [Fixed, Joined, Split, Priced, Each, Grades])
  .superRefine((recipe, context) => {
    if (recipe.kind !== 'split') return
    if (recipe.parts.length !== recipe.pattern.split('*').length - 1)
      context.addIssue({ code: 'custom', path: ['parts'], message: 'Please say for each part what it is.' })
    if (recipe.parts.every((part) => part === null))
      context.addIssue({ code: 'custom', path: ['parts'], message: 'Please say what one of the parts is.' })
  })
export type Recipe = z.infer<typeof Recipe>
export type SplitRecipe = Extract<Recipe, { kind: 'split' }>
export type RecipeKind = Recipe['kind']

/** The columns of the file that a recipe uses. */
export function listSources(recipe: Recipe): string[] {
  if (recipe.kind === 'fixed') return []
  return typeof recipe.from === 'string' ? [recipe.from] : recipe.from
}

export const listTargets = (recipe: Recipe): Target[] =>
  recipe.kind === 'split' ? recipe.parts.flatMap((part) => part ?? []) : [recipe.to]

const maxRecipes = 60
export const Recipes = z.array(Recipe).max(maxRecipes, `${maxRecipes} at most.`)

/**
 * The columns of ours that more than one column of the file or recipe fills. A property may be filled repeatedly,
 * because it can have several values.
 */
export function findFilledTwice(matching: (SheetColumn | null)[], recipes: Recipe[]): SheetColumn[] {
  const filled = [...matching.flatMap((column) => column ?? []), ...recipes.flatMap(listTargets).filter(isColumn)]
  return [...new Set(filled.filter((column, place) => filled.indexOf(column) < place))]
}

export const isColumn = (target: Target): target is SheetColumn => propertyOf(target) === undefined

export const SamplesQuery = z.object({
  uuid: Uuid,
  matching: z.array(Column.nullable()).max(200),
  recipes: Recipes,
  /** By default, those of the import. */
  units: ImportUnits.nullable().optional(),
})
export type SamplesQuery = z.infer<typeof SamplesQuery>

/** Rows of the file, before and after. */
export const SampleRow = z.object({
  line: z.number().int(),
  /** The cells as they are in the file, in the order of its columns. */
  texts: z.array(z.string()),
  /** The result of each recipe: one text, or the parts of a split cell. */
  pieces: z.array(z.array(z.string())),
  /** The fields of ours as the row would fill them. */
  cells: z.partialRecord(Column, z.string()),
  problem: z.string().nullable(),
})
export type SampleRow = z.infer<typeof SampleRow>
export const ImportSamples = z.object({ rows: z.array(SampleRow) })
export type ImportSamples = z.infer<typeof ImportSamples>
