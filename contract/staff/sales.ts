import { z } from 'zod'
import { get } from '../call.ts'
import { Amount, Distinct, Line, NeededLine, RouteName, RowId, Text, Uuid, WholeDay } from './fields.ts'
import { ByUuid, uuidKey } from './forms.ts'
import { recordCalls } from './record-calls.ts'
import { editors, everyone, open } from './roles.ts'

/** A sale: the reduction, its products, and its first and last day. */

const maxOff = { percent: 95, pounds: 100_000 }

export const StoredSale = z.object({
  name: NeededLine(120, 'A name'),
  routeName: RouteName,
  /** The badge on the cards of its products. */
  badge: NeededLine(24, 'A badge'),
  description: Text(5000),
  by: z.enum(['percent', 'pounds']),
  amount: Amount.positive('More than 0.'),
  firstDay: WholeDay,
  lastDay: WholeDay,
  /** Whether it replaces other offers; otherwise variants that are on offer are left out. */
  replaces: z.boolean(),
  /** Whether ex-display pieces keep their own price; sales from before this could be chosen include them. */
  leavesOutExDisplay: z.boolean(),
  products: Distinct(Uuid, 5000),
  /** Products that meet all of these are in the sale too; without any of them, only the chosen ones are. */
  categoryId: RowId.nullable(),
  subCategoryUuid: Uuid.nullable(),
  brandUuid: Uuid.nullable(),
  rangeUuid: Uuid.nullable(),
  valueId: RowId.nullable(),
  pageTitle: Line(200),
  metaDescription: Line(400),
  keywords: Line(400),
})

export const SaleEdit = StoredSale.superRefine(({ by, amount, firstDay, lastDay }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (amount > maxOff[by]) refuse('amount', by === 'percent' ? '95% at most.' : '£100,000 at most.')
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) refuse('amount', 'Two decimals at most.')
  if (lastDay < firstDay) refuse('lastDay', 'The last day is not before the first.')
})
export type SaleEdit = z.infer<typeof StoredSale>

const count = z.number().int()

/** `ended`: staff ended it before its last day. */
const saleStates = ['waiting', 'coming', 'running', 'ended', 'over'] as const
export const SaleState = z.enum(saleStates)
export type SaleState = z.infer<typeof SaleState>

export const SaleRow = z.object({
  uuid: z.string(),
  version: count,
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  state: SaleState,
  products: count,
  updatedAt: z.string(),
})
export type SaleRow = z.infer<typeof SaleRow>

/** The state of a sale in the shop now. */
export const SaleSummary = z.object({
  state: SaleState,
  /** `chosen`: the number of products that the sale selects. `joined`: those with a variant in the sale. */
  chosen: count,
  joined: count,
  /** The chosen and the joined products, each counted once. */
  meant: count,
  /**
   * Products selected by the sale that were added to the shop after it was applied, until it is over: their number, and
   * the first names.
   */
  missing: count,
  missingNames: z.array(z.string()),
  /** Products on the site that are in the sale, but no longer chosen: their number, and the first names. */
  leaving: count,
  leavingNames: z.array(z.string()),
  /** The first products in the sale with variants that are not in it, with the names of these variants. */
  partlyJoined: z.array(z.string()),
  /** Whether offers of the sale differ from its terms in days or prices, because the terms changed after it was applied. */
  differs: z.boolean(),
  /** The last task that applied or ended it. */
  workUuid: z.string().nullable(),
})
export type SaleSummary = z.infer<typeof SaleSummary>

export const saleNames = { one: 'Sale', many: 'Sales', ...uuidKey } as const

export const saleCalls = {
  ...recordCalls({
    ...saleNames,
    readers: everyone,
    writers: editors,
    path: '/api/staff/sales',
    row: SaleRow,
    edit: SaleEdit,
    stored: StoredSale,
  }),
  saleSummary: open(everyone, get('/api/staff/sales/:uuid/standing', SaleSummary, ByUuid)),
}
