import { readFileSync } from 'node:fs'
import { buildIndex } from '../../server/catalogue/search/catalogue-index.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import { listShopWords } from '../../server/catalogue/search/text/shop-words.ts'
import type { ShopVocabulary } from '../../server/catalogue/search/understanding/shop-vocabulary.ts'
import { makeEntry } from './sample-entries.ts'

type Term = { name: string; routeName: string }
type Demo = {
  categories: (Term & { subCategories: Term[] })[]
  brands: { name: string; slug: string }[]
  ranges: Term[]
  properties: { name: string; values: { name: string; swatch?: string }[] }[]
  products: Product[]
}
type Product = {
  name: string
  subCategory: string
  brand: string
  range: string | null
  description: string
  metaTags: string[]
  variants: { properties: Record<string, string | string[]> }[]
}

/** The vocabulary of the demonstration shop, made from its index as in the shop. Its ids are the route names, or numbers from 1. */
export function readDemoVocabulary(): ShopVocabulary {
  const demo: Demo = JSON.parse(readFileSync(new URL('../../db/demo/catalogue.json', import.meta.url), 'utf8'))
  return listShopWords(buildIndex(demo.products.map((product, i) => entryOf(demo, product, i))))
}

function entryOf(demo: Demo, product: Product, n: number): Entry {
  const { name, description, metaTags } = product
  const term = ({ name, routeName }: Term, position: number) => ({ uuid: routeName, name, routeName, position })
  const categoryAt = demo.categories.findIndex(({ subCategories }) =>
    subCategories.some(({ routeName }) => routeName === product.subCategory),
  )
  const category = demo.categories[categoryAt]
  const subCategory = category?.subCategories.map(term).find(({ uuid }) => uuid === product.subCategory)
  const brand = demo.brands.find(({ slug }) => slug === product.brand)
  return makeEntry(n, {
    name,
    description,
    metaTags,
    category: category ? { ...term(category, categoryAt), id: categoryAt + 1 } : null,
    subCategory: subCategory ?? null,
    brand: brand ? { uuid: brand.slug, name: brand.name } : null,
    range: demo.ranges.map(term).find(({ uuid }) => uuid === product.range) ?? null,
    properties: demo.properties.map(({ name: label, values }, i) => ({
      id: i + 1,
      label,
      position: i,
      values: values
        .map(({ name, swatch }, j) => ({ id: i * 100 + j + 1, name, swatch: swatch ?? null, position: j }))
        .filter((value) => product.variants.some(({ properties }) => [properties[label]].flat().includes(value.name))),
    })),
  })
}
