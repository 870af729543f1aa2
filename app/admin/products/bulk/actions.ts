import { type BulkAction, bulkNumbers } from '../../../../contract/staff/bulk.ts'
import { productLabels } from '../../../../contract/staff/labels.ts'
import { putOnSite, takeOffSite } from '../../../../contract/staff/site-words.ts'

const withoutFields: readonly BulkAction['kind'][] = ['status', 'end-sale', 'bin', 'apply-sale', 'stop-sale']
/** Whether something is filled in for an action. If not, its preview is shown at once. */
export const hasFields = ({ kind }: BulkAction) => !withoutFields.includes(kind)

/** The initial state of each action. */
export const startOf: Record<string, BulkAction> = {
  publish: { kind: 'status', to: 'published' },
  withdraw: { kind: 'status', to: 'draft' },
  archive: { kind: 'status', to: 'archived' },
  price: {
    kind: 'price',
    shift: { by: 'percent', amount: Number.NaN },
    rounding: { to: 'none', way: 'nearest' },
    leavesOutExDisplay: true,
  },
  sale: {
    kind: 'sale',
    off: { by: 'percent', amount: Number.NaN },
    rounding: { to: 'none', way: 'nearest' },
    leavesOutExDisplay: true,
    startsAt: null,
    endsAt: null,
  },
  endSale: { kind: 'end-sale' },
  subCategory: { kind: 'shelf', shelf: 'subCategoryUuid', uuid: null },
  brand: { kind: 'shelf', shelf: 'brandUuid', uuid: null },
  range: { kind: 'shelf', shelf: 'rangeUuid', uuid: null },
  properties: { kind: 'properties', add: [], remove: [] },
  flag: { kind: 'flag', flag: 'immediateDelivery', on: true },
  ...Object.fromEntries(bulkNumbers.map((field) => [field, { kind: 'number' as const, field, to: null }])),
  display: { kind: 'display', on: true, placeUuid: null },
  stock: { kind: 'stock', to: null, weeks: null },
  measure: { kind: 'measure', field: 'packedWidthCm', to: null },
  bin: { kind: 'bin' },
}

export const actionNames: { key: string; label: string; danger?: boolean }[] = [
  { key: 'publish', label: putOnSite },
  { key: 'withdraw', label: takeOffSite },
  { key: 'archive', label: 'Archive' },
  { key: 'price', label: 'Change prices' },
  { key: 'sale', label: 'Put on sale' },
  { key: 'endSale', label: 'End the sale' },
  { key: 'subCategory', label: 'Move to a sub-category' },
  { key: 'brand', label: 'Set the brand' },
  { key: 'range', label: 'Set the range' },
  { key: 'properties', label: 'Add or remove properties' },
  { key: 'flag', label: 'Turn an option on or off' },
  ...bulkNumbers.map((field) => ({ key: field, label: `Set the ${productLabels[field].toLowerCase()}` })),
  { key: 'display', label: 'Set what is on display' },
  { key: 'stock', label: 'Set the stock' },
  { key: 'measure', label: 'Set a dimension' },
  { key: 'bin', label: 'Move to the bin', danger: true },
]
