import type { ReactNode } from 'react'
import { ReadOnlyFields } from './read-only-fields.tsx'

type Props = { mayEdit: boolean; children: ReactNode; className?: string }

/** Fields that are visibly read only for people who may not edit. */
export function EditorsFields({ mayEdit, children, className }: Props) {
  return (
    <>
      {!mayEdit && <ReadOnlyNote />}
      <ReadOnlyFields when={!mayEdit} className={className}>
        {children}
      </ReadOnlyFields>
    </>
  )
}

const ReadOnlyNote = () => (
  <p className="mb-4 border-l-4 border-green bg-sand px-4 py-3 text-small">
    <strong>Read only.</strong> You can look at everything here. Editors and owners can change it.
  </p>
)
