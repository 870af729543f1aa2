import { type SameFilter, SearchRequest, type Understanding } from '../../../../contract/search.ts'
import type { SizeField, SwitchField } from '../../../../contract/search-fields.ts'
import { toPounds } from '../../prices/prices.ts'
import type { Index } from '../catalogue-index.ts'
import { areEqual, meetAll, unite } from '../storage/bits.ts'
import { type Facet, findValue } from '../storage/facets.ts'
import type { Constraint, DimensionConstraint, FlagConstraint } from '../understanding/understood.ts'
import { labelWish, type Wish } from '../wishes/wishes.ts'
import { fieldOfSide } from './amount-kinds.ts'
import { applyChoices, readChoices } from './choices.ts'

/** The key and label of a constraint or word, as chips show them. */
type Explained = Pick<Constraint, 'key' | 'label' | 'span'> & { kind: string }

export const explain = ({ key, kind, label, span: [start, end] }: Explained): Understanding => ({
  key,
  kind,
  label,
  span: [start, end],
})

/** Like `explainWishes`, but without the equivalent filter. */
export const explainShortly = (wish: Wish): Understanding => ({ ...explain(wish.constraint), label: labelWish(wish) })

/**
 * Words for values of one property narrow each other, while its filters are alternatives, and only one brand or category can
 * be chosen: 'oak and walnut' has no filter that finds the same. Nor has 'sofa' beside another category.
 */
export function explainWishes(index: Index, wishes: Wish[], request: SearchRequest): Understanding[] {
  const facets = wishes.map(({ constraint }) => findFacet(index, constraint))
  return wishes.map((wish, place) => {
    const facet = facets[place]
    const isAlone = !facet || facets.indexOf(facet) === facets.lastIndexOf(facet)
    const filter = isAlone && !isElsewhere(index, wish, request) ? findSameFilter(index, wish) : null
    return { ...explainShortly(wish), ...(filter && { filter }) }
  })
}

const findFacet = (index: Index, constraint: Constraint): Facet | null =>
  constraint.kind === 'brand' || constraint.kind === 'category'
    ? index.facets[constraint.kind]
    : findProperty(index, constraint)

/** Whether the shopper chose another category than that of the sub-category that a wish names. */
export function isElsewhere(index: Index, { constraint }: Wish, { categoryId }: SearchRequest): boolean {
  const named = categoryId === null ? undefined : nameFilter(index, constraint)?.categoryId
  return named !== undefined && named !== categoryId
}

/** A request with the filters that its words mean. */
export function withFilters(request: SearchRequest, understood: Understanding[]): SearchRequest {
  const filters = understood.flatMap(({ filter }) => filter ?? [])
  const properties = [...request.properties, ...filters.flatMap((filter) => filter.properties ?? [])]
  return Object.assign({}, request, ...filters, { properties })
}

/** The request that the drawer sends: words that mean a filter have become that filter. */
export const takeOver = (request: SearchRequest, understood: Understanding[]): SearchRequest => ({
  ...withFilters(request, understood),
  ignored: [...(request.ignored ?? []), ...understood.flatMap(({ key, filter }) => (filter ? key : []))],
})

/**
 * The filters of the drawer that find just what a wish does; null when none do. Pinned products meet every wish, but have to
 * meet filters.
 */
export function findSameFilter(index: Index, { constraint, slots, pins }: Wish): SameFilter | null {
  const filter = nameFilter(index, constraint)
  if (!filter || (constraint.kind === 'price' && !pins)) return filter
  const live = meetAll(pins ? unite(slots, pins) : slots, [{ slots: index.products.live }])
  const chosen = applyChoices(index, null, readChoices(index, { ...noFilter, ...filter }))
  return areEqual(live, chosen) ? filter : null
}

const noFilter = SearchRequest.parse({})

function nameFilter(index: Index, constraint: Constraint): SameFilter | null {
  switch (constraint.kind) {
    case 'price': {
      const { min, max } = constraint.limits
      return { priceMin: min ? toPounds(min) : null, priceMax: max ? toPounds(max) : null }
    }
    case 'dimension':
      return nameSize(constraint)
    case 'flag':
      return nameSwitch(flagFields[constraint.flag])
    case 'category':
      return nameOnly(constraint.ids, (categoryId) => ({ categoryId }))
    case 'brand':
      return nameOnly(constraint.uuids, (brandUuid) => ({ brandUuid }))
    case 'subCategory':
      return nameOnly(constraint.uuids, (uuid) => nameSubCategory(index, uuid))
    case 'thing':
      return nameOnly(constraint.subCategoryUuids, (uuid) => nameSubCategory(index, uuid))
    default:
      return nameOnly(listValueIds(constraint), (id) => ({ properties: [id] }))
  }
}

const nameOnly = <Key>([key, ...others]: Key[], name: (key: Key) => SameFilter | null) =>
  key === undefined || others.length > 0 ? null : name(key)

/** A sub-category is chosen together with its category. */
function nameSubCategory({ facets }: Index, subCategoryUuid: string): SameFilter | null {
  const route = facets.subCategory.byKey.get(subCategoryUuid)?.parentRoute
  const category = facets.category.options.find(({ routeName }) => routeName === route)
  return category ? { categoryId: Number(category.key), subCategoryUuid } : null
}

function nameSize({ dimension, limits: { min, max } }: DimensionConstraint): SameFilter | null {
  const field = sizeFieldOf(dimension)
  return field && max && !min ? { [field]: max } : null
}

export const sizeFieldOf = (side: string): SizeField | null => sizeFields.get(side) ?? null
const sizeFields = new Map<string, SizeField>(Object.entries(fieldOfSide))

const nameSwitch = (field: SwitchField | null) => field && { [field]: true }

/** The drawer has no switch for ex-display pieces. */
export const flagFields: Record<FlagConstraint['flag'], SwitchField | null> = {
  sale: 'onSaleOnly',
  new: 'newProductsOnly',
  immediate: 'immediateDeliveryOnly',
  display: 'onDisplayOnly',
  stock: 'inStockOnly',
  exDisplay: null,
}

/** The values that a colour, material, size or count is met by. */
const listValueIds = (constraint: Constraint): number[] => [
  ...('valueIds' in constraint ? constraint.valueIds : []),
  ...('nearValueIds' in constraint ? constraint.nearValueIds : []),
]

/** The property that all values of a constraint belong to. */
export function findProperty({ facets }: Index, constraint: Constraint): Facet | null {
  const [facet, ...others] = new Set(listValueIds(constraint).map((id) => findValue(facets, id)?.facet))
  return facet && others.length === 0 ? facet : null
}
