import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff-catalogue.ts'
import { type Bound, problemsWithin } from '../../form/bound.ts'
import { GridCell } from './grid-cell.tsx'
import { gridColumns } from './grid-columns.ts'
import { moveByKeys, readPlace } from './grid-keys.ts'
import { isBlock, pasteBlock, readBlock } from './paste-block.ts'
import { fillDown, keyOf } from './variant-list.ts'

type Props = {
  bound: Bound<VariantEdit[]>
  nameOf(place: number): string
  /** What else there is to a variant, at the end of its row. */
  children(variant: VariantEdit, place: number): ReactNode
}

/** Variants to type through as in a spreadsheet, which a block can be copied over from one. */
export function VariantGrid({ bound: { value: variants, onChange, problems }, nameOf, children }: Props) {
  const change = (place: number, part: Partial<VariantEdit>) =>
    onChange(variants.map((variant, other) => (other === place ? { ...variant, ...part } : variant)))

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const place = readPlace(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!place || !isBlock(block)) return
    event.preventDefault()
    onChange(pasteBlock(variants, block, place))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = readPlace(event.target)
    const column = place && gridColumns[place.column]
    if (column && event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onChange(fillDown(variants, place.row, column.key))
    } else moveByKeys(event)
  }

  return (
    <div className="relative overflow-x-auto border border-rule bg-white">
      <table className="w-full border-collapse text-small" onPaste={paste} onKeyDown={onKeyDown} aria-label="Variants">
        <thead>
          <tr className="border-b border-line bg-sand text-left text-label">
            {gridColumns.map(({ key, label, kind }) => (
              <th
                key={key}
                scope="col"
                className={`px-2 py-1.5 font-semibold whitespace-nowrap ${kind === 'text' ? '' : kind === 'switch' ? 'text-center' : 'text-right'}`}
              >
                {label}
              </th>
            ))}
            <th scope="col" className="px-2 py-1.5 font-semibold">
              More
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, row) => (
            <tr key={keyOf(variant, row)} className="divide-x divide-rule border-b border-rule">
              {gridColumns.map((column, place) => (
                <GridCell
                  key={column.key}
                  variant={variant}
                  column={column}
                  place={`${row}:${place}`}
                  name={nameOf(row)}
                  problem={problemsWithin(problems, String(row))[column.key]}
                  onChange={(part) => change(row, part)}
                />
              ))}
              <td className="p-0 whitespace-nowrap">{children(variant, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
