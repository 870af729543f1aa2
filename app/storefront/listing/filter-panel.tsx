import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { Button } from '../../ui/button.tsx'
import { closeWhenLeft } from '../../ui/close-when-left.ts'
import { CloseIcon, FiltersIcon } from '../../ui/icons.tsx'
import { hrefOf, nothingChosen } from './chosen.ts'
import { FilterGroup } from './filter-group.tsx'
import { FilterSwitch } from './filter-switch.tsx'
import { AmountFilters } from './lazy-parts.tsx'
import type { ListingView } from './listing-view.ts'
import { isTouched, useTicks } from './ticks.ts'

const panelId = 'filters'

type Props = { listing: ListingView }

export function FiltersButton() {
  return (
    <Button look="outline" popoverTarget={panelId}>
      <FiltersIcon />
      Filters
    </Button>
  )
}

/** A plain form that works without script; with script, each tick is submitted immediately. */
export function FilterPanel({ listing }: Props) {
  const { path, shown: chosen } = listing
  const form = useRef<HTMLFormElement>(null)
  useTicks(form, chosen)
  return (
    <form
      ref={form}
      id={panelId}
      popover="auto"
      action={path}
      onChange={send}
      onBlur={leave}
      autoComplete="off"
      aria-label="Filters"
      className="panel panel-right"
    >
      <header className="sticky top-0 z-1 flex items-center justify-between border-b border-rule bg-paper px-6 py-3">
        <h2 className="text-h3">Filters</h2>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-3 grid size-11 place-items-center hover:text-green"
        >
          <CloseIcon className="size-6" />
        </button>
      </header>
      <FilterGroups listing={listing} />
      {chosen.ignored.map((key) => (
        <input key={key} type="hidden" name="ignored" value={key} />
      ))}
      {chosen.sortBy && <input type="hidden" name="sortBy" value={chosen.sortBy} />}
      {chosen.q && <input type="hidden" name="q" value={chosen.q} />}
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-4 border-t border-rule bg-paper px-6 py-4">
        <Button type="submit" onClick={() => form.current?.hidePopover()} className="flex-1">
          Show {listing.missing ? 'products' : writeCount(listing.total, 'product')}
        </Button>
        <a href={hrefOf(path, { ...chosen, ...nothingChosen })} className="plain-link py-2">
          Clear all
        </a>
      </footer>
    </form>
  )
}

function FilterGroups({ listing }: Props) {
  const { base, shown: chosen, filters } = listing
  return (
    <div className="divide-y divide-rule px-6">
      <FilterGroup
        title="Category"
        name="categoryId"
        options={filters.categoryFilters}
        chosen={[chosen.categoryId]}
        locked={fixed(base.categoryId)}
      />
      {(chosen.categoryId ?? base.categoryId) && (
        <FilterGroup
          title="Sub-category"
          name="subCategoryUuid"
          options={filters.subCategoryFilters}
          chosen={[chosen.subCategoryUuid]}
          locked={fixed(base.subCategoryUuid)}
        />
      )}
      <AmountFilters listing={listing} />
      <FilterGroup
        title="Brand"
        name="brandUuid"
        options={filters.brandFilters}
        chosen={[chosen.brandUuid]}
        locked={fixed(base.brandUuid)}
      />
      {filters.propertyFilters.map(({ value, label, items }) => (
        <FilterGroup key={value} title={label} name="properties" options={items} chosen={chosen.properties} several />
      ))}
      <div className="tick-lines py-4">
        {filters.switchFilters.map(
          (filter) =>
            !base[filter.value] && <FilterSwitch key={filter.value} filter={filter} on={chosen[filter.value]} />,
        )}
      </div>
    </div>
  )
}

const fixed = <Value,>(value: Value | null | undefined): Value[] => (value ? [value] : [])

/** Submits the form. A new category first clears the sub-category, which belongs to the old one. */
function send({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
  if (target.type === 'number') return
  if (target.name === 'categoryId') {
    for (const input of currentTarget.querySelectorAll<HTMLInputElement>('[name=subCategoryUuid]'))
      input.checked = false
  }
  currentTarget.requestSubmit()
}

function leave(event: FocusEvent<HTMLFormElement>) {
  sendAmounts(event)
  closeWhenLeft(event)
}

/** Submits amounts once the focus leaves their fields, so that none is sent or reset while it is being typed. */
function sendAmounts({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
  const next = (relatedTarget as HTMLInputElement | null)?.type
  if (target.type !== 'number' || next === 'number' || next === 'submit') return
  if (isTouched(currentTarget)) currentTarget.requestSubmit()
}
