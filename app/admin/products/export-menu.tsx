import { downloads } from '../../../contract/staff/calls.ts'
import { sheetForms } from '../../../contract/staff/products.ts'
import { Menu } from '../controls/menu.tsx'
import { readProductQuery } from './product-query.ts'

const labels = { csv: 'As CSV', xlsx: 'As an Excel workbook' }

/** Exports all products that match the list's filters. */
export function ExportMenu() {
  const take = (as: string) => {
    const query = new URLSearchParams({ ...readProductQuery(new URL(location.href)), as })
    location.assign(`${downloads.exportProducts.path}?${query}`)
  }
  return <Menu label="Export" items={sheetForms.map((as) => ({ label: labels[as], onChoose: () => take(as) }))} />
}
