import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx'

export type Control = {
  id: string
  name: string
  className: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}
type Props = Pick<Notes, 'hint' | 'note'> & {
  bound: Pick<Bound<unknown>, 'name' | 'label' | 'problem'>
  children(control: Control): ReactNode
}

const look =
  'block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 disabled:bg-transparent aria-[invalid=true]:border-sale lg:min-h-9'

/** A label, its control, a hint, and the field's problem beside it. */
export function FieldFrame({ bound: { name, label, problem }, hint, note, children }: Props) {
  const notes = { hint, note, problem }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label htmlFor={name} className="text-small font-semibold">
        {label}
      </label>
      {children({
        id: name,
        name,
        className: look,
        'aria-invalid': Boolean(problem),
        'aria-describedby': describedBy(name, notes),
      })}
      <FieldNotes id={name} {...notes} />
    </div>
  )
}
