import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'

type Props = {
  bound: Bound<string>
  /** The start of the address, such as `/store/`. */
  start: string
  /** The placeholder. */
  suggestion?: string
  hint?: ReactNode
}

/** The last part of a page's address. */
export function RouteField({ bound, start, suggestion = '', hint }: Props) {
  const { value, onChange } = bound
  return (
    <FieldFrame bound={bound} hint={hint}>
      {({ className, ...control }) => (
        <span className="flex items-center gap-1">
          <span className="max-w-3/5 shrink-0 truncate text-small text-soft">{start}</span>
          <input
            {...control}
            className={`${className} min-w-0`}
            value={value || suggestion}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </FieldFrame>
  )
}
