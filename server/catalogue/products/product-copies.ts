import { notCopied, type ProductEdit } from '../../../contract/staff/catalogue.ts'
import { maxNameLength } from '../../../contract/staff/fields.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { inBin } from '../../site/versioned-rows.ts'
import { createProduct } from './product-edits.ts'
import { readProductForm } from './product-forms.ts'

const suffix = ' (copy)'

/**
 * Creates a draft with everything of the product except its codes, its dates, its ex-display pieces, its showroom facts, and
 * offers of a sale: the end of that sale would not reach them.
 */
export async function duplicateProduct(tx: Transaction, change: Change, uuid: string) {
  const { edit, inBin: isBinned } = await readProductForm(tx, uuid)
  if (isBinned) throw inBin('product')
  return createProduct(tx, change, asCopy(edit))
}

const noOffer = { salePrice: null, onSale: false, saleStartsAt: null, saleEndsAt: null }

type Copied = Awaited<ReturnType<typeof readProductForm>>['edit']

const asCopy = (edit: Copied): ProductEdit => ({
  ...edit,
  name: edit.name.slice(0, maxNameLength - suffix.length) + suffix,
  supplierCode: null,
  newUntil: null,
  listedAt: null,
  files: edit.files.map((file) => ({ ...file, uuid: null })),
  variants: edit.variants
    .filter((variant) => !variant.isExDisplay || edit.variants.every((other) => other.isExDisplay))
    .map(({ saleUuid, ...variant }) => ({ ...variant, ...(saleUuid !== null && noOffer), ...notCopied })),
})
