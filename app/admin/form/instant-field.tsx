import type { ReactNode } from 'react'
import type { Bound } from './bound.ts'
import { FieldFrame } from './field-frame.tsx'
import { readLondonTime, writeLondonTime } from './london-time.ts'

type Props = { bound: Bound<string | null>; hint?: ReactNode }

/** A day and a time by the shop's clock, or none. */
export function InstantField({ bound, hint }: Props) {
  const { value, onChange } = bound
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={value === null ? '' : writeLondonTime(value)}
          onChange={(event) => onChange(readLondonTime(event.target.value))}
        />
      )}
    </FieldFrame>
  )
}
