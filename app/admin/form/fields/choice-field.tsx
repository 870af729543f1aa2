import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { FieldFrame } from './field-frame.tsx'

export type Choice<Value extends string | number> = { value: Value; label: string }
type Props<Value extends string | number> = {
  bound: Bound<Value | null>
  choices: Choice<Value>[]
  /** The label of the empty option; without it, an option has to be selected. */
  none?: string
  hint?: ReactNode
}

/** Selects one of a few options; `PickField` searches among many. */
export function ChoiceField<Value extends string | number>({ bound, choices, none, hint }: Props<Value>) {
  const { value, onChange } = bound
  const choose = (text: string) => onChange(choices.find((choice) => String(choice.value) === text)?.value ?? null)
  return (
    <FieldFrame bound={bound} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value === null ? '' : String(value)}
          onChange={(event) => choose(event.target.value)}
        >
          {(none !== undefined || value === null) && <option value="">{none ?? 'Please choose'}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

type NeededProps<Value extends string | number> = Omit<Props<Value>, 'bound' | 'none'> & { bound: Bound<Value> }

/** A `ChoiceField` whose value cannot be null. */
export function NeededChoice<Value extends string | number>({ bound, ...rest }: NeededProps<Value>) {
  return <ChoiceField bound={{ ...bound, onChange: (value) => value !== null && bound.onChange(value) }} {...rest} />
}
