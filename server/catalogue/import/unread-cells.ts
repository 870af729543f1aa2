import { type FieldKind, type Fields, sheetKeyOf } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import type { UnreadChoice } from '../../../contract/staff/import-rules.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'

/** Kinds of fields whose unreadable cells may be ignored. Supplier words have their own rules; codes and names have to be right. */
const kinds: readonly FieldKind[] = [
  ...(['price', 'optional price', 'centimetres', 'flag', 'instant'] as const),
  ...(['needed instant', 'minutes', 'weeks', 'stock'] as const),
]
const columns = new Set<string | undefined>(
  [productFields, variantFields].flatMap((fields: Fields) =>
    Object.entries(fields).flatMap(([key, field]) => (kinds.includes(field.kind) ? [sheetKeyOf(key, field)] : [])),
  ),
)

/** Whether an unreadable cell of this column may be ignored, so that its field stays unchanged. */
export const mayLeave = (column: SheetColumn | null, unread: UnreadChoice) =>
  unread === 'blank' && column !== null && columns.has(column)
