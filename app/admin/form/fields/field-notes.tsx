import type { ReactNode } from 'react'
import { Reason } from '../../controls/reason.tsx'

export type Notes = {
  hint?: ReactNode
  /** A remark of the shop on a value that it accepts. */
  note?: ReactNode
  problem?: string
}

/** The ids of the notes that describe a field, for its control. */
export const describedBy = (id: string, { hint, note, problem }: Notes): string | undefined =>
  [hint && `${id}-hint`, note && `${id}-note`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined

/** The hint, note and problem below a field. */
export const FieldNotes = ({ id, hint, note, problem }: Notes & { id: string }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="text-label text-soft">
        {hint}
      </p>
    )}
    {note && (
      // An empty note takes up no space.
      <div id={`${id}-note`} className="contents">
        {note}
      </div>
    )}
    {problem && (
      <p id={`${id}-problem`} className="wrap-anywhere text-label font-semibold text-sale">
        <Reason>{problem}</Reason>
      </p>
    )}
  </>
)
