import { memo, type ReactNode } from 'react'
import { GridCell } from './grid-cell.tsx'
import { gridColumns } from './grid-columns.ts'
import { VariantFacts } from './variant-facts.tsx'
import { usePicturesOfRow } from './variant-picture.tsx'
import { listHidden, VariantProblems } from './variant-problems.tsx'
import type { BoundVariant } from './variant-uploads.ts'

type Props = {
  bound: BoundVariant
  row: number
  /** The number of rows. */
  count: number
  onNote(column: number, text: string | undefined): void
  onOpen(field: string): void
  children: ReactNode
}

const shown = gridColumns.map(({ key }) => key)

/** A variant as a row of the grid, with the problems of its other fields below. */
function DrawnRow({ bound, row, onNote, onOpen, children }: Props) {
  const { name, label, value, onChange, problems } = bound
  const { target, over, thumbnail, choose, files, isUploading } = usePicturesOfRow(bound)
  return (
    <>
      <tr {...target} className={`divide-x divide-rule border-b border-rule ${over ? 'bg-sage' : ''}`}>
        <td className="w-14 p-0 align-top">
          <button
            type="button"
            onClick={choose}
            aria-label={`Add pictures to ${label}`}
            title="Add pictures, or drop them on the row"
            className="block size-14 bg-sand hover:opacity-80"
          >
            {thumbnail}
          </button>
          {!isUploading && files}
        </td>
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
          >
            {column.key === 'name' && <VariantFacts variant={value} className="px-2 pb-1.5" />}
          </GridCell>
        ))}
        <td className="p-0 whitespace-nowrap">{children}</td>
      </tr>
      {isUploading && (
        <tr className="border-b border-rule">
          <td colSpan={gridColumns.length + 2} className="p-2">
            {files}
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

/** A letter typed in one row draws that row alone. The functions of a row act on the latest list, so older ones will do. */
export const VariantRow = memo(DrawnRow, (before, next) => {
  const isSame = (key: keyof BoundVariant) => before.bound[key] === next.bound[key]
  const parts = ['name', 'label', 'value', 'problems', 'queue'] as const
  return before.row === next.row && before.count === next.count && parts.every(isSame)
})
