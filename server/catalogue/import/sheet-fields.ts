import { type Field, type Fields, sheetKeyOf } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'

const fields = new Map<string, Field>(
  [productFields, variantFields].flatMap((all: Fields) =>
    Object.entries(all).flatMap(([key, field]) => {
      const column = sheetKeyOf(key, field)
      return column ? [[column, field] as const] : []
    }),
  ),
)

/** The fact that a column of a file fills. */
export const fieldOf = (column: string): Field | undefined => fields.get(column)
