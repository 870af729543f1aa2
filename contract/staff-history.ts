import { z } from 'zod'
import { Line } from './staff-fields.ts'

/** Who changed what, when. */

export const HistoryAsked = z.object({
  q: Line(200).default(''),
  /** A kind of thing, and one of them. */
  entity: Line(40).optional(),
  id: Line(500).optional(),
  who: Line(200).optional(),
  since: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type HistoryAsked = z.output<typeof HistoryAsked>

const Difference = z.object({ label: z.string(), before: z.string(), after: z.string() })
export const HistoryEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  staffName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the thing is called. */
  name: z.string(),
  differences: z.array(Difference),
  /** The import that this was, to be looked at again. */
  importUuid: z.string().nullable(),
  /** The whole form as it then was, where the entry keeps one. */
  state: z.record(z.string(), z.unknown()).nullable(),
  /** The same from before the entry. */
  former: z.record(z.string(), z.unknown()).nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const PartsAsked = z.object({
  id: z.coerce.number().int().min(1),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type PartsAsked = z.output<typeof PartsAsked>

const HistoryProduct = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Whether it can still be opened. */
  isThere: z.boolean(),
  became: z.enum(['made', 'changed', 'gone']),
  differences: z.array(Difference),
})
export type HistoryProduct = z.infer<typeof HistoryProduct>

/** What one entry about many products did to each, page by page, and what was changed with them. */
export const HistoryParts = z.object({
  products: z.array(HistoryProduct),
  total: z.number().int(),
  pageAmt: z.number().int(),
  page: z.number().int(),
  others: z.array(HistoryEntry),
  othersTotal: z.number().int(),
})
export type HistoryParts = z.infer<typeof HistoryParts>

export const History = z.object({
  entries: z.array(HistoryEntry),
  total: z.number().int(),
  pageAmt: z.number().int(),
  page: z.number().int(),
  /** Every person that the entries name. */
  people: z.array(z.string()),
})
export type History = z.infer<typeof History>
