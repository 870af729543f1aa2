import type { ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { Bound } from '../../form/bound.ts'
import { GridCell } from './grid-cell.tsx'
import { gridColumns } from './grid-columns.ts'
import { usePicturesOfRow } from './variant-picture.tsx'
import { listHidden, VariantProblems } from './variant-problems.tsx'

type Props = {
  bound: Bound<VariantEdit>
  row: number
  onNote(column: number, text: string | undefined): void
  onOpen(field: string): void
  children: ReactNode
}

const shown = gridColumns.map(({ key }) => key)

/** A variant as a row of the grid, and below it what is wrong where the grid has no column. */
export function VariantRow({ bound, row, onNote, onOpen, children }: Props) {
  const { name, label, value, onChange, problems } = bound
  const { target, over, thumbnail, uploadList } = usePicturesOfRow(bound)
  return (
    <>
      <tr {...target} className={`divide-x divide-rule border-b border-rule ${over ? 'bg-sage' : ''}`}>
        <td className="w-10 p-0">{thumbnail}</td>
        {gridColumns.map((column, place) => (
          <GridCell
            key={column.key}
            variant={value}
            column={column}
            place={`${row}:${place}`}
            path={`${name}.${column.key}`}
            name={label}
            problem={problems[column.key]}
            onChange={(part) => {
              onChange({ ...value, ...part })
              onNote(place, undefined)
            }}
            onNote={(text) => onNote(place, text)}
          />
        ))}
        <td className="p-0 whitespace-nowrap">{children}</td>
      </tr>
      {uploadList && (
        <tr className="border-b border-rule">
          <td colSpan={gridColumns.length + 2} className="p-2">
            {uploadList}
          </td>
        </tr>
      )}
      {listHidden(problems, shown).length > 0 && (
        <tr className="border-b border-rule">
          <td colSpan={gridColumns.length + 2} className="px-2">
            <VariantProblems bound={bound} shown={shown} onOpen={onOpen} />
          </td>
        </tr>
      )}
    </>
  )
}
