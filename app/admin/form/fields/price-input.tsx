import type { ComponentProps } from 'react'
import { readTypedPrice, useTyped, writePrice } from './typed-number.ts'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  /** The price in pounds. */
  value: number | null
  onChange(value: number | null): void
  /** A note about how the text was read, given on blur; undefined if nothing needs saying. */
  onNote(note: string | undefined): void
}

const readPounds = (text: string) => readTypedPrice(text).value

/** An amount of money that can be typed in many forms. On blur it is formatted: £1,345.50. */
export function PriceInput({ value, onChange, onNote, ...rest }: Props) {
  const { typed, text, setTyped } = useTyped(value, readPounds, writePrice)
  return (
    <input
      placeholder="£"
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readPounds(event.target.value))
      }}
      onBlur={() => {
        if (typed !== undefined) onNote(readTypedPrice(typed).note)
        setTyped(undefined)
      }}
    />
  )
}
