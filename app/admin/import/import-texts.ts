import type { ImportRecord } from '../../../contract/staff/import.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'

const stateNames: Record<ImportRecord['state'], string> = {
  read: 'Columns to be checked',
  matched: 'Preview running',
  checked: 'Previewed, not applied',
  applied: 'Applied',
  undone: 'Undone',
}

/** What was undone can be undone again only while some of it is left. */
export const nameState = ({ state, mayUndo }: Pick<ImportRecord, 'state' | 'mayUndo'>): string =>
  state === 'undone' && mayUndo ? 'Undone in part' : stateNames[state]

/** 1 row, 2 rows, 1 new row. */
export const countRows = (amount: number, kind = '') =>
  `${writeWhole(amount)}${kind && ` ${kind}`} ${amount === 1 ? 'row' : 'rows'}`

export const sourceNotes: Record<ImportRecord['source'], string> = {
  ours: 'This file has the columns of this shop’s own export, so there is nothing to match.',
  Shopify: 'This is a product export of Shopify. Its columns are known, so there is nothing to match.',
  WooCommerce: 'This is a product export of WooCommerce. Its columns are known, so there is nothing to match.',
  other: '',
}
