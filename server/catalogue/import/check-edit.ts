import { createHash } from 'node:crypto'
import { type Fields, sheetKeyOf } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { describeIssue } from '../../../contract/input-messages.ts'
import { isHash } from '../../../contract/media-hash.ts'
import { ProductEdit, type VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { toVariantForm } from '../products/fields/form-values.ts'
import type { ProductState, VariantState } from '../products/state/product-state.ts'

type Refused = { variant: number | null; column: SheetColumn | null; reason: string }

/** Lists what a product's form would refuse, by column. */
export function checkEdit(state: ProductState): Refused[] {
  const checked = ProductEdit.safeParse(toEdit(state), { error: describeIssue })
  if (checked.success) return []
  return checked.error.issues.map(({ path: [field, place, part], message }) =>
    field === 'variants' && typeof place === 'number'
      ? { variant: place, column: findColumn(variantFields, part), reason: message }
      : { variant: null, column: findColumn(productFields, field), reason: message },
  )
}

const findColumn = (fields: Fields, key: unknown): SheetColumn | null => {
  const field = fields[String(key)]
  return ((field && sheetKeyOf(String(key), field)) ?? null) as SheetColumn | null
}

function toEdit({ facts, variants }: ProductState): ProductEdit {
  const { status, publishedAt, deletedAt, rangePosition, ...edited } = facts
  return { ...edited, pictures: standIn(facts.pictures), files: [], variants: variants.map(toVariantEdit) }
}

function toVariantEdit(variant: VariantState): VariantEdit {
  const { pictures, properties, ...edit } = toVariantForm(variant)
  // Maps temporary ids to large ids, which the form accepts and which equal no existing id.
  const ids = properties.map((id) => (id < 0 ? 2_000_000_000 + id : id))
  return { ...edit, pictures: standIn(pictures), properties: ids }
}

/** Replaces the source of a picture that is not fetched yet by a hash, which the form accepts. */
const standIn = (pictures: string[]) =>
  pictures.map((picture) => (isHash(picture) ? picture : createHash('sha256').update(picture).digest('hex')))
