import { type ReactNode, useState } from 'react'
import type { Bound } from './bound.ts'
import { FieldFrame } from './field-frame.tsx'

type Props = { bound: Bound<number | null>; hint?: ReactNode; unit?: string }

/** Keeps what is typed as it is typed; what is no number yet is told to be none. */
export function NumberField({ bound, hint, unit }: Props) {
  const { value, onChange } = bound
  const [text, setText] = useState(writeNumber(value))
  const shown = sameNumber(readNumber(text), value) ? text : writeNumber(value)
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <span className="flex items-center gap-2">
          {unit === '£' && <span>£</span>}
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={(event) => {
              setText(event.target.value)
              onChange(readNumber(event.target.value))
            }}
          />
          {unit && unit !== '£' && <span className="text-soft">{unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

export const writeNumber = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value))

/** Nothing typed is null; what is typed and is no number is NaN, which no form accepts. */
export function readNumber(text: string): number | null {
  const plain = text.trim().replace(/^£/, '').replaceAll(',', '').trim()
  return plain === '' ? null : Number(plain)
}

const sameNumber = (one: number | null, other: number | null) => Object.is(one, other)
