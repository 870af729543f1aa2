import type { StaffCalls } from '../../contract/staff-calls.ts'
import type { staffSchemas } from '../../contract/staff-schemas.ts'
import type { Database } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { changeShop } from '../site/changes.ts'
import type { StaffCaller } from '../staff/access.ts'
import { binBrand, createBrand, orderBrands, restoreBrand, saveBrand } from './brand-edits.ts'
import { listBrandRows, readBrandForm } from './brand-forms.ts'

type BrandCalls = 'brands' | 'brand' | 'createBrand' | 'saveBrand' | 'orderBrands' | 'binBrand' | 'restoreBrand'

export const answerCatalogueStaffCalls = ({
  db,
}: {
  db: Database
}): Handlers<StaffCalls, typeof staffSchemas, BrandCalls, StaffCaller> => ({
  brands: () => listBrandRows(db),
  brand: ({ uuid }) => readBrandForm(db, uuid),
  createBrand: (edit, { member }) => changeShop(db, member, (tx, change) => createBrand(tx, change, edit)),
  saveBrand: ({ uuid, version, edit }, { member }) =>
    changeShop(db, member, (tx, change) => saveBrand(tx, change, uuid, version, edit)),
  orderBrands: async ({ order }, { member }) => {
    await changeShop(db, member, (tx, change) => orderBrands(tx, change, order))
    return null
  },
  binBrand: async ({ uuid, version }, { member }) => {
    await changeShop(db, member, (tx, change) => binBrand(tx, change, uuid, version))
    return null
  },
  restoreBrand: async ({ uuid }, { member }) => {
    await changeShop(db, member, (tx, change) => restoreBrand(tx, change, uuid))
    return null
  },
})
