import { labelsOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'
import type { SaleEdit } from './sales.ts'
import type { ListingKey } from './site.ts'
import type { ListSignIn, SupplierListEdit } from './supplier-lists.ts'

/** The labels of a product's fields, in its form and in the history. */
export const productLabels = { ...labelsOf(productFields), variants: 'Variants' }
export const variantLabels = labelsOf(variantFields)

export const listingLabels: Record<ListingKey, string> = {
  clearance: 'Special offers',
  'latest-products': 'Latest products',
}

/** The labels of a sale's terms, in its form and in the history. */
export const saleTermLabels = {
  by: 'Discount in',
  amount: 'Off the price',
  firstDay: 'First day',
  lastDay: 'Last day',
  replaces: 'Replace other offers',
  leavesOutExDisplay: 'Leave out ex-display pieces',
  valueId: 'Property',
} satisfies Partial<Record<keyof SaleEdit, string>>

export const offUnitNames: Record<SaleEdit['by'], string> = { percent: 'Per cent', pounds: 'Pounds' }

/** How a supplier's list is fetched, in its form and in the history. */
export const listFetchingLabels = {
  signIn: 'How to sign in',
  userName: 'User name',
  headerName: 'Name of the header',
  hour: 'Fetched at',
  isFetched: 'Fetch it every night',
  appliesItself: 'Apply it automatically',
  archivesMissing: 'Archive products missing from two lists in a row',
  mostPercent: 'A price may move by',
} satisfies Partial<Record<keyof SupplierListEdit, string>>

export const signInNames: Record<ListSignIn, string> = {
  none: 'Nothing is needed',
  basic: 'User name and password',
  header: 'A key in a header',
}

export const writeHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
