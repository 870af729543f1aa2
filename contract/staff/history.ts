import { z } from 'zod'
import { Line, WholeDay } from './fields.ts'

/** The history: who changed what, when. */

export const HistoryQuery = z.object({
  q: Line(200).default(''),
  /** The kind and the id of a record. */
  entity: Line(40).optional(),
  id: Line(500).optional(),
  who: Line(200).optional(),
  since: WholeDay.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type HistoryQuery = z.output<typeof HistoryQuery>

/** `before` is '' for a fact of a new record. */
const Difference = z.object({ label: z.string(), before: z.string(), after: z.string() })
export const HistoryEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  staffName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** The current name of the record. */
  name: z.string(),
  differences: z.array(Difference),
  /** The uuid of the import behind this entry, which can be opened again. */
  importUuid: z.string().nullable(),
  /** The whole form after the entry, if the entry stores it. */
  state: z.record(z.string(), z.unknown()).nullable(),
  /** The whole form before the entry. */
  former: z.record(z.string(), z.unknown()).nullable(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const PartsQuery = z.object({
  id: z.coerce.number().int().min(1),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})
export type PartsQuery = z.output<typeof PartsQuery>

const HistoryProduct = z.object({
  uuid: z.string(),
  name: z.string(),
  /** Whether the record can still be opened. */
  isThere: z.boolean(),
  became: z.enum(['made', 'changed', 'gone']),
  differences: z.array(Difference),
})
export type HistoryProduct = z.infer<typeof HistoryProduct>

/**
 * The changes of each product in one entry about many products, page by page, and the other records changed with them.
 */
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
  /** Every author in the history. */
  people: z.array(z.string()),
})
export type History = z.infer<typeof History>

/** The clashes of two people's edits of one form, to be described in words. */

const ClashToDescribe = z.object({
  field: z.string().max(80),
  /** The title of the list entry that holds the field. */
  of: z.string().max(200),
  /** Set if the clash is about the order of the entries. */
  isOrder: z.boolean(),
  /** Undefined: the entry is not in the list. */
  before: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
})
export type ClashToDescribe = z.infer<typeof ClashToDescribe>
export const ClashesToDescribe = z.object({ clashes: z.array(ClashToDescribe).max(5000) })

const DescribedClash = z.object({ label: z.string(), mine: z.string(), theirs: z.string() })
export type DescribedClash = z.infer<typeof DescribedClash>
export const DescribedClashes = z.object({ clashes: z.array(DescribedClash) })
