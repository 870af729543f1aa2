import type { FilterOption, PropertyFilter, SearchAnswer, SearchRequest } from '../../contract/search.ts'
import type { Entry, EntryProperty } from '../../server/catalogue/search/entry.ts'
import { type AmountAsk, fitsAmounts, listAmountsNaively } from './naive-amounts.ts'

const collator = new Intl.Collator('en-GB', { numeric: true })

export type Ask = 'category' | 'subCategory' | 'brand' | `property ${number}` | AmountAsk

/** Whether a product matches the query when some of its filters are left out. */
export function fits(entries: Entry[], entry: Entry, request: SearchRequest, unasked: Ask[] = []): boolean {
  const { categoryId, subCategoryUuid, brandUuid, rangeUuid, saleUuid } = request
  const asks = (ask: Ask, wanted: unknown) => wanted !== null && !unasked.includes(ask)
  if (asks('category', categoryId) && entry.category?.id !== categoryId) return false
  if (asks('subCategory', subCategoryUuid) && entry.subCategory?.uuid !== subCategoryUuid) return false
  if (asks('brand', brandUuid) && entry.brand?.uuid !== brandUuid) return false
  if (rangeUuid !== null && entry.range?.uuid !== rangeUuid) return false
  if (saleUuid !== null && !entry.saleUuids.includes(saleUuid)) return false
  if (!fitsAmounts(entry, request, unasked)) return false
  return propertiesOf(entries).every((property) => {
    const wanted = property.values.filter((value) => request.properties.includes(value.id))
    if (wanted.length === 0 || unasked.includes(`property ${property.id}`)) return true
    return wanted.some((value) => valuesOf(entry).includes(value.id))
  })
}

const valuesOf = (entry: Entry) => entry.properties.flatMap((property) => property.values.map((value) => value.id))

/** All properties with all values that any product has. */
function propertiesOf(entries: Entry[]): EntryProperty[] {
  const all = entries.flatMap((entry) => entry.properties).filter((property) => property.values.length > 0)
  return distinct(all, (property) => property.id).map((property) => {
    const values = all.filter((other) => other.id === property.id).flatMap((other) => other.values)
    return { ...property, values: distinct(values, (value) => value.id) }
  })
}

const distinct = <Item>(items: Item[], keyOf: (item: Item) => unknown) => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]

type Named = { key: string | number; name: string; position: number; swatch?: string | null }

const inShopOrder = (a: Named, b: Named) =>
  a.position - b.position || collator.compare(a.name, b.name) || (String(a.key) < String(b.key) ? -1 : 1)

const categoryOf = ({ category }: Entry): Named[] => (category ? [{ ...category, key: category.id }] : [])
const subCategoryOf = ({ subCategory }: Entry): Named[] =>
  subCategory ? [{ ...subCategory, key: subCategory.uuid }] : []
const brandOf = ({ brand }: Entry): Named[] => (brand ? [{ ...brand, key: brand.uuid, position: 0 }] : [])
const valuesIn = (propertyId: number) => (entry: Entry) =>
  entry.properties
    .filter((property) => property.id === propertyId)
    .flatMap((property) => property.values.map((value): Named => ({ ...value, key: value.id })))

/** The products that the fit filter drops because none of their sizes has every side that it needs. */
function countUnmeasured(entries: Entry[], texted: Entry[], request: SearchRequest): { unmeasured?: number } {
  const { fit } = request
  if (!fit) return {}
  const isCarried = [fit.doorWidth, fit.doorHeight, fit.hallWidth, fit.turnWidth].some(Boolean)
  const isAsked = [fit.spaceWidth, fit.spaceHeight, fit.spaceDepth].map(Boolean)
  const sizesOf = ({ pieces }: Entry) =>
    Array.from({ length: pieces.length / 9 }, (_, place) => pieces.slice(9 * place, 9 * place + 9))
  const hasForm = ([wide = 0, high = 0, deep = 0, low = 0, narrow = 0, , ...packed]: number[]) =>
    (Math.max(wide, narrow) > 0 && Math.max(high, low) > 0 && deep > 0) || packed.every((side) => side > 0)
  const isKnown = (entry: Entry) =>
    sizesOf(entry).some(
      (sides) => isAsked.every((asked, place) => !asked || (sides[place] ?? 0) > 0) && (!isCarried || hasForm(sides)),
    )
  const without = texted.filter((entry) => fits(entries, entry, { ...request, fit: null }))
  return { unmeasured: without.filter((entry) => !fits(entries, entry, request) && !isKnown(entry)).length }
}

export function listFiltersNaively(entries: Entry[], texted: Entry[], request: SearchRequest): SearchAnswer['filters'] {
  const list = (unasked: Ask[], chosen: unknown[], namesOf: (entry: Entry) => Named[]): FilterOption[] => {
    const matches = texted.filter((entry) => fits(entries, entry, request, unasked))
    const counted = distinct(entries.flatMap(namesOf), (named) => named.key)
      .sort(inShopOrder)
      .map(({ key, name, swatch }) => {
        const count = matches.filter((entry) => namesOf(entry).some((named) => named.key === key)).length
        return { label: name, value: key, count, ...(swatch === undefined ? {} : { swatch }) }
      })
    return counted.filter(({ value, count }) => count > 0 || chosen.includes(value))
  }
  const listValues = ({ id, label }: EntryProperty): PropertyFilter => {
    return { value: id, label, items: list([`property ${id}`], request.properties, valuesIn(id)) }
  }
  const subCategories = list(['subCategory'], [request.subCategoryUuid], subCategoryOf)
  const propertyFilters = propertiesOf(entries).sort(byPosition).map(listValues)
  return {
    categoryFilters: list(['category', 'subCategory'], [request.categoryId], categoryOf),
    subCategoryFilters: request.categoryId === null ? [] : subCategories,
    brandFilters: list(['brand'], [request.brandUuid], brandOf),
    propertyFilters: propertyFilters.filter((filter) => filter.items.length > 0),
    ...countUnmeasured(entries, texted, request),
    ...listAmountsNaively(entries, request, (ask) => texted.filter((entry) => fits(entries, entry, request, [ask]))),
  }
}

const byPosition = (a: EntryProperty, b: EntryProperty) =>
  a.position - b.position || collator.compare(a.label, b.label) || a.id - b.id
