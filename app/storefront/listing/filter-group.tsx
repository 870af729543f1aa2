import type { FilterOption } from '../../../contract/search.ts'
import { Kept } from '../../ui/kept.tsx'
import { FilterSection } from './filter-section.tsx'

type Props = {
  title: string
  name: string
  options: FilterOption[]
  chosen: (FilterOption['value'] | null)[]
  /** The value that the page itself sets. */
  locked?: FilterOption['value'][]
  /** Several values may be ticked. */
  several?: boolean
}

export function FilterGroup({ title, name, options, chosen, locked = [], several = false }: Props) {
  const isLocked = locked.length > 0
  const shown = isLocked ? options.filter(({ value }) => locked.includes(value)) : options
  if (shown.length === 0) return null
  const isTicked = ({ value }: FilterOption) => locked.includes(value) || chosen.includes(value)
  const ticks = {
    name,
    type: several ? 'checkbox' : 'radio',
    hasAll: !several && !isLocked,
    lines: shown.map((option) => ({ option, ticked: isTicked(option), fixed: locked.includes(option.value) })),
  }
  return (
    <FilterSection title={title} open={shown.some(isTicked)}>
      <Kept facts={ticks} kind="ticks" className="tick-lines">
        {TickLines}
      </Kept>
    </FilterSection>
  )
}

type Line = { option: FilterOption; ticked: boolean; fixed: boolean }
type Ticks = { name: string; type: string; hasAll: boolean; lines: Line[] }

const TickLines = ({ name, type, hasAll, lines }: Ticks) => (
  <>
    {hasAll && (
      <label>
        <input type="radio" name={name} value="" defaultChecked={!lines.some(({ ticked }) => ticked)} />
        All
      </label>
    )}
    {lines.map(({ option, ticked, fixed }) => (
      <label key={option.value}>
        <input type={type} name={name} value={option.value} disabled={fixed} defaultChecked={ticked} />
        {option.swatch && <i style={{ backgroundColor: option.swatch }} />}
        {option.label}
        <small>{option.count}</small>
      </label>
    ))}
  </>
)
