import type { ReactNode } from 'react'
import type { Bound } from './bound.ts'
import { FieldFrame } from './field-frame.tsx'

/** A whole day by the shop's clock. */
export function DateField({ bound, hint }: { bound: Bound<string>; hint?: ReactNode }) {
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="date"
          max="9999-12-31"
          value={bound.value}
          onChange={(event) => bound.onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}
