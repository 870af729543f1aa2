import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import type { Bound } from '../../form/bound.ts'
import { useEntryKeys } from '../../form/fields/entry-keys.ts'
import { gridColumns } from './grid-columns.ts'
import { moveByKeys, readPlace } from './grid-keys.ts'
import { type CellNote, followNotes, isBlock, notePasted, pasteBlock, readBlock } from './paste-block.ts'
import { fillDown } from './variant-list.ts'
import { VariantRow } from './variant-row.tsx'
import type { BoundVariant } from './variant-uploads.ts'

type Props = {
  bound: Bound<VariantEdit[]>
  bind(place: number): BoundVariant | undefined
  /** Opens a variant's drawer at one of its fields. */
  onOpen(place: number, field: string): void
  /** The menu at the end of a variant's row. */
  children(variant: VariantEdit, place: number): ReactNode
}

/** The variants as a grid that is edited like a spreadsheet and accepts pasted blocks. */
export function VariantGrid({ bound: { value: variants, onChange }, bind, onOpen, children }: Props) {
  const [{ notes, of }, setNotes] = useState({ notes: [] as CellNote[], of: variants })
  const keys = useEntryKeys(variants)
  if (of !== variants) setNotes({ notes: followNotes(notes, of, variants), of: variants })
  const leaveNote = (row: number, column: number, text: string | undefined) =>
    setNotes((now) => {
      const others = now.notes.filter((note) => note.row !== row || note.column !== column)
      return { ...now, notes: text === undefined ? others : [...others, { row, column, text }] }
    })

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const place = readPlace(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (!place || !isBlock(block)) return
    event.preventDefault()
    const pasted = pasteBlock(variants, block, place)
    onChange(pasted)
    setNotes({ notes: notePasted(block, place), of: pasted })
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
    <>
      <div className="scroll-sideways relative">
        <table
          className="w-full border-collapse border border-rule bg-white text-small"
          onPaste={paste}
          onKeyDown={onKeyDown}
          aria-label="Variants"
        >
          <GridHead />
          <tbody>
            {variants.map((variant, row) => {
              const own = bind(row)
              return (
                own && (
                  <VariantRow
                    key={keys[row]}
                    bound={own}
                    row={row}
                    count={variants.length}
                    onNote={(column, text) => leaveNote(row, column, text)}
                    onOpen={(field) => onOpen(row, field)}
                  >
                    {children(variant, row)}
                  </VariantRow>
                )
              )
            })}
          </tbody>
        </table>
      </div>
      <div role="status" className="text-small text-green-deep">
        {notes.map(({ row, column, text }) => (
          <p key={`${row}:${column}`}>
            <strong className="first-letter:uppercase">{bind(row)?.label}</strong>
            {gridColumns[column] && `, ${gridColumns[column].label}`}: {text}
          </p>
        ))}
      </div>
    </>
  )
}

function GridHead() {
  return (
    <thead>
      <tr className="border-b border-line bg-sand text-left text-label">
        <th scope="col">
          <span className="sr-only">Picture</span>
        </th>
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
  )
}
