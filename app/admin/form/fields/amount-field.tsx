import type { ReactNode } from 'react'
import type { Bound } from '../bound.ts'
import { NumberField, PriceField } from './number-field.tsx'

type Props = { bound: Bound<number>; by: 'percent' | 'pounds'; hint?: ReactNode }

/** How much a price changes, in per cent or in money. NaN stands for an empty amount. */
export function AmountField({ bound, by, hint }: Props) {
  const amount: Bound<number | null> = {
    ...bound,
    value: Number.isNaN(bound.value) ? null : bound.value,
    onChange: (value) => bound.onChange(value ?? Number.NaN),
  }
  return by === 'pounds' ? (
    <PriceField bound={amount} hint={hint} />
  ) : (
    <NumberField bound={amount} hint={hint} unit="%" />
  )
}
