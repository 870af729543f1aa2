import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchNaively } from '../../../../tests/oracles/naive-search.ts'
import { anySynonyms, entriesUpTo, makeEntry, slangText } from '../../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { search } from '../search.ts'
import { suggest } from '../suggest.ts'
import { arrangeSynonyms, type Synonym } from './synonyms.ts'

test('an index with synonyms answers as a scan of the whole catalogue does', () => {
  const requests = fc.array(fc.tuple(searchRequest, slangText), { minLength: 4, maxLength: 8 })
  const property = fc.property(entriesUpTo(30), anySynonyms, requests, (entries, synonyms, asked) => {
    const index = { ...buildIndex(entries), synonyms: arrangeSynonyms(synonyms) }
    for (const [given, searchField] of asked) {
      const request = { ...given, searchField }
      expect(search(index, request, 5)).toEqual(searchNaively(entries, request, 5, synonyms))
      const best = { ...anything, searchField, sortBy: 'relevance' as const }
      expect(search(index, best, 5)).toEqual(searchNaively(entries, best, 5, synonyms))
    }
  })
  fc.assert(property, { numRuns: 150 })
}, 180_000)

const names = ['Alder Sofa', 'Oak Sofa', 'Chest of 5 Drawers', 'Oak Chest', '2 Seater', 'Daybed']
const synonyms: Synonym[] = [
  { word: 'Settee', means: ['sofa'] },
  { word: 'love seat', means: ['2 seater'] },
  { word: 'tallboy', means: ['chest of drawers'] },
  { word: 'couch', means: ['sofa', 'daybed'] },
]
const category = { id: 1, name: 'Sofas', routeName: 'sofas', position: 0 }
const entries = names.map((name, i) => makeEntry(i, { name, ...(name.includes('Sofa') && { category }) }))
const index = { ...buildIndex(entries), synonyms: arrangeSynonyms(synonyms) }

describe('a synonym', () => {
  test.each([
    ['settee', ['Alder Sofa', 'Oak Sofa']],
    ['SETTEES', ['Alder Sofa', 'Oak Sofa']],
    ['sett', ['Alder Sofa', 'Oak Sofa']],
    ['oak settee', ['Oak Sofa']],
    ['settee oak', ['Oak Sofa']],
    ['sett oak', []],
    ['love seat', ['2 Seater']],
    ['love-se', ['2 Seater']],
    ['tallboys', ['Chest of 5 Drawers']],
    ['couch', ['Alder Sofa', 'Daybed', 'Oak Sofa']],
    ['sofa', ['Alder Sofa', 'Oak Sofa']],
  ])('%s finds %j', (searchField, found) => {
    const { products, correctedTo } = search(index, { ...anything, searchField }, 24)
    expect([products.map(({ name }) => name), correctedTo]).toEqual([found, null])
  })

  test('leaves other words to be corrected', () => {
    const { products, correctedTo } = search(index, { ...anything, searchField: 'aldr settee' }, 24)
    expect([products.map(({ name }) => name), correctedTo]).toEqual([['Alder Sofa'], 'alder settee'])
  })

  test('suggests its terms too, whole before partial', () => {
    const placesFor = (text: string) => suggest(index, text).categories.map(({ name }) => name)
    expect(['settee', 'sett', 'couch', 'tallboy'].map(placesFor)).toEqual([['Sofas'], ['Sofas'], ['Sofas'], []])
  })
})

test('without any word changes nothing', () => {
  const empty = arrangeSynonyms([
    { word: '🛋️', means: ['sofa'] },
    { word: 'settee', means: ['', '!'] },
  ])
  expect(empty.phrases).toEqual([])
})
