import type { Entry } from '../../server/catalogue/search/entry.ts'

/** The text of a product that every search engine of the comparison indexes. */
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

/** The weight of each field, for every search engine that has weights. */
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
