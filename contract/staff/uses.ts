import { z } from 'zod'
import { listKinds } from '../kinds.ts'
import { RowId } from './fields.ts'
import { Id } from './forms.ts'

/** The uses of a taxonomy term, shown before it is binned. */

export const Use = z.object({
  kind: z.enum(listKinds('usesCatalogue')),
  id: z.string(),
  name: z.string(),
  /** The way in which the record uses the term. */
  part: z.string(),
})
export type Use = z.infer<typeof Use>

export const Uses = z.object({
  /** The first products by name, if there are many. */
  uses: z.array(Use),
  total: z.number().int(),
  /** Whether this use prevents binning the term, because its contents would belong nowhere. */
  blocked: z.boolean(),
})
export type Uses = z.infer<typeof Uses>

/** The number of uses of each value of a property. */
const count = z.number().int()
export const ValueUse = z.object({ id: count, productCount: count, menuCount: count, saleCount: count })
export type ValueUse = z.infer<typeof ValueUse>

/** Replaces one value by the other everywhere. */
export const ValueMerge = z.object({ id: Id, version: z.number().int().min(1), from: RowId, into: RowId })
export type ValueMerge = z.infer<typeof ValueMerge>
