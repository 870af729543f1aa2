import type { StockState } from '../../../../contract/availability.ts'
import type { Field, FieldKind, Fields } from '../../../../contract/fields/field.ts'
import { productFields } from '../../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import type { products, variants } from '../../tables/products.ts'

/** Kinds whose values are in tables of their own. */
const listKinds = ['pictures', 'files', 'products', 'values'] as const satisfies FieldKind[]
type ListKind = (typeof listKinds)[number]

type ColumnOf<All extends Fields, Key extends keyof All> = All[Key]['column'] extends string ? All[Key]['column'] : Key
type Columns<All extends Fields> = {
  [Key in keyof All]: All[Key]['kind'] extends ListKind | 'uuid' ? never : ColumnOf<All, Key>
}[keyof All] &
  string

/** The values in the database's JSON: instants are texts, to the microsecond. */
type Json<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key]
}

type ProductRow = typeof products.$inferSelect
type VariantRow = typeof variants.$inferSelect
type ProductBookkeeping = 'publishedAt' | 'rangePosition'

/** The stored facts of a product except its files; a field without a column does not compile. */
export type ProductFacts = Json<Pick<ProductRow, Columns<typeof productFields> | ProductBookkeeping>> & {
  pictures: string[]
  related: string[]
}
export type VariantFacts = Json<Pick<VariantRow, Columns<typeof variantFields>>> & {
  pictures: string[]
  properties: number[]
}

/** The type of a field's value by its kind. */
export type ValueOfKind = {
  uuid: string
  text: string
  code: string | null
  words: string[]
  flag: boolean
  price: number
  'optional price': number | null
  instant: string | null
  'needed instant': string
  centimetres: number | null
  minutes: number | null
  weeks: number | null
  stock: StockState | null
  'display place': string | null
  checked: string | null
  status: ProductRow['status']
  sale: string | null
  bin: string | null
  category: string | null
  'sub-category': string | null
  brand: string | null
  range: string | null
  pictures: string[]
  files: never
  products: string[]
  values: number[]
}

/** The fields whose column has another type than their kind. */
type Mismatched<All extends Fields, Facts> = {
  [Key in keyof All]: ColumnOf<All, Key> extends keyof Facts
    ? Facts[ColumnOf<All, Key>] extends ValueOfKind[All[Key]['kind']]
      ? never
      : Key
    : never
}[keyof All]
type None<Found extends never> = Found
export type Checked = None<
  Mismatched<typeof productFields, ProductFacts> | Mismatched<typeof variantFields, VariantFacts>
>

/** The key of a field among the stored facts. */
export const storedName = (key: string, field: Field): string => field.column ?? key

/** Whether the value is a column of the product or variant itself. */
export const isInRow = ({ kind }: Field) => kind !== 'uuid' && !listKinds.some((listed) => listed === kind)

function listColumns(fields: Fields): string[] {
  const inRow = Object.entries(fields).filter(([, field]) => isInRow(field))
  return [...new Set(inRow.map(([key, field]) => storedName(key, field)))]
}

/** The columns of their own rows that hold facts. */
export const productFactColumns = [...listColumns(productFields), 'publishedAt', 'rangePosition'] as (keyof ProductRow &
  keyof ProductFacts)[]
export const variantFactColumns = listColumns(variantFields) as (keyof VariantRow & keyof VariantFacts)[]

/** Adds the facts that are changed and undone together with one of these. */
export function withGroups(fields: Fields, names: string[]): string[] {
  const grouped = Object.entries(fields).flatMap(([key, field]) =>
    field.group ? [{ name: storedName(key, field), group: field.group }] : [],
  )
  const groups = new Set(grouped.filter(({ name }) => names.includes(name)).map(({ group }) => group))
  return [...new Set([...names, ...grouped.filter(({ group }) => groups.has(group)).map(({ name }) => name)])]
}
