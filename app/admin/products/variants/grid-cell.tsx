import { useState } from 'react'
import type { VariantEdit } from '../../../../contract/staff-catalogue.ts'
import { type GridColumn, readCell, writeCell } from './grid-columns.ts'

type Props = {
  variant: VariantEdit
  column: GridColumn
  /** Its row and column in the grid. */
  place: string
  /** Whose it is, for who cannot see the grid. */
  name: string
  problem?: string
  onChange(part: Partial<VariantEdit>): void
}

const box =
  'w-full border border-transparent bg-transparent px-2 hover:border-line focus:bg-white aria-[invalid=true]:border-sale'

export function GridCell(props: Props) {
  const { column, place, name, problem } = props
  const problemId = `variant-${place}-problem`
  const control = {
    'data-cell': place,
    'aria-label': `${column.label}, ${name}`,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
  }
  return (
    <td className={`p-0 align-top ${column.className}`}>
      {column.kind === 'switch' ? <Tick {...props} control={control} /> : <Typed {...props} control={control} />}
      {problem && (
        <p id={problemId} className="px-2 pb-1 text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </td>
  )
}

type Control = { 'data-cell': string; 'aria-label': string; 'aria-invalid'?: boolean; 'aria-describedby'?: string }

function Tick({ variant, column, onChange, control }: Props & { control: Control }) {
  return (
    <span className="flex min-h-9 items-center justify-center">
      <input
        {...control}
        type="checkbox"
        className="size-4 accent-green"
        checked={variant[column.key] === true}
        onChange={(event) => onChange({ [column.key]: event.target.checked })}
      />
    </span>
  )
}

/** Keeps what is typed as it is typed, as long as it comes to the value that is there. */
function Typed({ variant, column, onChange, control }: Props & { control: Control }) {
  const written = writeCell(variant, column)
  const [text, setText] = useState(written)
  const fits = Object.is(readCell(column, text)[column.key], variant[column.key])
  return (
    <input
      {...control}
      className={`${box} min-h-9 ${column.kind === 'text' ? '' : 'text-right tabular-nums'}`}
      inputMode={column.kind === 'text' ? undefined : 'decimal'}
      autoComplete="off"
      value={fits ? text : written}
      placeholder={column.key === 'price' ? 'In store' : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setText(event.target.value)
        onChange(readCell(column, event.target.value))
      }}
    />
  )
}
