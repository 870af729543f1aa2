import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { onSite } from '../../../../contract/staff/site-words.ts'
import { readNumber, readTypedPrice, writeNumber, writePrice } from '../../form/fields/typed-number.ts'

type Kind = 'text' | 'money' | 'number' | 'switch'
type Cell = 'name' | 'price' | 'salePrice' | 'onSale' | 'widthCm' | 'depthCm' | 'heightCm' | 'supplierCode' | 'visible'

export type GridColumn = { key: Cell; label: string; kind: Kind; className: string }

/** The fields of a variant that the grid edits, in the order of a price list. */
export const gridColumns: GridColumn[] = [
  { key: 'name', label: 'Name', kind: 'text', className: 'min-w-44' },
  { key: 'price', label: 'Price', kind: 'money', className: 'w-24 min-w-20' },
  { key: 'salePrice', label: 'Sale price', kind: 'money', className: 'w-24 min-w-20' },
  { key: 'onSale', label: 'On sale', kind: 'switch', className: 'w-16' },
  { key: 'widthCm', label: 'Width cm', kind: 'number', className: 'w-20 min-w-18' },
  { key: 'depthCm', label: 'Depth cm', kind: 'number', className: 'w-20 min-w-18' },
  { key: 'heightCm', label: 'Height cm', kind: 'number', className: 'w-20 min-w-18' },
  { key: 'supplierCode', label: 'Code', kind: 'text', className: 'w-32 min-w-24' },
  { key: 'visible', label: onSite, kind: 'switch', className: 'w-16' },
]

/** The text of a cell; a price of 0 means that the price is given in the showroom only. */
export function writeCell(variant: VariantEdit, { key, kind }: GridColumn): string {
  const value = variant[key]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (key === 'price' && value === 0) return ''
  if (typeof value !== 'number') return value ?? ''
  return kind === 'money' ? writePrice(value) : writeNumber(value)
}

export function readCell(column: GridColumn, text: string): Partial<VariantEdit> {
  return readWithNote(column, text).part
}

/** The value of a text, with a note for the person who typed or pasted it. */
export function readWithNote({ key, kind }: GridColumn, text: string): { part: Partial<VariantEdit>; note?: string } {
  if (kind === 'switch') return { part: { [key]: /^(y|yes|true|1|x|on|✓)$/i.test(text.trim()) } }
  if (kind === 'money') {
    const { value, note } = readTypedPrice(text)
    return { part: { [key]: key === 'price' ? (value ?? 0) : value }, note }
  }
  if (kind === 'number') return { part: { [key]: readNumber(text, 'cm') } }
  return { part: key === 'supplierCode' ? { supplierCode: text.trim() === '' ? null : text } : { name: text } }
}
