import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import AppliedFilters from './applied-filters.tsx'
import { readChosen } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

const filters = [
  { value: 1, label: 'Colour', items: [{ value: 11, label: 'White', count: 3 }] },
  { value: 2, label: 'Material', items: [{ value: 21, label: 'Oak', count: 2 }] },
  { value: 3, label: 'Finish', items: [{ value: 31, label: 'White', count: 1 }] },
]

const listing = (query: string) =>
  ({
    path: '/special-offers',
    base: {},
    understood: [],
    ignored: [],
    relaxedText: null,
    chosen: readChosen(new URLSearchParams(query)),
    filters: {
      categoryFilters: [],
      subCategoryFilters: [],
      brandFilters: [],
      sizeFilters: [],
      switchFilters: [],
      propertyFilters: filters,
    },
  }) as unknown as ListingView

test('filters that are called the same are chips of their own, which React can tell apart', () => {
  const chips = listChips(AppliedFilters({ listing: listing('properties=11&properties=21&properties=31') }))
  expect(chips.map(({ props }) => props)).toMatchObject([
    { label: 'White', href: '/special-offers?properties=21&properties=31' },
    { label: 'Oak', href: '/special-offers?properties=11&properties=31' },
    { label: 'White', href: '/special-offers?properties=11&properties=21' },
  ])
  expect(new Set(chips.map(({ key }) => key)).size).toBe(3)
})

test('a value that an address names twice is chosen once', () => {
  const chips = listChips(AppliedFilters({ listing: listing('properties=11&properties=11') }))
  expect(chips.map(({ props }) => props)).toMatchObject([{ label: 'White', href: '/special-offers' }])
})

type Chip = ReactElement<{ action: string; label: string; href: string }>

/** The elements that remove a filter. */
function listChips(node: ReactNode): Chip[] {
  if (Array.isArray(node)) return node.flatMap(listChips)
  if (!isValidElement<{ action?: string; children?: ReactNode }>(node)) return []
  return node.props.action === 'Remove filter ' ? [node as Chip] : listChips(node.props.children)
}
