import type { SearchRequest } from '../../../../contract/search.ts'
import { sizeFields, switchFields } from '../../../../contract/search-fields.ts'
import type { Index } from '../catalogue-index.ts'
import { findValue, type PlainKind } from '../storage/facets.ts'
import type { Constraint } from '../understanding/understood.ts'
import { readWishes, type Wish } from '../wishes/wishes.ts'
import type { Choice } from './choices.ts'
import { findProperty, findSameFilter, flagFields, sizeFieldOf } from './same-filter.ts'

type State = Pick<Choice, 'kind' | 'facet'>
const words: State = { kind: 'words', facet: null }

/**
 * The filter that a constraint corresponds to: choosing in it replaces the constraint, and its counts ignore the
 * constraint. `wish`: the wish that was read from the constraint, if any.
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
      // No choice of one sub-category finds what several of one name hold.
      return constraint.uuids.length > 1 ? words : { kind: 'subCategory', facet: facets.subCategory }
    case 'thing': {
      const read = wish ?? readWishes(index, [constraint])[0]
      return read && findSameFilter(index, read) ? { kind: 'subCategory', facet: facets.subCategory } : words
    }
    case 'relative':
      return words
    default: {
      const facet = findProperty(index, constraint)
      return facet ? { kind: 'property', facet } : words
    }
  }
}

/** A filter that the shopper set wins over words. */
export function isReplaced(index: Index, request: SearchRequest, constraint: Constraint): boolean {
  if (constraint.kind === 'thing' && request.subCategoryUuid === null) return false
  const { kind, facet } = findState(index, constraint)
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
