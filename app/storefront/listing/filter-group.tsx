import type { FilterOption } from '../../../contract/search.ts'
import { FilterSection } from './filter-section.tsx'

type Props = {
  title: string
  name: string
  options: FilterOption[]
  chosen: (FilterOption['value'] | null)[]
  /** The filters that the page itself fixes. */
  locked?: FilterOption['value'][]
  /** More than one may be ticked. */
  several?: boolean
}

export function FilterGroup({ title, name, options, chosen, locked = [], several = false }: Props) {
  const isLocked = !several && locked.length > 0
  const shown = isLocked ? options.filter(({ value }) => locked.includes(value)) : options
  if (shown.length === 0) return null
  const touched = shown.some(({ value }) => locked.includes(value) || chosen.includes(value))
  return (
    <FilterSection title={title} open={touched} className="tick-lines">
      {!several && !isLocked && (
        <label>
          <input type="radio" name={name} value="" defaultChecked={!touched} />
          All
        </label>
      )}
      {shown.map((option) => (
        <label key={option.value}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            disabled={locked.includes(option.value)}
            defaultChecked={locked.includes(option.value) || chosen.includes(option.value)}
          />
          {option.swatch && <i style={{ backgroundColor: option.swatch }} />}
          {option.label}
          <small>{option.count}</small>
        </label>
      ))}
    </FilterSection>
  )
}
