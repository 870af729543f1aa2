import { readFileSync } from 'node:fs'
import { countNames } from '../../server/catalogue/search/understanding/names.ts'
import type { ShopTerms } from '../../server/catalogue/search/understanding/shop-terms.ts'
import {
  buildVocabulary,
  indexNames,
  type ShopVocabulary,
} from '../../server/catalogue/search/understanding/shop-vocabulary.ts'

type Term = { name: string; routeName: string }
type Demo = {
  categories: (Term & { subCategories: Term[] })[]
  brands: { name: string; slug: string }[]
  ranges: Term[]
  properties: { name: string; values: { name: string; swatch?: string }[] }[]
  products: { name: string; subCategory: string; description: string }[]
}

/** The vocabulary of the demonstration shop; its ids are the route names, and numbers from 1. */
export function readDemoVocabulary(): ShopVocabulary {
  const demo: Demo = JSON.parse(readFileSync(new URL('../../db/demo/catalogue.json', import.meta.url), 'utf8'))
  const subCategories = demo.categories.flatMap(({ subCategories }, i) =>
    subCategories.map((term) => ({ ...term, uuid: term.routeName, categoryId: i + 1 })),
  )
  const terms: ShopTerms = {
    categories: demo.categories.map(({ name, routeName }, i) => ({ id: i + 1, name, routeName })),
    subCategories,
    brands: demo.brands.map(({ name, slug }) => ({ name, uuid: slug })),
    ranges: demo.ranges.map(({ name, routeName }) => ({ name, uuid: routeName })),
    properties: demo.properties.map(({ name, values }, i) => ({
      id: i + 1,
      label: name,
      values: values.map((value, j) => ({ id: i * 100 + j + 1, name: value.name, swatch: value.swatch ?? null })),
    })),
    synonyms: [],
  }
  const nameOf = new Map(subCategories.map(({ uuid, name }) => [uuid, name]))
  const names = demo.products.map(({ name, subCategory }) => ({
    name,
    subCategoryName: nameOf.get(subCategory) ?? null,
  }))
  return buildVocabulary(terms, indexNames(countNames(names)))
}
