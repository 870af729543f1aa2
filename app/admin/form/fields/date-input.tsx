import { type ComponentProps, useState } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** A day, '' for none, or what stands for an incomplete one. */
  value: string
  incomplete?: string
  onChange(day: string): void
}

/** A whole day. The browser reports an incomplete one as empty: only `badInput` reveals it. */
export function DateInput({ value, incomplete = '?', onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value)
  const [generation, setGeneration] = useState(0)
  if (typed !== value) {
    setTyped(value)
    // React leaves incomplete text in the input, because the browser calls it empty already.
    if (value === '') setGeneration(generation + 1)
  }
  const read = ({ validity, value: whole }: HTMLInputElement) => {
    const day = validity.badInput ? incomplete : whole
    if (day === value) return
    setTyped(day)
    onChange(day)
  }
  return (
    <input
      max="9999-12-31"
      {...rest}
      key={generation}
      type="date"
      value={value === incomplete ? '' : value}
      onChange={({ currentTarget }) => read(currentTarget)}
      onKeyUp={({ currentTarget }) => read(currentTarget)}
      onBlur={({ currentTarget }) => read(currentTarget)}
    />
  )
}
