import type { Saved } from '../../../contract/staff/forms.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Change, changeShop, changeWithoutAnswer } from '../../site/changes.ts'
import { unlessUndone } from '../../site/redirect-edits.ts'
import type { Seen } from '../../site/saving.ts'
import type { StaffAnswers, StaffCaller } from '../../staff/access.ts'
import { savePrices } from '../prices/price-edits.ts'
import { readPriceHistory } from '../prices/price-history.ts'
import { listTaxonomyChoices } from '../taxonomy/taxonomy-choices.ts'
import { duplicateProduct } from './product-copies.ts'
import { createProduct, saveProduct } from './product-edits.ts'
import { readProductForm } from './product-forms.ts'
import { listProducts } from './product-list.ts'
import { showProductRows } from './product-list-rows.ts'
import { archiveProduct, binProduct, publishProduct, restoreProduct, withdrawProduct } from './product-status-edits.ts'

export function answerProductStaffCalls({ db }: { db: Database }) {
  const setStatus =
    (set: (tx: Transaction, change: Change, seen: Seen<string>) => Promise<Saved>) =>
    ({ uuid, version }: Saved, { member }: StaffCaller) =>
      changeShop(db, member, (tx, change) => set(tx, change, { id: uuid, version }))
  return {
    products: (asked) => listProducts(db, asked),
    taxonomyChoices: () => listTaxonomyChoices(db),
    chosenProducts: ({ uuids }) => showProductRows(db, uuids),
    product: ({ uuid }) => readProductForm(db, uuid),
    priceHistory: ({ uuid }) => readPriceHistory(db, uuid),
    createProduct: (edit, { member }) => changeShop(db, member, (tx, change) => createProduct(tx, change, edit)),
    saveProduct: ({ uuid, version, edit, redirect = unlessUndone, undoes }, { member }) =>
      changeShop(db, member, (tx, change) => saveProduct(tx, change, { id: uuid, version, edit, redirect, undoes })),
    savePrices: (moves, { member }) => changeShop(db, member, (tx, change) => savePrices(tx, change, moves)),
    duplicateProduct: ({ uuid }, { member }) =>
      changeShop(db, member, (tx, change) => duplicateProduct(tx, change, uuid)),
    publishProduct: setStatus(publishProduct),
    withdrawProduct: setStatus(withdrawProduct),
    archiveProduct: setStatus(archiveProduct),
    binProduct: ({ uuid, version }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => binProduct(tx, change, { id: uuid, version })),
    restoreProduct: ({ uuid }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => restoreProduct(tx, change, uuid)),
  } satisfies StaffAnswers
}
