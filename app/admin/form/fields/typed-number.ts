import { useState } from 'react'
import { cutInvisible } from '../../../../contract/pasted-text.ts'
import { readPrice } from '../../../../contract/price-text.ts'
import { formatPounds } from '../../../../contract/prices.ts'

/** The value of a typed text, with a note that says how it was read or why it is refused. */
export type Reading = { value: number | null; note?: string }

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/
const thousands = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const decimalComma = /^-?\d+,\d+$/

/**
 * Parses a number, which the unit of the field may follow; an empty text is null. Any other text is kept as typed so
 * that nothing is lost, and every schema refuses it.
 */
export function readNumber(text: string, unit = ''): number | null {
  const given = cutInvisible(text).trim()
  const typed = given.toLowerCase().endsWith(unit) ? given.slice(0, given.length - unit.length).trim() : given
  if (typed === '') return null
  if (plain.test(typed)) return Number(typed)
  if (thousands.test(typed)) return Number(typed.replaceAll(',', ''))
  return decimalComma.test(typed) ? Number(typed.replace(',', '.')) : keepTyped(text)
}

export function readTypedPrice(text: string): Reading {
  const reading = readPrice(text)
  return 'refusal' in reading
    ? { value: keepTyped(text), note: reading.refusal }
    : { value: reading.pounds, note: reading.note }
}

/** Holds a text where a number belongs. Only a draft may: its schema checks it before it is sent. */
const keepTyped = (text: string) => text as unknown as number

export const writeNumber = (value: number | null) => (value === null ? '' : String(value))

/** Formats a price. Text that is not a price, or that has fractions of a penny, stays as typed. */
export function writePrice(value: number | null): string {
  if (typeof value !== 'number') return writeNumber(value)
  const written = formatPounds(value)
  return readTypedPrice(written).value === value ? written : writeNumber(value)
}

/** Keeps the text as typed until the field loses the focus; then shows it as it was read. */
export function useTyped<Value>(value: Value, read: (text: string) => Value, write: (value: Value) => string) {
  const [typed, setTyped] = useState<string>()
  const fits = typed !== undefined && isSameValue(read(typed), value)
  return { typed, text: fits ? typed : write(value), setTyped }
}

/** A price of 0 means no price. */
const isSameValue = (one: unknown, other: unknown) => Object.is(one || null, other || null)
