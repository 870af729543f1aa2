import { z } from 'zod'
import { Distinct, Line, OptionalInAppPath, RowId, Uuid } from './fields.ts'
import { orderedRecordCalls } from './record-calls.ts'
import { editors } from './roles.ts'

/** The rows of products on the home page: the fields that staff see and save, and the calls. */

/** The rows of the specification, in its order; every shop starts with these. */
export const homeRowKeys = ['offers', 'newIn', 'sofas', 'curtains', 'beds'] as const
export type HomeRowKey = (typeof homeRowKeys)[number]

/** `offers`: all that is on sale. `new-in`: the newest products. `viewed`: the most viewed products. */
export const homeRowSources = [
  'offers',
  'new-in',
  'viewed',
  'category',
  'sub-category',
  'range',
  'sale',
  'products',
] as const
export type HomeRowSource = (typeof homeRowSources)[number]

/** The maximum number of products in a row. */
export const homeRowLength = 20

export const StoredHomeRow = z.object({
  source: z.enum(homeRowSources),
  categoryId: RowId.nullable(),
  subCategoryUuid: Uuid.nullable(),
  rangeUuid: Uuid.nullable(),
  saleUuid: Uuid.nullable(),
  products: Distinct(Uuid, homeRowLength),
  /** '': the name of what fills the row. */
  title: Line(120),
  /** '': the page of what fills the row. */
  link: OptionalInAppPath,
  visible: z.boolean(),
})
/** Validates an edit: chosen products have no name of their own that could be the heading. */
export const HomeRowEdit = StoredHomeRow.refine(({ source, title }) => source !== 'products' || title !== '', {
  path: ['title'],
  message: 'Products that you choose need a title above them.',
})
export type HomeRowEdit = z.infer<typeof StoredHomeRow>

export const blankHomeRow: HomeRowEdit = {
  source: 'sub-category',
  categoryId: null,
  subCategoryUuid: null,
  rangeUuid: null,
  saleUuid: null,
  products: [],
  title: '',
  link: '',
  visible: false,
}

/** Why a visible row is not shown: nothing was chosen, what was chosen is not on the site, or it has no products. */
export const HomeRowGap = z.enum(['nothing-chosen', 'source-gone', 'no-products'])
export type HomeRowGap = z.infer<typeof HomeRowGap>

export const HomeRowRow = z.object({
  key: z.string(),
  version: z.number().int(),
  /** Its title, or the name of what fills it; '' without either. */
  name: z.string(),
  source: z.enum(homeRowSources),
  /** The name of the record that fills it; '' for a source without records. */
  filledWith: z.string(),
  visible: z.boolean(),
  /** How many products shoppers see in it. */
  count: z.number().int(),
  gap: HomeRowGap.nullable(),
})
export type HomeRowRow = z.infer<typeof HomeRowRow>

const RowKey = z.string().regex(/^[A-Za-z0-9-]{1,80}$/, 'There is no such row.')
const SavedHomeRow = z.object({ key: z.string(), version: z.number().int() })

export const homeRowNames = {
  one: 'HomeRow',
  many: 'HomeRows',
  key: 'key',
  shape: { key: RowKey },
  saved: SavedHomeRow,
  listed: RowKey,
} as const

/** Marked as pure, so that a form that imports only a schema bundles none of this. */
export const homeRowCalls = /* @__PURE__ */ declareCalls()

function declareCalls() {
  return orderedRecordCalls({
    ...homeRowNames,
    readers: editors,
    writers: editors,
    path: '/api/staff/home-rows',
    row: HomeRowRow,
    edit: HomeRowEdit,
    stored: StoredHomeRow,
  })
}
