import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesUpTo, uuidOf } from '../../../tests/support/sample-entries.ts'
import { buildIndex } from './catalogue-index.ts'
import type { Entry } from './entry.ts'
import { findRelated } from './related-products.ts'

const collator = new Intl.Collator('en-GB', { numeric: true })

function relateNaively(entries: Entry[], entry: Entry): string[] {
  const same = (one: { uuid: string } | null, other: { uuid: string } | null) =>
    one !== null && one.uuid === other?.uuid
  const closeness = (other: Entry) => {
    const { range, subCategory, brand, category } = other
    const sameCategory = category !== null && category.id === entry.category?.id
    const ties = [
      same(range, entry.range),
      same(subCategory, entry.subCategory),
      same(brand, entry.brand),
      sameCategory,
    ]
    return ties.map(Number).join('')
  }
  const isPriceless = (other: Entry) => Number(other.pricePence === 0 || entry.pricePence === 0)
  const gap = (other: Entry) => Math.abs(other.pricePence - entry.pricePence)
  return entries
    .filter((other) => other !== entry && closeness(other) !== '0000')
    .sort((a, b) => {
      if (closeness(a) !== closeness(b)) return closeness(a) > closeness(b) ? -1 : 1
      if (isPriceless(a) !== isPriceless(b)) return isPriceless(a) - isPriceless(b)
      const nearer = isPriceless(a) ? 0 : gap(a) - gap(b)
      return nearer || collator.compare(a.name, b.name) || (a.uuid < b.uuid ? -1 : 1)
    })
    .map((other) => other.uuid)
}

test('ranks related products by range, then sub-category, brand and category, then price', () => {
  const property = fc.property(entriesUpTo(30), fc.nat(8), (entries, limit) => {
    const index = buildIndex(entries)
    for (const entry of entries.slice(0, 6)) {
      const related = findRelated(index, entry.uuid, limit).map((card) => card.uuid)
      expect(related).toEqual(relateNaively(entries, entry).slice(0, limit))
    }
  })
  fc.assert(property, { numRuns: 100 })
})

test('finds none for an unknown product', () => {
  expect(findRelated(buildIndex([]), uuidOf(1), 5)).toEqual([])
})
