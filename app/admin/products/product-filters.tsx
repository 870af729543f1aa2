import { formatLongDate } from '../../../contract/dates/long-date.ts'
import { type ProductTrait, productTraits, type TaxonomyChoices } from '../../../contract/staff/products.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { type Bound, emptyAsNull } from '../form/bound.ts'
import { DateField } from '../form/fields/date-field.tsx'
import { PickField } from '../form/fields/pick-field.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { FilterDrawer } from '../list/filter-drawer.tsx'
import type { ListState } from '../list/list-state.ts'
import { listShowroomChoices, ShowroomFilters } from './showroom-filters.tsx'
import { listPicks } from './taxonomy-picks.ts'

type Props = { state: ListState; taxonomy: TaxonomyChoices }

const traitNames: Record<ProductTrait, string> = {
  'on-sale': 'On sale now',
  'sale-ends': 'Offer ends within 7 days',
  'sale-begins': 'Offer not started yet',
  'no-picture': 'Without a picture',
  'no-place': 'Without a sub-category',
  'no-price': 'Without a price',
  'variant-no-price': 'A variant without a price',
  'no-dimensions': 'A variant without dimensions',
}

const readTraits = (state: ListState) => state.read('only')?.split(',') ?? []
const withTrait = (state: ListState, trait: string, on: boolean) =>
  productTraits.filter((other) => (other === trait ? on : readTraits(state).includes(other))).join(',')

/** The filters of the list, behind one button. */
export function ProductFilters({ state, taxonomy }: Props) {
  const { categories, subCategories, brands, ranges } = listPicks(taxonomy)
  const bind = <Value,>(name: string, label: string, value: Value, write: (value: Value) => string | null) => ({
    name: `filter-${name}`,
    label,
    value,
    problems: {},
    onChange: (next: Value) => state.change({ [name]: write(next), page: null }),
  })
  const bindText = (name: string, label: string): Bound<string | null> =>
    bind(name, label, state.read(name), (value) => value)
  return (
    <FilterDrawer>
      <PickField bound={bindText('category', 'Category')} picks={categories} placeholder="Any" />
      <PickField bound={bindText('subCategory', 'Sub-category')} picks={subCategories} placeholder="Any" />
      <PickField bound={bindText('brand', 'Brand')} picks={brands} placeholder="Any" />
      <PickField bound={bindText('range', 'Range')} picks={ranges} placeholder="Any" />
      <ShowroomFilters taxonomy={taxonomy} bind={bindText} />
      <div>
        {productTraits.map((trait) => (
          <SwitchField
            key={trait}
            bound={{
              ...bind(`only-${trait}`, traitNames[trait], readTraits(state).includes(trait), String),
              onChange: (on) => state.change({ only: withTrait(state, trait, on), page: null }),
            }}
          />
        ))}
      </div>
      <DateField isFilter bound={emptyAsNull(bindText('since', 'Changed since'))} />
    </FilterDrawer>
  )
}

/** The filters in use, each with a button that removes it. */
export function ChosenFilters({ state, taxonomy }: Props) {
  const picks = listPicks(taxonomy)
  const showroom = listShowroomChoices(taxonomy)
  const named = (name: string, among: { value: string; label: string }[]) => {
    const value = state.read(name)
    const label = among.find((pick) => pick.value === value)?.label ?? value
    return label ? [{ key: name, label, without: { [name]: null } }] : []
  }
  const since = state.read('since')
  const chosen = [
    ...named('category', picks.categories),
    ...named('subCategory', picks.subCategories),
    ...named('brand', picks.brands),
    ...named('range', picks.ranges),
    ...named('stock', showroom.stock),
    ...named('display', showroom.display),
    ...named('checked', showroom.checked),
    ...(since ? [{ key: 'since', label: `Changed since ${formatLongDate(since)}`, without: { since: null } }] : []),
    ...productTraits
      .filter((trait) => readTraits(state).includes(trait))
      .map((trait) => ({ key: trait, label: traitNames[trait], without: { only: withTrait(state, trait, false) } })),
  ]
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Filters" className="mb-2 flex flex-wrap gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={`Remove the filter ${label}`}
            onClick={() => state.change({ ...without, page: null })}
            className="inline-flex min-h-11 items-center gap-2 bg-sage px-3 text-small text-green-deep lg:min-h-8"
          >
            {label} <CloseIcon className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
