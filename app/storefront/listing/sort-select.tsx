import { useEffect, useRef } from 'react'
import { Select } from '../../ui/select.tsx'
import { orderNames, usualOrder, writeChosen } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

export function SortSelect({ listing: { path, base, chosen } }: { listing: ListingView }) {
  const others = writeChosen({ ...chosen, page: 1 }).filter(([name]) => name !== 'sortBy')
  const orders = Object.entries(orderNames)
  const choices = base.searchField ? [['', 'Best match'], ...orders] : orders
  const order = chosen.sortBy ?? ''
  const select = useRef<HTMLSelectElement>(null)
  // Submits a choice that was made before hydration.
  useEffect(() => {
    if (select.current && select.current.value !== order) select.current.form?.requestSubmit()
  }, [order])
  return (
    <form action={path} autoComplete="off" className="flex items-center gap-3">
      {others.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="label max-sm:sr-only">
        Sort by
      </label>
      <Select
        ref={select}
        id="sort"
        name="sortBy"
        value={order}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="h-12 w-full border border-ink bg-paper pl-4"
      >
        {choices.map(([value, name]) => (
          <option key={name} value={value === usualOrder(base) ? '' : value}>
            {name}
          </option>
        ))}
      </Select>
      <noscript>
        <button type="submit" className="plain-link min-h-11">
          Sort
        </button>
      </noscript>
    </form>
  )
}
