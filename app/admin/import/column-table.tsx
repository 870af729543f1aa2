import type { ImportView, Matching } from '../../../contract/staff/import.ts'
import {
  productColumns,
  type SheetColumn,
  sheetColumns,
  sizeColumns,
  variantColumns,
} from '../../../contract/staff/sheets.ts'

type Props = {
  columns: ImportView['columns']
  matching: Matching
  onChange(place: number, column: SheetColumn | null): void
}

/** Each column of the file with its first cells, and the column of ours that it is matched to. */
export function ColumnTable({ columns, matching, onChange }: Props) {
  return (
    <table className="w-full border-collapse text-small" aria-label="Columns of the file">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-1 pr-3">
            In the file
          </th>
          <th scope="col" className="px-3 py-1">
            For example
          </th>
          <th scope="col" className="py-1 pl-3">
            Is
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, samples }, place) => (
          <tr key={header} className="border-b border-rule align-top max-sm:grid max-sm:py-2">
            <th scope="row" className="py-1 text-left sm:py-2.5 sm:pr-3">
              {header}
            </th>
            <td className="py-1 text-soft wrap-anywhere sm:px-3 sm:py-2.5">{samples.join(', ') || 'Empty'}</td>
            <td className="py-1 sm:w-64 sm:pl-3">
              <ColumnChoice header={header} value={matching[place] ?? null} onChange={(to) => onChange(place, to)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceProps = { header: string; value: SheetColumn | null; onChange(column: SheetColumn | null): void }

const groups = [
  { label: 'Of the product', columns: Object.keys(productColumns) as SheetColumn[] },
  {
    label: 'Of the variant',
    columns: [...Object.keys(variantColumns), ...Object.keys(sizeColumns)] as SheetColumn[],
  },
]

function ColumnChoice({ header, value, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={`What ${header} is`}
      value={value ?? ''}
      onChange={({ target }) =>
        onChange(groups.flatMap(({ columns }) => columns).find((one) => one === target.value) ?? null)
      }
      className={`block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 lg:min-h-9 ${value ? '' : 'text-soft'}`}
    >
      <option value="">Left out</option>
      {groups.map(({ label, columns }) => (
        <optgroup key={label} label={label}>
          {columns.map((column) => (
            <option key={column} value={column}>
              {sheetColumns[column]}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
