import { z } from 'zod'
import { listKinds } from '../kinds.ts'
import { RowId } from './fields.ts'
import { Id } from './forms.ts'

/** Where a category, brand, range or property is used, shown before it is binned. */

export const Use = z.object({
  kind: z.enum(listKinds('usesCatalogue')),
  id: z.string(),
  name: z.string(),
  /** As what it is used there. */
  part: z.string(),
})
export type Use = z.infer<typeof Use>

export const Uses = z.object({
  /** Of many products the first by name. */
  uses: z.array(Use),
  total: z.number().int(),
  /** It has to stay as long as this is so: what belongs to it would belong nowhere. */
  blocked: z.boolean(),
})
export type Uses = z.infer<typeof Uses>

/** How much each value of a property is used. */
export const ValueUse = z.object({ id: z.number().int(), productCount: z.number().int(), menuCount: z.number().int() })
export type ValueUse = z.infer<typeof ValueUse>

/** Replaces one value by the other everywhere. */
export const ValueMerge = z.object({ id: Id, version: z.number().int().min(1), from: RowId, into: RowId })
export type ValueMerge = z.infer<typeof ValueMerge>
