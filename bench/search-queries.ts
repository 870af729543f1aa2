import { type Measures, mapMeasures } from '../contract/fit/measures.ts'
import type { SearchRequest } from '../contract/search.ts'
import type { Entry } from '../server/catalogue/search/entry.ts'
import { anything } from '../tests/support/sample-requests.ts'
import { createRandom, pick, type Random } from './search-catalogue.ts'

export const queryKinds = [
  'empty, first page',
  'empty, 50th page',
  'one facet',
  'three facets, two properties',
  'one word',
  'three words',
  'a misspelling',
  'brand, by price',
  'fits a space, a door and a turn',
  'one word, best match',
  'three words, best match',
  'one letter, best match',
  'a look, a thing and a price, best match',
] as const
type QueryKind = (typeof queryKinds)[number]

/** Requests of every kind, made from the products' own properties, so that they find something. */
export function makeQueries(entries: Entry[], amount: number, seed: number): Record<QueryKind, SearchRequest[]> {
  const random = createRandom(seed)
  const make = (kind: QueryKind) => Array.from({ length: amount }, () => makeQuery(kind, pick(random, entries), random))
  return Object.fromEntries(queryKinds.map((kind) => [kind, make(kind)])) as Record<QueryKind, SearchRequest[]>
}

function makeQuery(kind: QueryKind, entry: Entry, random: Random): SearchRequest {
  const ask = (asked: Partial<SearchRequest>) => ({ ...anything, ...asked })
  const word = () => pick(random, wordsOf(entry))
  const words = () => [word(), word(), word()].join(' ')
  const makers: Record<QueryKind, () => SearchRequest> = {
    'empty, first page': () => ask({}),
    'empty, 50th page': () => ask({ pageNum: 50 }),
    'one facet': () => ask(chooseFacet(entry, random)),
    'three facets, two properties': () => ask({ properties: chooseValues(entry) }),
    'one word': () => ask({ searchField: word() }),
    'three words': () => ask({ searchField: words() }),
    'a misspelling': () => ask({ searchField: mistype(longest(wordsOf(entry)), random) }),
    'brand, by price': () => ask({ brandUuid: entry.brand?.uuid ?? null, sortBy: 'priceLow' }),
    'fits a space, a door and a turn': () => ask({ fit: measureHome(random) }),
    'one word, best match': () => ask({ searchField: word(), sortBy: 'relevance' }),
    'three words, best match': () => ask({ searchField: words(), sortBy: 'relevance' }),
    'one letter, best match': () => ask({ searchField: word().slice(0, 1), sortBy: 'relevance' }),
    'a look, a thing and a price, best match': () => ask({ searchField: writeWish(entry), sortBy: 'relevance' }),
  }
  return makers[kind]()
}

/** Some shoppers give only the measurements of their space; most also give those of a door. */
function measureHome(random: Random): Measures {
  const from = (min: number, steps: number) => min + 5 * Math.floor(random() * steps)
  const space = { ...mapMeasures(() => null), spaceWidth: from(80, 50), spaceHeight: 230, spaceDepth: from(40, 30) }
  const door = { ...space, doorWidth: from(65, 6), doorHeight: 195 }
  return pick(random, [space, door, { ...door, hallWidth: from(80, 10), turnWidth: from(80, 10) }])
}

const wordsOf = ({ name, subCategory, brand, properties }: Entry) =>
  [name, subCategory?.name, brand?.name, ...properties.flatMap(({ values }) => values.map((value) => value.name))]
    .join(' ')
    .toLowerCase()
    .match(/[a-zé]{3,}/g) ?? ['sofa']

function writeWish({ properties, subCategory, pricePence }: Entry): string {
  const [look] = properties.flatMap(({ values }) => values)
  return `${look?.name ?? 'grey'} ${subCategory?.name ?? 'sofa'} under £${Math.ceil(pricePence / 100)}`
}

const longest = (words: string[]) => words.reduce((long, word) => (word.length > long.length ? word : long), '')

function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + pick(random, ['', 'x', 'zz']) + word.slice(at + 1)
}

function chooseFacet(entry: Entry, random: Random): Partial<SearchRequest> {
  return pick(random, [
    { categoryId: entry.category?.id ?? null },
    { brandUuid: entry.brand?.uuid ?? null },
    { properties: chooseValues(entry).slice(0, 1) },
  ])
}

/** Two values of one property and one of another. */
function chooseValues({ properties }: Entry): number[] {
  const [first, second] = properties
  const valueId = first?.values[0]?.id ?? 1
  return [valueId, valueId % 100 === 1 ? valueId + 1 : valueId - 1, second?.values[0]?.id ?? 101]
}
