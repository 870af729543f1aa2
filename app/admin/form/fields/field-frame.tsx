import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'

export type Control = {
  id: string
  name: string
  className: string
  'aria-invalid': boolean
  'aria-describedby'?: string
}
type Props = {
  bound: Pick<Bound<unknown>, 'name' | 'label' | 'problem'>
  hint?: ReactNode
  /** A remark of the shop on a value that it accepts. */
  note?: ReactNode
  children(control: Control): ReactNode
}

const look =
  'block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 disabled:bg-transparent aria-[invalid=true]:border-sale lg:min-h-9'

/** A label, its control, a hint, and the field's problem beside it. */
export function FieldFrame({ bound: { name, label, problem }, hint, note, children }: Props) {
  const [hintId, noteId, problemId] = [`${name}-hint`, `${name}-note`, `${name}-problem`]
  const described = [hint ? hintId : '', note ? noteId : '', problem ? problemId : ''].filter(Boolean).join(' ')
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
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-label text-soft">
          {hint}
        </p>
      )}
      {note && <div id={noteId}>{note}</div>}
      {problem && (
        <p id={problemId} className="text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </div>
  )
}
