import type { FilterOption } from '../../../contract/search.ts'
import { ChevronIcon } from '../../ui/icons.tsx'

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
    <details open={touched || undefined} className="group py-2">
      <summary className="flex min-h-11 items-center justify-between font-serif text-h3">
        {title}
        <ChevronIcon className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="tick-lines pb-3">
        <legend className="sr-only">{title}</legend>
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
      </fieldset>
    </details>
  )
}
