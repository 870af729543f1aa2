import { stockNames } from '../../../../contract/availability.ts'
import { formatDay } from '../../../../contract/dates/staff-dates.ts'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { hasHalfDate } from './variant-list.ts'

/** The facts of a variant that have no cell in its row: the period of its offer, and its stock. */
export function VariantFacts({ variant, className = '' }: { variant: VariantEdit; className?: string }) {
  const period = describePeriod(variant, new Date())
  return (
    <p className={`flex flex-wrap gap-x-3 text-label ${className}`}>
      {period && <span className={period.isOn ? 'font-semibold text-sale' : 'text-soft'}>{period.text}</span>}
      <span className="text-soft">{describeStock(variant)}</span>
    </p>
  )
}

export function describePeriod(variant: VariantEdit, now: Date): { text: string; isOn: boolean } | undefined {
  const { onSale, saleStartsAt, saleEndsAt } = variant
  if (!onSale || hasHalfDate(variant)) return undefined
  if (saleEndsAt && new Date(saleEndsAt) <= now)
    return { text: `Sale over since ${formatDay(saleEndsAt)}`, isOn: false }
  const end = saleEndsAt ? `until ${formatDay(saleEndsAt)}` : 'until you end it'
  const isOn = !saleStartsAt || new Date(saleStartsAt) <= now
  return { text: isOn ? `On sale ${end}` : `On sale from ${formatDay(saleStartsAt)} ${end}`, isOn }
}

function describeStock({ stockState, orderWeeks, isExDisplay }: VariantEdit): string {
  const stock = stockState === null ? 'No stock recorded' : stockNames[stockState]
  const weeks = orderWeeks === null ? '' : `, ${writeCount(orderWeeks, 'week')}`
  return `${isExDisplay ? 'Ex-display. ' : ''}${stock}${weeks}`
}
