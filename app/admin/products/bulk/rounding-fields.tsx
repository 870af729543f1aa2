import type { Rounding } from '../../../../contract/staff/bulk.ts'
import { type Bound, partOf } from '../../form/bound.ts'
import { type Choice, NeededChoice } from '../../form/fields/choice-field.tsx'

const grids: Choice<Rounding['to']>[] = [
  { value: 'none', label: 'Not rounded' },
  { value: 'pound', label: 'To whole pounds' },
  { value: '99', label: 'To prices ending in .99' },
  { value: '95', label: 'To prices ending in .95' },
  { value: '5-pounds', label: 'To steps of £5' },
  { value: '10-pounds', label: 'To steps of £10' },
]
const ways: Choice<Rounding['way']>[] = [
  { value: 'nearest', label: 'To the nearest' },
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
]

/** `hint` explains why prices are rounded in one direction only; with it, the field ‘Which way’ is left out. */
export function RoundingFields({ bound, hint }: { bound: Bound<Rounding>; hint?: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NeededChoice bound={partOf(bound, 'to', 'Rounding')} choices={grids} hint={hint} />
      {!hint && bound.value.to !== 'none' && <NeededChoice bound={partOf(bound, 'way', 'Which way')} choices={ways} />}
    </div>
  )
}
