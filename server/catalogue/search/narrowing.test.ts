import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesUpTo, searchText, slangText } from '../../../tests/support/sample-entries.ts'
import { anything } from '../../../tests/support/sample-requests.ts'
import { buildIndex } from './catalogue-index.ts'
import { searchUnderstood } from './search-understood.ts'
import { addAll, countBits, createBits } from './storage/bits.ts'
import { listShopWords } from './text/shop-words.ts'
import { understandQuery } from './understanding/understand.ts'
import { rankTiers } from './wishes/tiers.ts'
import { findNamed, readWishes, type Wish } from './wishes/wishes.ts'

const texts = fc.oneof(
  slangText,
  searchText,
  fc
    .subarray([
      'sage',
      'oak',
      'sofa',
      'under £1000',
      'on sale',
      '2 seater',
      'new',
      'bench',
      'bouclé',
      'king size',
      'nursery',
      'kids',
      'industrial',
      'table seats 6',
      'not leather',
    ])
    .map((all) => all.join(' ')),
)

test('each further constraint finds no more, tiers share all matches, and pages join to one list', () => {
  const property = fc.property(entriesUpTo(24), texts, (entries, text) => {
    const index = buildIndex(entries)
    const { constraints } = understandQuery(text, listShopWords(index))
    const wishes = readWishes(index, constraints)
    const { live, capacity } = index.products
    const matchAll = (met: Wish[]) =>
      met.reduce((left, { slots }) => left.map((word, i) => word & (slots[i] ?? 0)), live.slice())
    const matches = matchAll(wishes)
    // A relative size is left out, because other constraints change the products among which it is judged.
    const sure = constraints.filter(({ kind }) => kind !== 'relative')
    for (let count = 1; count <= sure.length; count++) {
      const fewer = matchAll(readWishes(index, sure.slice(0, count - 1)))
      const more = matchAll(readWishes(index, sure.slice(0, count)))
      expect(more.map((word, i) => word & ~(fewer[i] ?? 0))).toEqual(createBits(capacity))
    }
    const tiers = rankTiers(index, wishes, matches, findNamed(index, text))
    const joined = createBits(capacity)
    for (const tier of tiers) addAll(joined, tier)
    expect(joined).toEqual(matches)
    expect(tiers.reduce((sum, tier) => sum + countBits(tier), 0)).toBe(countBits(matches))
    const request = { ...anything, searchField: text, sortBy: 'relevance' as const }
    const whole = searchUnderstood(index, request, 1000)
    const pages = Array.from(
      { length: Math.ceil(whole.total / 4) },
      (_, i) => searchUnderstood(index, { ...request, pageNum: i + 1 }, 4).products,
    )
    expect(pages.flat()).toEqual(whole.products)
    expect(whole.products.length).toBe(whole.total)
  })
  fc.assert(property, { numRuns: 100 })
})
