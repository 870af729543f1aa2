import { type ReactNode, useState } from 'react'
import type { Bound } from './bound.ts'
import { FieldFrame } from './field-frame.tsx'
import { readLondonTime, writeLondonTime } from './london-time.ts'

type Props = { bound: Bound<string | null>; hint?: ReactNode }

/** A day and a time by the shop's clock, or none. */
export function InstantField({ bound, hint }: Props) {
  const { value, onChange } = bound
  // On the way to 2036 the year is 2, 20 and 203: what is being typed must not be written anew from what it means so far.
  const [typed, setTyped] = useState<string>()
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={typed ?? (value === null ? '' : writeLondonTime(value))}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(readLondonTime(target.value))
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </FieldFrame>
  )
}
