import { expect, test } from 'vitest'
import { anything, makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { buildIndex } from './catalogue-index.ts'
import type { ColourVariant } from './entry.ts'
import { searchUnderstood } from './search-understood.ts'
import { suggest } from './suggest.ts'

const values = ['Sage', 'Olive', 'Slate', 'Walnut'].map((name, i) => ({ id: i + 1, name, swatch: null, position: i }))
const [sage, olive, slate, walnut] = [1, 2, 3, 4] as const
const facts = { thumbnailUrl: [], images: [], price: 1, onSale: false, salePrice: null, previousPrice: null }
const show = (n: number, valueIds: number[]): ColourVariant => ({
  valueIds,
  shown:
    n === 0 ? null : { variantUuid: uuidOf(n), shownVariantUuid: uuidOf(n), variantName: `Variant ${n}`, ...facts },
})
const shop = buildIndex([
  makeEntry(1, {
    name: 'Alder Sofa',
    properties: [{ id: 1, label: 'Look', position: 0, values }],
    colours: [show(0, [slate]), show(11, [olive]), show(12, [sage]), show(13, [sage, walnut])],
  }),
])
const showFor = (searchField: string) =>
  searchUnderstood(shop, { ...anything, searchField }, 10).products[0]?.variantUuid

test.each([
  ['sofa', undefined],
  ['grey sofa', undefined],
  ['green sofa', uuidOf(11)],
  ['sage sofa', uuidOf(12)],
  ['sage walnut sofa', uuidOf(13)],
  ['walnut sofa', uuidOf(13)],
  ['emerald sofa', uuidOf(11)],
])('%s shows variant %s', (text, uuid) => {
  expect(showFor(text)).toBe(uuid)
  expect(suggest(shop, text).products[0]?.variantUuid).toBe(uuid)
})
