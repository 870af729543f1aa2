import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'

type Props = {
  bound: Bound<string>
  hint?: ReactNode
  type?: HTMLInputTypeAttribute
  /** The initial height in lines; one by default. */
  lines?: number
  placeholder?: string
  note?: ReactNode
}

export function TextField({ bound, hint, type = 'text', lines = 1, placeholder, note }: Props) {
  const { value, onChange } = bound
  return (
    <FieldFrame bound={bound} hint={hint} note={note}>
      {(control) =>
        lines > 1 ? (
          <textarea {...control} rows={lines} value={value} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...control}
            type={type}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </FieldFrame>
  )
}
