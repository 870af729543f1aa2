import { type ReactNode, useId } from 'react'
import type { Bound } from '../bound.ts'
import { describedBy, FieldNotes, type Notes } from './field-notes.tsx'

type Props = Pick<Notes, 'hint' | 'note'> & {
  bound: Pick<Bound<unknown>, 'label' | 'problem'> & { name?: string; value?: unknown }
  children: ReactNode
}

/** The frame of a field that consists of several controls. */
export function GroupFrame({ bound: { name, label, problem, value }, hint, note, children }: Props) {
  const id = useId()
  const notes = { hint, note, problem }
  return (
    <fieldset
      data-field={name}
      data-chosen={JSON.stringify(value)}
      data-wrong={problem ? '' : undefined}
      tabIndex={problem ? -1 : undefined}
      aria-describedby={describedBy(id, notes)}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      {children}
      <FieldNotes id={id} {...notes} />
    </fieldset>
  )
}
