import type { ReactNode } from 'react'
import { ReadOnlyFields } from '../read-only-fields.tsx'

type Props = {
  mayEdit: boolean
  /** Who may, in the sentence that says so. */
  whoMay?: string
  children: ReactNode
  className?: string
}

/** Fields that are visibly read only for people who may not edit. */
export function EditorsFields({ mayEdit, whoMay = 'Editors and owners', children, className }: Props) {
  return (
    <>
      {!mayEdit && <ReadOnlyNote whoMay={whoMay} />}
      <ReadOnlyFields when={!mayEdit} className={className}>
        {children}
      </ReadOnlyFields>
    </>
  )
}

const ReadOnlyNote = ({ whoMay }: { whoMay: string }) => (
  <p className="mb-4 border-l-4 border-green bg-sand px-4 py-3 text-small">
    <strong>Read only.</strong> You can look at everything here. {whoMay} can change it.
  </p>
)
