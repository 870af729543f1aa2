import { type ReactNode, useId } from 'react'
import type { Bound } from '../bound.ts'

type Props = {
  bound: Pick<Bound<unknown>, 'label' | 'problem'> & { name?: string; value?: unknown }
  hint?: ReactNode
  /** A remark of the shop on a value that it accepts. */
  note?: ReactNode
  children: ReactNode
}

/** The frame of a field that is made of several controls. */
export function GroupFrame({ bound: { name, label, problem, value }, hint, note, children }: Props) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', note ? `${id}-note` : '', problem ? `${id}-problem` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      data-field={name}
      data-chosen={JSON.stringify(value)}
      data-wrong={problem ? '' : undefined}
      tabIndex={problem ? -1 : undefined}
      aria-describedby={described || undefined}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-label text-soft">
          {hint}
        </p>
      )}
      {note && <div id={`${id}-note`}>{note}</div>}
      {problem && (
        <p id={`${id}-problem`} className="wrap-anywhere text-label font-semibold text-sale">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
