import type { BulkAction, PriceShift } from '../../../../contract/staff/bulk.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { AmountField } from '../../form/fields/amount-field.tsx'
import { type Choice, NeededChoice } from '../../form/fields/choice-field.tsx'
import { InstantField } from '../../form/fields/instant-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { RoundingFields } from './rounding-fields.tsx'

type Whole<Value> = Pick<Bound<Value>, 'name' | 'value' | 'onChange' | 'problems'>

export function PriceFields({ bound }: { bound: Whole<BulkAction & { kind: 'price' }> }) {
  const shift = partOf(bound, 'shift', 'Change')
  const down = shift.value.amount < 0 || Object.is(shift.value.amount, -0)
  return (
    <>
      <AmountFields bound={shift} label="Up or down by" hint="Below 0 lowers the prices, such as -10." />
      {down && <p className="text-label text-soft">A price that would fall to its sale price or below is skipped.</p>}
      <RoundingFields bound={partOf(bound, 'rounding', 'Rounding')} />
      <ExDisplayField bound={partOf(bound, 'leavesOutExDisplay', exDisplayLabel)} />
    </>
  )
}

export function SaleFields({ bound }: { bound: Whole<BulkAction & { kind: 'sale' }> }) {
  return (
    <>
      <AmountFields bound={partOf(bound, 'off', 'Off')} label="Off the price" />
      <RoundingFields bound={partOf(bound, 'rounding', 'Rounding')} />
      <ExDisplayField bound={partOf(bound, 'leavesOutExDisplay', exDisplayLabel)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InstantField period={{}} bound={partOf(bound, 'startsAt', 'Starts')} hint="Leave empty to start at once." />
        <InstantField
          isEnd
          period={{ from: bound.value.startsAt }}
          bound={partOf(bound, 'endsAt', 'Ends')}
          hint="Leave empty to have no end."
        />
      </div>
    </>
  )
}

const exDisplayLabel = 'Leave out ex-display pieces'

const ExDisplayField = ({ bound }: { bound: Bound<boolean | undefined> }) => (
  <SwitchField
    bound={{ ...bound, value: bound.value ?? false }}
    hint="Each has a price of its own, for the condition it is in."
  />
)

const units: Choice<PriceShift['by']>[] = [
  { value: 'percent', label: 'Per cent' },
  { value: 'pounds', label: 'Pounds' },
]

function AmountFields({ bound, label, hint }: { bound: Bound<PriceShift>; label: string; hint?: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AmountField bound={partOf(bound, 'amount', label)} by={bound.value.by} hint={hint} />
      <NeededChoice bound={partOf(bound, 'by', 'Amount in')} choices={units} />
    </div>
  )
}
