import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'
import { LabelledSwitch, type SwitchWords } from './labelled-switch.tsx'

type Props = { bound: Bound<boolean>; words?: SwitchWords; hint?: ReactNode }

export function SwitchField({ bound: { name, label, value, onChange, problem }, words, hint }: Props) {
  const notes = { hint, problem }
  return (
    <div className="grid gap-1">
      <LabelledSwitch
        id={`${name}-switch`}
        name={label}
        words={words}
        checked={value}
        onChange={onChange}
        data-field={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(name, notes)}
        className="gap-3 font-semibold"
      />
      <FieldNotes id={name} {...notes} />
    </div>
  )
}
