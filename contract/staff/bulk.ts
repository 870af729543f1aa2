import { z } from 'zod'
import { StockState } from '../availability.ts'
import { listBulkFields } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'
import { publishGaps } from '../publish-gaps.ts'
import { Amount, Centimetres, Distinct, Instant, maxProperties, Pounds, RowId, Uuid, Weeks } from './fields.ts'
import { ProductStatus, ProductsQuery } from './products.ts'
import { Task } from './tasks.ts'

/** One change to many products at once. */

export const bulkTerms = listBulkFields(productFields, ['sub-category', 'brand', 'range'])
export const bulkFlags = listBulkFields(productFields, ['flag'])
export const bulkNumbers = listBulkFields(productFields, ['minutes'])
export const bulkMeasures = listBulkFields(variantFields, ['centimetres'])
export const roundings = ['none', 'pound', '99', '95', '5-pounds', '10-pounds'] as const
export type RoundingRule = (typeof roundings)[number]
export const roundingWays = ['nearest', 'up', 'down'] as const

export const Rounding = z.object({ to: z.enum(roundings), way: z.enum(roundingWays) })
export type Rounding = z.infer<typeof Rounding>

const hasTwoDecimals = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
const Percent = (min: number, max: number) =>
  z
    .number({ error: 'A percentage is a number.' })
    .min(min, `${min}% at least.`)
    .max(max, `${max}% at most.`)
    .refine(hasTwoDecimals, 'Two decimals at most.')

/** A positive amount raises prices, a negative one lowers them. */
const PriceShift = z
  .object({ by: z.enum(['percent', 'pounds']), amount: Amount })
  .superRefine(({ by, amount }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['amount'], message })
    if (amount === 0) refuse('This would change nothing.')
    const checked = by === 'percent' ? Percent(-95, 500).safeParse(amount) : Pounds.safeParse(Math.abs(amount))
    if (!checked.success) refuse(checked.error.issues[0]?.message ?? 'An amount is needed.')
  })
export type PriceShift = z.infer<typeof PriceShift>

/** Whether ex-display pieces keep their price; undefined means that they do not. */
const leavesOutExDisplay = z.boolean().optional()

const PriceOff = PriceShift.refine(({ amount }) => amount > 0, { path: ['amount'], message: 'More than 0.' }).refine(
  ({ by, amount }) => by === 'pounds' || amount <= 95,
  { path: ['amount'], message: '95% at most.' },
)

const Values = Distinct(RowId, maxProperties)

export const BulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), to: ProductStatus }),
  z.object({ kind: z.literal('bin') }),
  // `shelf` is an old word for a taxonomy term: stored actions that contain it must stay readable.
  z.object({ kind: z.literal('shelf'), shelf: z.enum(bulkTerms), uuid: Uuid.nullable() }),
  z.object({ kind: z.literal('flag'), flag: z.enum(bulkFlags), on: z.boolean() }),
  z
    .object({ kind: z.literal('number'), field: z.enum(bulkNumbers), to: z.number().nullable() })
    .superRefine(({ field, to }, context) => {
      for (const { message } of productFields[field].schema.safeParse(to).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['to'], message })
    }),
  /** Sets a measure of all variants. */
  z.object({ kind: z.literal('measure'), field: z.enum(bulkMeasures), to: Centimetres.nullable() }),
  /** Without a place, each variant stays where it is. */
  z
    .object({ kind: z.literal('display'), on: z.boolean(), placeUuid: Uuid.nullable() })
    .refine(({ on, placeUuid }) => on || placeUuid === null, {
      path: ['placeUuid'],
      message: 'Only what is on display has a place.',
    }),
  z
    .object({ kind: z.literal('stock'), to: StockState.nullable(), weeks: Weeks.nullable() })
    .refine(({ to, weeks }) => to === 'order-in' || weeks === null, {
      path: ['weeks'],
      message: 'Weeks belong to ‘Order in’ alone.',
    }),
  z
    .object({ kind: z.literal('properties'), add: Values, remove: Values })
    .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'Choose one at least.' })
    .refine(({ add, remove }) => !add.some((id) => remove.includes(id)), {
      path: ['remove'],
      message: 'The same one cannot be added and removed.',
    }),
  z.object({ kind: z.literal('price'), shift: PriceShift, rounding: Rounding, leavesOutExDisplay }),
  z
    .object({
      kind: z.literal('sale'),
      off: PriceOff,
      rounding: Rounding,
      leavesOutExDisplay,
      startsAt: Instant.nullable(),
      endsAt: Instant.nullable(),
    })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt), {
      path: ['endsAt'],
      message: 'A sale ends after it has started.',
    }),
  z.object({ kind: z.literal('end-sale') }),
  /** Applies a sale's terms to its products, and removes it from those that it no longer chooses. */
  z.object({ kind: z.literal('apply-sale'), saleUuid: Uuid }),
  z.object({ kind: z.literal('stop-sale'), saleUuid: Uuid }),
])
export type BulkAction = z.infer<typeof BulkAction>

