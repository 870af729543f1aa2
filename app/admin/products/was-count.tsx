import type { WasCount } from '../../../contract/staff/bulk.ts'

/** How many of the offers will show a was price; each row says why one will not. */
export function WasCounts({ was: { shown, missing } }: { was: WasCount }) {
  if (shown + missing === 0) return null
  return (
    <p className="text-small">
      {shown > 0 && `${countOffers(shown)} will show a was price. `}
      {missing > 0 && `${countOffers(missing)} will show without one: the reason is in the row.`}
    </p>
  )
}

const countOffers = (amount: number) => (amount === 1 ? '1 offer' : `${amount.toLocaleString('en-GB')} offers`)
