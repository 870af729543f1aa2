import type { Entry } from '../../server/catalogue/search/entry.ts'

/** What every search engine of the comparison gets to know about a product. */
export type Document = {
  id: string
  name: string
  category: string
  subCategory: string
  brand: string
  range: string
  values: string
  tags: string
  description: string
}

export const makeDocument = (entry: Entry): Document => ({
  id: entry.uuid,
  name: entry.name,
  category: entry.category?.name ?? '',
  subCategory: entry.subCategory?.name ?? '',
  brand: entry.brand?.name ?? '',
  range: entry.range?.name ?? '',
  values: entry.properties.flatMap(({ values }) => values.map(({ name }) => name)).join(', '),
  tags: entry.metaTags.join(', '),
  description: entry.description,
})

export type Field = Exclude<keyof Document, 'id'>

/** What a word is worth by its field, in each search that has weights. */
export const weights: Record<Field, number> = {
  name: 8,
  subCategory: 6,
  category: 3,
  values: 4,
  brand: 4,
  range: 4,
  tags: 3,
  description: 1,
}
export const fields = Object.keys(weights) as Field[]
