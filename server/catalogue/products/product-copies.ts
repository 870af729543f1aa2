import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { createProduct } from './product-edits.ts'
import { readProductForm } from './product-forms.ts'

const longestName = 160
const suffix = ' (copy)'

/** Creates a draft with everything of the product except its codes, its dates, its ex-display pieces and its showroom facts. */
export async function duplicateProduct(tx: Transaction, change: Change, uuid: string) {
  const { edit } = await readProductForm(tx, uuid)
  return createProduct(tx, change, asCopy(edit))
}

const nothingInShowroom = {
  ...{ onDisplay: false, displayPlaceUuid: null, stockState: null, orderWeeks: null },
  ...{ isExDisplay: false, conditionNote: '' },
}

const asCopy = (edit: ProductEdit): ProductEdit => ({
  ...edit,
  name: edit.name.slice(0, longestName - suffix.length) + suffix,
  supplierCode: null,
  newUntil: null,
  listedAt: null,
  files: edit.files.map((file) => ({ ...file, uuid: null })),
  variants: edit.variants
    .filter((variant) => !variant.isExDisplay || edit.variants.every((other) => other.isExDisplay))
    .map((variant) => ({ ...variant, ...nothingInShowroom, uuid: null, supplierCode: null })),
})
