import type { Database } from '../platform/database.ts'
import { changeQuietly, changeShop } from '../site/changes.ts'
import { unlessUndone } from '../site/redirect-edits.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { findProductChoices, listRangeProducts } from './product-choices.ts'
import { binRange, orderRanges, restoreRange } from './range-edits.ts'
import { createFullRange, listRangeRows, readRangeForm, saveFullRange } from './range-forms.ts'
import { listRangeUses } from './shelf-uses.ts'

type RangeCalls =
  | 'ranges'
  | 'range'
  | 'createRange'
  | 'saveRange'
  | 'orderRanges'
  | 'binRange'
  | 'restoreRange'
  | 'rangeUses'
  | 'rangeProducts'
  | 'productChoices'

export const answerRangeCalls = (db: Database): StaffHandlers<RangeCalls> => ({
  ranges: () => listRangeRows(db),
  range: ({ uuid }) => readRangeForm(db, uuid),
  createRange: (edit, { member }) => changeShop(db, member, (tx, change) => createFullRange(tx, change, edit)),
  saveRange: ({ uuid, version, edit, redirect = unlessUndone }, { member }) =>
    changeShop(db, member, (tx, change) => saveFullRange(tx, change, uuid, version, edit, { redirect })),
  orderRanges: ({ order }, { member }) => changeQuietly(db, member, (tx, change) => orderRanges(tx, change, order)),
  binRange: ({ uuid, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binRange(tx, change, uuid, version)),
  restoreRange: ({ uuid }, { member }) => changeQuietly(db, member, (tx, change) => restoreRange(tx, change, uuid)),
  rangeUses: ({ uuid }) => listRangeUses(db, uuid),
  rangeProducts: ({ uuid }) => listRangeProducts(db, uuid),
  productChoices: ({ q }) => findProductChoices(db, q),
})
