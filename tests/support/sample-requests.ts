import fc from 'fast-check'
import { mapMeasures } from '../../contract/fit/measures.ts'
import { type SearchRequest, sortOrders } from '../../contract/search.ts'
import { brands, places, ranges, saleUuid, searchText, uuidOf } from './sample-entries.ts'

const unknown = 999
const unmeasured = mapMeasures(() => null)
const spaces = [
  { ...unmeasured, spaceWidth: 92.3 },
  { ...unmeasured, spaceWidth: 200, spaceHeight: 100 },
  { ...unmeasured, spaceWidth: 100, spaceDepth: 210 },
]
const amount = fc.constantFrom(0.01, 1, 45, 92.3, 92.4, 200, 999, 999.5, 1299, 1e9)

export const searchRequest: fc.Arbitrary<SearchRequest> = fc.record({
  searchField: fc.oneof(fc.constant(''), searchText, searchText),
  categoryId: orNothing(fc.constantFrom(1, 2, 3, unknown)),
  subCategoryUuid: orNothing(fc.constantFrom(...places.map(({ subCategory }) => subCategory.uuid), uuidOf(unknown))),
  brandUuid: orNothing(fc.constantFrom(...brands.map(({ uuid }) => uuid), uuidOf(unknown))),
  rangeUuid: orNothing(fc.constantFrom(...ranges.map(({ uuid }) => uuid), uuidOf(unknown))),
  saleUuid: orNothing(fc.constantFrom(saleUuid, uuidOf(unknown))),
  onSaleOnly: rarely(fc.constant(true), false),
  newProductsOnly: rarely(fc.constant(true), false),
  immediateDeliveryOnly: rarely(fc.constant(true), false),
  onDisplayOnly: rarely(fc.constant(true), false),
  inStockOnly: rarely(fc.constant(true), false),
  priceMin: orNothing(amount),
  priceMax: orNothing(amount),
  maxWidth: orNothing(amount),
  maxHeight: orNothing(amount),
  maxDepth: orNothing(amount),
  fit: orNothing(fc.constantFrom(...spaces)),
  sortBy: fc.constantFrom(...sortOrders, 'relevance'),
  properties: rarely(fc.array(fc.constantFrom(1, 2, 3, 11, 12, 13, 21, 22, 23, 31, 32, unknown), { maxLength: 4 }), []),
  pageNum: fc.constantFrom(1, 1, 2, 3, 2.7, 0, -4, Number.NaN, 1e9, Number.POSITIVE_INFINITY),
})

function orNothing<Value>(arbitrary: fc.Arbitrary<Value>) {
  return rarely(arbitrary, null)
}
function rarely<Value, None>(arbitrary: fc.Arbitrary<Value>, none: None) {
  return fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary })
}

export const anything: SearchRequest = {
  searchField: '',
  categoryId: null,
  subCategoryUuid: null,
  brandUuid: null,
  rangeUuid: null,
  saleUuid: null,
  onSaleOnly: false,
  newProductsOnly: false,
  immediateDeliveryOnly: false,
  onDisplayOnly: false,
  inStockOnly: false,
  priceMin: null,
  priceMax: null,
  maxWidth: null,
  maxHeight: null,
  maxDepth: null,
  fit: null,
  sortBy: 'az',
  properties: [],
  pageNum: 1,
}
