import { formatFullMoment } from '../../../../contract/dates/staff-dates.ts'
import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import { type Bound, partOf, zeroAsNull } from '../../form/bound.ts'
import { InstantField } from '../../form/fields/instant-field.tsx'
import { PriceField } from '../../form/fields/number-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { useWasNote } from './asked-prices.ts'
import { hasHalfDate } from './variant-list.ts'

export const onSaleOrNot = ['On sale', 'Not on sale'] as const

/** A variant's price, its sale price, and the period of the offer. */
export function SaleFields({ bound }: { bound: Bound<VariantEdit> }) {
  const wasNote = useWasNote(bound.value)
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <PriceField bound={zeroAsNull(partOf(bound, 'price', 'Price'))} hint="Empty: the shop says ‘In store only’." />
        <PriceField bound={partOf(bound, 'salePrice', 'Sale price')} />
      </div>
      <SwitchField
        words={onSaleOrNot}
        bound={partOf(bound, 'onSale', 'On sale')}
        hint={describeSale(bound.value, new Date())}
      />
      <StatusNote className="border-l-2 border-line pl-3 text-small">{wasNote}</StatusNote>
      {(bound.value.onSale || hasHalfDate(bound.value)) && (
        <div className="grid gap-4">
          <InstantField period={{}} bound={partOf(bound, 'saleStartsAt', 'Sale starts')} hint="Empty: at once." />
          <InstantField
            isEnd
            period={{ from: bound.value.saleStartsAt }}
            bound={partOf(bound, 'saleEndsAt', 'Sale ends')}
            hint="Empty: until you end it."
          />
        </div>
      )}
    </>
  )
}

/** The state of the offer in words. */
function describeSale(variant: VariantEdit, now: Date): string {
  const { onSale, saleStartsAt, saleEndsAt } = variant
  if (!onSale) return 'The sale price waits until you switch it on.'
  if (hasHalfDate(variant)) return 'One of the dates is not complete yet.'
  if (saleEndsAt && new Date(saleEndsAt) <= now) return `Over since ${formatFullMoment(saleEndsAt)}.`
  const end = saleEndsAt && formatFullMoment(saleEndsAt)
  if (saleStartsAt && new Date(saleStartsAt) > now)
    return `Starts automatically on ${formatFullMoment(saleStartsAt)}${end ? `, and ends automatically on ${end}` : ''}.`
  return end ? `Ends automatically on ${end}.` : 'Until you switch it off.'
}
