import type { ReactNode } from 'react'
import { ReadOnly, useReadOnly } from './read-only.ts'

type Props = { when: boolean; children: ReactNode; className?: string }

/** Fields that can be looked at only, also where something around them says so. */
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
