import type { WasCount } from '../../../contract/staff/bulk.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'

/** Counts the offers that will show a was price; each row says why it will not. */
export function WasCounts({ was: { shown, missing } }: { was: WasCount }) {
  if (shown + missing === 0) return null
  return (
    <p className="text-small">
      {shown > 0 && `${writeCount(shown, 'offer')} will show a was price. `}
      {missing > 0 && `${writeCount(missing, 'offer')} will show without a was price: the reason is in the row.`}
    </p>
  )
}
