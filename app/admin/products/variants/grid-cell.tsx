import type { ReactNode } from 'react'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { useTyped } from '../../form/fields/typed-number.ts'
import { type GridColumn, readCell, readWithNote, writeCell } from './grid-columns.ts'

type Props = {
  variant: VariantEdit
  column: GridColumn
  /** The cell's row and column. */
  place: string
  /** The cell's path in the form. */
  path: string
  /** The name of the variant, for screen readers. */
  name: string
  problem?: string
  onChange(part: Partial<VariantEdit>): void
  /** A note about how the text was read, shown on blur. */
  onNote(text: string): void
  /** Rendered below the cell. */
  children?: ReactNode
}

const box =
  'w-full border border-transparent bg-transparent px-2 hover:border-line focus:bg-white aria-[invalid=true]:border-sale'

export function GridCell(props: Props) {
  const { column, place, path, name, problem } = props
  const problemId = `variant-${place}-problem`
  const control = {
    'data-cell': place,
    'data-field': path,
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
      {props.children}
    </td>
  )
}

type Control = {
  'data-cell': string
  'data-field': string
  'aria-label': string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

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

function Typed({ variant, column, onChange, onNote, control }: Props & { control: Control }) {
  const { typed, text, setTyped } = useTyped(
    variant[column.key],
    (typed) => readCell(column, typed)[column.key],
    () => writeCell(variant, column),
  )
  return (
    <input
      {...control}
      className={`${box} min-h-9 ${column.kind === 'text' ? '' : 'text-right tabular-nums'}`}
      inputMode={column.kind === 'text' ? undefined : 'decimal'}
      autoComplete="off"
      value={text}
      placeholder={column.key === 'price' ? 'In store' : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readCell(column, event.target.value))
      }}
      onBlur={() => {
        const note = typed === undefined ? undefined : readWithNote(column, typed).note
        if (note) onNote(note)
        setTyped(undefined)
      }}
    />
  )
}
