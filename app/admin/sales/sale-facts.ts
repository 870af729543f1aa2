import { addDays, readDate } from '../../../contract/dates/london.ts'
import { blankSearchFields } from '../../../contract/staff/fields.ts'
import { saleTermLabels } from '../../../contract/staff/labels.ts'
import type { SaleEdit, SaleState } from '../../../contract/staff/sales.ts'
import { searchLabels } from '../form/fields/search-fields.tsx'

export const saleLabels: Record<keyof SaleEdit, string> = {
  name: 'Name',
  routeName: 'Address',
  badge: 'Badge',
  description: 'Description',
  products: 'Products',
  categoryId: 'Category',
  subCategoryUuid: 'Sub-category',
  brandUuid: 'Brand',
  rangeUuid: 'Range',
  ...saleTermLabels,
  ...searchLabels,
}

export const stateNames: Record<SaleState, string> = {
  waiting: 'Not applied yet',
  coming: 'Starts automatically',
  running: 'Running',
  ended: 'Ended early',
  over: 'Over',
}

/** A new sale: a fortnight from tomorrow, without products. */
export function beginSale(name: string, routeName: string): SaleEdit {
  const tomorrow = addDays(readDate(new Date()), 1)
  return {
    name,
    routeName,
    badge: 'Sale',
    description: '',
    by: 'percent',
    amount: 20,
    firstDay: tomorrow,
    lastDay: addDays(tomorrow, 13),
    replaces: false,
    leavesOutExDisplay: true,
    products: [],
    categoryId: null,
    subCategoryUuid: null,
    brandUuid: null,
    rangeUuid: null,
    valueId: null,
    ...blankSearchFields,
  }
}
