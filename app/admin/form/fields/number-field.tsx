import { type ReactNode, useState } from 'react'
import type { Bound } from '../bound.ts'
import { type Control, FieldFrame } from './field-frame.tsx'
import { PriceInput } from './price-input.tsx'
import { readNumber, useTyped, writeNumber } from './typed-number.ts'

type Props = { bound: Bound<number | null>; hint?: ReactNode }

export function NumberField({ bound, hint, unit }: Props & { unit?: string }) {
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <span className="flex items-center gap-2">
          <TypedNumber bound={bound} control={control} unit={unit} />
          {unit && <span className="text-soft">{unit}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

/** Prices are pasted in many forms: the note says how one was read. */
export function PriceField({ bound, hint }: Props) {
  const [note, setNote] = useState<string>()
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <>
          <PriceInput {...control} value={bound.value} onChange={bound.onChange} onNote={setNote} />
          <p role="status" className="text-label text-green-deep">
            {!bound.problem && note}
          </p>
        </>
      )}
    </FieldFrame>
  )
}

type TypedProps = { bound: Props['bound']; control: Control; unit?: string }

function TypedNumber({ bound: { value, onChange }, control, unit }: TypedProps) {
  const read = (text: string) => readNumber(text, unit)
  const { text, setTyped } = useTyped(value, read, writeNumber)
  return (
    <input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
