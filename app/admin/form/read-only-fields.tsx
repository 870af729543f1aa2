import type { ReactNode } from 'react'
import { ReadOnly, useReadOnly } from './read-only.ts'

type Props = { when: boolean; children: ReactNode; className?: string }

/** Fields that are read-only, even where their surroundings already say so. */
export function ReadOnlyFields({ when, children, className = 'contents' }: Props) {
  const readOnly = useReadOnly() || when
  return (
    <ReadOnly value={readOnly}>
      <fieldset disabled={readOnly} className={className}>
        {children}
      </fieldset>
    </ReadOnly>
  )
}
