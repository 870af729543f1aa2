import type { Database } from '../platform/database.ts'
import { changeQuietly, changeShop } from '../site/changes.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { binBrand, createBrand, orderBrands, restoreBrand, saveBrand } from './brand-edits.ts'
import { listBrandRows, readBrandForm } from './brand-forms.ts'
import { listBrandUses } from './shelf-uses.ts'

type BrandCalls =
  | 'brands'
  | 'brand'
  | 'createBrand'
  | 'saveBrand'
  | 'orderBrands'
  | 'binBrand'
  | 'restoreBrand'
  | 'brandUses'

export const answerBrandCalls = (db: Database): StaffHandlers<BrandCalls> => ({
  brands: () => listBrandRows(db),
  brand: ({ uuid }) => readBrandForm(db, uuid),
  createBrand: (edit, { member }) => changeShop(db, member, (tx, change) => createBrand(tx, change, edit)),
  saveBrand: ({ uuid, version, edit }, { member }) =>
    changeShop(db, member, (tx, change) => saveBrand(tx, change, uuid, version, edit)),
  orderBrands: ({ order }, { member }) => changeQuietly(db, member, (tx, change) => orderBrands(tx, change, order)),
  binBrand: ({ uuid, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binBrand(tx, change, uuid, version)),
  restoreBrand: ({ uuid }, { member }) => changeQuietly(db, member, (tx, change) => restoreBrand(tx, change, uuid)),
  brandUses: ({ uuid }) => listBrandUses(db, uuid),
})
