import { writeWhole } from '../../../contract/whole-numbers.ts'
import type { ListState } from './list-state.ts'

type Props = {
  state: ListState
  /** The query parameter that names the selected tab. */
  name?: string
  tabs: { key: string; label: string; count: number }[]
}

/** The tabs of a list; the first shows all rows. */
export function ListTabs({ state, name = 'show', tabs }: Props) {
  const shown = state.read(name) ?? tabs[0]?.key
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">Show</legend>
      {tabs.map(({ key, label, count }, place) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === shown}
          onClick={() => state.change({ [name]: place === 0 ? null : key, page: null })}
          className="min-h-11 border-b-2 border-transparent px-3 text-small whitespace-nowrap hover:text-green aria-pressed:border-green aria-pressed:font-semibold lg:min-h-9"
        >
          {label} <span className="text-soft">{writeWhole(count)}</span>
        </button>
      ))}
    </fieldset>
  )
}
