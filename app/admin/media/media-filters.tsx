import type { ListState } from '../list/list-state.ts'

type Props = { state: ListState; filters: { key: string; label: string; count: number }[] }

/** Which part of a library is shown; the first is all of it. */
export function MediaFilters({ state, filters }: Props) {
  const shown = state.read('show') ?? filters[0]?.key
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">Show</legend>
      {filters.map(({ key, label, count }, place) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === shown}
          onClick={() => state.change({ show: place === 0 ? null : key, page: null })}
          className="min-h-11 border-b-2 border-transparent px-3 text-small whitespace-nowrap hover:text-green aria-pressed:border-green aria-pressed:font-semibold lg:min-h-9"
        >
          {label} <span className="text-soft">{count.toLocaleString('en-GB')}</span>
        </button>
      ))}
    </fieldset>
  )
}
