import type { FieldKind, Fields } from '../../../../contract/fields/field.ts'
import { productFields } from '../../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import type { ProductEdit, VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { toPence, toPounds } from '../../prices/prices.ts'
import type { products, variants } from '../../tables/products.ts'
import type { VariantState } from '../state/product-state.ts'
import { isInRow, storedName } from './stored.ts'

/** Converts between the form, with pounds and ISO texts, and stored values. Other kinds are the same in both. */
type Conversion = { toForm(stored: never): unknown; toColumn(value: never): unknown }

const orNull =
  <From, To>(convert: (value: From) => To) =>
  (value: From | null) =>
    value === null ? null : convert(value)

const money: Conversion = { toForm: orNull(toPounds), toColumn: orNull(toPence) }
const instant: Conversion = {
  toForm: orNull((at: string) => new Date(at).toISOString()),
  toColumn: orNull((at: string) => new Date(at)),
}
const conversions: Partial<Record<FieldKind, Conversion>> = {
  price: money,
  'optional price': money,
  instant,
  'needed instant': instant,
  checked: instant,
}

export function toVariantForm({ uuid, facts }: VariantState) {
  const stored: Record<string, unknown> = { uuid, ...facts }
  const values = Object.entries<Fields[string]>(variantFields).map(([key, field]) => {
    const value = stored[storedName(key, field)]
    return [key, conversions[field.kind]?.toForm(value as never) ?? value]
  })
  return Object.fromEntries(values) as VariantEdit & { uuid: string; saleUuid: string | null }
}

function toColumns(fields: Fields, edit: Record<string, unknown>): Record<string, unknown> {
  const inRow = Object.entries(fields).filter(([, field]) => field.schema && isInRow(field))
  return Object.fromEntries(
    inRow.map(([key, field]) => [
      storedName(key, field),
      conversions[field.kind]?.toColumn(edit[key] as never) ?? edit[key],
    ]),
  )
}

/** The columns of a variant's row from its form. */
export const toVariantColumns = (edit: VariantEdit) =>
  toColumns(variantFields, edit) as Omit<typeof variants.$inferInsert, 'uuid' | 'productUuid'>

/** The columns of a product's row from its form. A missing day of listing stays unchanged. */
export function toProductColumns(edit: ProductEdit) {
  const { listedAt, ...columns } = toColumns(productFields, edit)
  return { ...columns, ...(listedAt !== null && { listedAt }) } as Omit<typeof products.$inferInsert, 'uuid'>
}
