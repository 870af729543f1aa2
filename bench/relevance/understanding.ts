import { readFileSync } from 'node:fs'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { countNames } from '../../server/catalogue/search/understanding/names.ts'
import type { ShopTerms } from '../../server/catalogue/search/understanding/shop-terms.ts'
import { buildVocabulary, indexNames } from '../../server/catalogue/search/understanding/shop-vocabulary.ts'
import { understandQuery } from '../../server/catalogue/search/understanding/understand.ts'
import { generateEntries } from '../search-catalogue.ts'

/** CPU time per query, and of building the vocabulary: `node bench/relevance/understanding.ts [products]`. */
const products = Number(process.argv[2] ?? 10_000)
const lists = new URL('../../server/catalogue/search/understanding/phrasings/', import.meta.url)
const rounds = 40

function readTerms(entries: Entry[]): ShopTerms {
  const byKey = <Item>(items: [string | number, Item][]) => [...new Map(items).values()]
  const properties = byKey(
    entries
      .flatMap((entry) => entry.properties.map((property) => [property.id, property] as const))
      .map(([id, property]) => [id, property]),
  )
  return {
    categories: byKey(entries.flatMap(({ category }) => (category ? [[category.id, category]] : []))),
    subCategories: byKey(
      entries.flatMap(({ category, subCategory }) =>
        subCategory ? [[subCategory.uuid, { ...subCategory, categoryId: category?.id ?? 0 }]] : [],
      ),
    ),
    brands: byKey(entries.flatMap(({ brand }) => (brand ? [[brand.uuid, brand]] : []))),
    ranges: byKey(entries.flatMap(({ range }) => (range ? [[range.uuid, range]] : []))),
    properties: properties.map(({ id, label }) => ({
      id,
      label,
      values: byKey(
        entries.flatMap((entry) =>
          entry.properties
            .filter((each) => each.id === id)
            .flatMap(({ values }) => values.map((value) => [value.id, value])),
        ),
      ),
    })),
    synonyms: [],
  }
}

function time<Answer>(what: string, times: number, run: () => Answer): Answer {
  const before = process.cpuUsage()
  let answer = run()
  for (let i = 1; i < times; i++) answer = run()
  const { user, system } = process.cpuUsage(before)
  console.log(`${what}: ${((user + system) / 1000 / times).toFixed(3)} ms of CPU`)
  return answer
}

const entries = [...generateEntries(products, 42)]
const terms = readTerms(entries)
const named = entries.map(({ name, subCategory }) => ({ name, subCategoryName: subCategory?.name ?? null }))
const names = time(`names of ${products} products`, 1, () => indexNames(countNames(named)))
const vocabulary = time('vocabulary of an unchanged catalogue', 5, () => buildVocabulary(terms, names))
const queries = ['shop.txt', 'public.txt']
  .flatMap((file) => readFileSync(new URL(file, lists), 'utf8').split('\n'))
  .flatMap((line) =>
    line.startsWith('#') || line.trim() === '' ? [] : [line.replace(/^! /, '').split(' = ')[0] ?? ''],
  )
const understandAll = () => queries.map((query) => understandQuery(query, vocabulary).steps)
understandAll()
const before = process.cpuUsage()
for (let i = 0; i < rounds; i++) understandAll()
const { user, system } = process.cpuUsage(before)
console.log(
  `${queries.length} queries: ${((user + system) / 1000 / rounds / queries.length).toFixed(4)} ms of CPU each`,
)
const steps = understandAll().toSorted((a, b) => a - b)
console.log(`steps: ${steps[Math.floor(steps.length / 2)]} in the middle, ${steps.at(-1)} at most`)
