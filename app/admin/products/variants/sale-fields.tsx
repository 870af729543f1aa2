import type { VariantEdit } from '../../../../contract/staff-catalogue.ts'
import { type Bound, partOf, zeroAsNull } from '../../form/bound.ts'
import { InstantField } from '../../form/instant-field.tsx'
import { describeInstant } from '../../form/london-time.ts'
import { NumberField } from '../../form/number-field.tsx'
import { SwitchField } from '../../form/switch-field.tsx'

/** A variant's price, and its offer: from when, and until when. */
export function SaleFields({ bound }: { bound: Bound<VariantEdit> }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField unit="£" bound={zeroAsNull(partOf(bound, 'price', 'Price'))} hint="Empty: told in the showroom." />
        <NumberField unit="£" bound={partOf(bound, 'salePrice', 'Sale price')} />
      </div>
      <SwitchField bound={partOf(bound, 'onSale', 'On sale')} hint={describeSale(bound.value, new Date())} />
      {bound.value.onSale && (
        <div className="grid gap-4">
          <InstantField bound={partOf(bound, 'saleStartsAt', 'Sale starts')} hint="Empty: at once." />
          <InstantField bound={partOf(bound, 'saleEndsAt', 'Sale ends')} hint="Empty: until you end it." />
        </div>
      )}
    </>
  )
}

/** What comes of the offer as it is set down. */
export function describeSale({ onSale, saleStartsAt, saleEndsAt }: VariantEdit, now: Date): string {
  if (!onSale) return 'Off: the sale price waits until you switch it on.'
  if (saleEndsAt && new Date(saleEndsAt) <= now) return `Over since ${describeInstant(saleEndsAt)}.`
  const until = saleEndsAt ? `, and ends by itself on ${describeInstant(saleEndsAt)}` : ''
  if (saleStartsAt && new Date(saleStartsAt) > now)
    return `Begins by itself on ${describeInstant(saleStartsAt)}${until}.`
  return `On sale now${until}.`
}
