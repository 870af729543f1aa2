import { stockNames } from '../../../contract/availability.ts'
import { type CheckFilter, stockFilters, type TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { Bound } from '../form/bound.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { inOrNot, nothingRecorded } from './stock-choices.ts'
import { listPicks } from './taxonomy-picks.ts'

const checkNames: Record<CheckFilter, string> = {
  never: 'Never checked',
  old: 'Not checked for 30 days',
}

/** The options of the filters by stock, display and last check, under their parameter names. */
export function listShowroomChoices(taxonomy: TaxonomyChoices) {
  const [isOn, isOff] = inOrNot
  return {
    stock: stockFilters.map((value) => ({ value, label: value === 'none' ? nothingRecorded : stockNames[value] })),
    display: [
      { value: 'yes', label: isOn },
      ...listPicks(taxonomy).displayPlaces.map(({ value, label }) => ({ value, label: `${isOn}: ${label}` })),
      { value: 'no', label: isOff },
    ],
    checked: Object.entries(checkNames).map(([value, label]) => ({ value, label })),
  }
}

type Props = { taxonomy: TaxonomyChoices; bind(name: string, label: string): Bound<string | null> }

export function ShowroomFilters({ taxonomy, bind }: Props) {
  const { stock, display, checked } = listShowroomChoices(taxonomy)
  return (
    <>
      <ChoiceField bound={bind('stock', 'Stock')} choices={stock} none="Any" />
      <ChoiceField bound={bind('display', 'In the showroom')} choices={display} none="Any" />
      <ChoiceField bound={bind('checked', 'Last check')} choices={checked} none="Any" />
    </>
  )
}
