import type { ReactNode } from 'react'
import { ReadOnlyFields } from '../read-only-fields.tsx'

type Props = {
  mayEdit: boolean
  /** The people who may edit, for the sentence that says so. */
  whoMayEdit?: string
  children: ReactNode
  className?: string
}

/** Fields that look read-only, and say why, for members who may not edit them. */
export function EditorsFields({ mayEdit, whoMayEdit = 'Editors and owners', children, className }: Props) {
  return (
    <>
      {!mayEdit && <ReadOnlyNote whoMayEdit={whoMayEdit} />}
      <ReadOnlyFields when={!mayEdit} className={className}>
        {children}
      </ReadOnlyFields>
    </>
  )
}

const ReadOnlyNote = ({ whoMayEdit }: { whoMayEdit: string }) => (
  <p className="mb-4 border-l-4 border-green bg-sand px-4 py-3 text-small">
    <strong>Read only.</strong> You can look at everything here. {whoMayEdit} can change it.
  </p>
)
