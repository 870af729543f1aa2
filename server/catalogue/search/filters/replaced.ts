import type { SearchRequest } from '../../../../contract/search.ts'
import { sizeFields, switchFields } from '../../../../contract/search-fields.ts'
import type { Index } from '../catalogue-index.ts'
import type { Bits } from '../storage/bits.ts'
import { findValue, type PlainKind } from '../storage/facets.ts'
import type { Constraint } from '../understanding/understood.ts'
import { readWishes, type Wish } from '../wishes/wishes.ts'
import type { Choice } from './choices.ts'
import { findProperty, findSameFilter, flagFields, sizeFieldOf } from './same-filter.ts'

type State = Pick<Choice, 'kind' | 'facet'>
const words: State = { kind: 'words', facet: null }

/**
 * The filter that a constraint corresponds to: choosing in it replaces the constraint, and its counts ignore the
 * constraint. `wish`: the wish of a thing or sub-category. These are chosen together with a category, so they correspond to a
 * filter only if it finds the same.
 */
export function findState(index: Index, constraint: Constraint, wish?: Wish): State {
  const { facets } = index
  switch (constraint.kind) {
    case 'price':
      return { kind: 'price', facet: null }
    case 'dimension':
      return { kind: sizeFieldOf(constraint.key) ?? 'words', facet: null }
    case 'flag':
      return { kind: flagFields[constraint.flag] ?? 'words', facet: null }
    case 'category':
    case 'brand':
    case 'range':
      return { kind: constraint.kind, facet: facets[constraint.kind] }
    case 'subCategory':
    case 'thing':
      return wish && findSameFilter(index, wish) ? { kind: 'subCategory', facet: facets.subCategory } : words
    case 'relative':
      return words
    default: {
      const facet = findProperty(index, constraint)
      return facet ? { kind: 'property', facet } : words
    }
  }
}

/** A filter that the shopper set wins over words. */
export function isReplaced(index: Index, request: SearchRequest, constraint: Constraint, pins: Bits | null): boolean {
  const isPlace = constraint.kind === 'thing' || constraint.kind === 'subCategory'
  if (isPlace && request.subCategoryUuid === null) return false
  const [wish] = isPlace ? readWishes(index, [constraint], { pins }) : []
  const { kind, facet } = findState(index, constraint, wish)
  if (kind === 'price') return request.priceMin !== null || request.priceMax !== null
  if (kind === 'property') return request.properties.some((id) => findValue(index.facets, id)?.facet === facet)
  return fields.some(([own, field]) => own === kind && request[field])
}

const plainFields = {
  category: 'categoryId',
  subCategory: 'subCategoryUuid',
  brand: 'brandUuid',
  range: 'rangeUuid',
} as const satisfies Record<PlainKind, keyof SearchRequest>
const fields: [kind: Choice['kind'], field: keyof SearchRequest][] = [
  ...Object.entries(plainFields).map(([kind, field]): [PlainKind, keyof SearchRequest] => [kind as PlainKind, field]),
  ...[...sizeFields, ...switchFields].map((field): [Choice['kind'], keyof SearchRequest] => [field, field]),
]