/** The ticked products, all that match the list's filters except the unticked ones, or those of a sale. */
export const BulkTarget = z.union([
  z.object({ uuids: Distinct(Uuid, 5000).min(1, 'Select at least one product.') }),
  z.object({ found: ProductsQuery, except: Distinct(Uuid, 5000).default([]) }),
  z.object({ sale: Uuid }),
])
export type BulkTarget = z.output<typeof BulkTarget>

const count = z.number().int()

/**
 * `expected`: the number of products that the member was shown. If there are more or fewer by now, nothing starts.
 * `seen`: the digest of the preview. If the prices have changed since, nothing changes: two rises must not add up.
 * `key`: becomes the uuid of the task. A repeat with the same key, after a lost answer, starts it only once.
 */
export const BulkRequest = z.object({
  target: BulkTarget,
  action: BulkAction,
  expected: count.optional(),
  seen: z.string().max(64).optional(),
  key: Uuid.optional(),
})
export type BulkRequest = z.output<typeof BulkRequest>
export type BulkSent = z.input<typeof BulkRequest>

export const Difference = z.object({ label: z.string(), before: z.string(), after: z.string() })
export type Difference = z.infer<typeof Difference>
export const Refusal = z.object({ uuid: z.string(), name: z.string(), reason: z.string() })
export type Refusal = z.infer<typeof Refusal>

/** The number of products to be published that have gaps. */
export const MissingCount = z.object({ gap: z.enum(publishGaps), count })
export type MissingCount = z.infer<typeof MissingCount>

/** The numbers of variants whose offer would show a was price, and whose offer would not. */
export const WasCount = z.object({ shown: count, missing: count })
export type WasCount = z.infer<typeof WasCount>

export const BulkPreview = z.object({
  title: z.string(),
  /** A digest of the prices from which a change of prices was computed. */
  seen: z.string().optional(),
  /** The number of selected products: changed, unchanged and refused. */
  meant: count,
  changed: count,
  unchanged: count,
  refused: count,
  /** The first products that change, and the first that cannot. */
  changes: z.array(z.object({ uuid: z.string(), name: z.string(), differences: z.array(Difference) })),
  refusals: z.array(Refusal),
  missing: z.array(MissingCount),
  was: WasCount,
  /** The number of ex-display pieces that keep their price. */
  leftOut: count,
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const BulkResult = z.object({ changed: count, unchanged: count, refused: count, refusals: z.array(Refusal) })
export type BulkResult = z.infer<typeof BulkResult>

export const BulkWork = z.object({
  task: Task,
  /** Undefined until the task is done. */
  result: BulkResult.nullable(),
  mayUndo: z.boolean(),
})
export type BulkWork = z.infer<typeof BulkWork>
