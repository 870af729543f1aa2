import { z } from 'zod'
import { get, post, put } from '../../call.ts'
import * as edits from '../catalogue.ts'
import * as lists from '../catalogue-lists.ts'
import { Line, Uuid } from '../fields.ts'
import { ById, ByUuid, Nothing, numberKey, Order, SavedRow, uuidKey } from '../forms.ts'
import { orderedRecordCalls, recordCalls } from '../record-calls.ts'
import { editors, everyone, open } from '../roles.ts'
import { saleCalls } from '../sales.ts'
import { supplierListCalls } from '../supplier-lists.ts'
import { Uses, ValueMerge, ValueUse } from '../uses.ts'

const roles = { readers: everyone, writers: editors }
export const brandNames = { one: 'Brand', many: 'Brands', ...uuidKey } as const
export const categoryNames = { one: 'Category', many: 'Categories', ...numberKey } as const
export const subCategoryNames = { one: 'SubCategory', many: 'SubCategories', ...uuidKey } as const
export const rangeNames = { one: 'Range', many: 'Ranges', ...uuidKey } as const
export const displayPlaceNames = { one: 'DisplayPlace', many: 'DisplayPlaces', ...uuidKey } as const
export const propertyNames = { one: 'Property', many: 'Properties', ...numberKey } as const

const brandCalls = {
  ...orderedRecordCalls({
    ...brandNames,
    ...roles,
    path: '/api/staff/brands',
    row: lists.BrandRow,
    edit: edits.BrandEdit,
  }),
  brandUses: open(everyone, get('/api/staff/brands/:uuid/uses', Uses, ByUuid)),
}

const categoryCalls = {
  ...orderedRecordCalls({
    ...categoryNames,
    ...roles,
    path: '/api/staff/categories',
    row: lists.CategoryRow,
    edit: edits.CategoryEdit,
  }),
  menu: open(everyone, get('/api/staff/menu', z.array(lists.MenuCategory))),
  categoryUses: open(everyone, get('/api/staff/categories/:id/uses', Uses, ById)),
  orderSubCategories: open(editors, put('/api/staff/categories/:id/order', Nothing, Order(Uuid).extend(ById.shape))),
}

/** Staff see these in the list of categories. */
const { subCategories: _, ...subCategoryRecordCalls } = recordCalls({
  ...subCategoryNames,
  ...roles,
  path: '/api/staff/sub-categories',
  row: z.never(),
  edit: edits.SubCategoryEdit,
})
const subCategoryCalls = {
  ...subCategoryRecordCalls,
  subCategoryUses: open(everyone, get('/api/staff/sub-categories/:uuid/uses', Uses, ByUuid)),
}

const rangeCalls = {
  ...orderedRecordCalls({
    ...rangeNames,
    ...roles,
    path: '/api/staff/ranges',
    row: lists.RangeRow,
    edit: edits.RangeWithProducts,
  }),
  rangeUses: open(everyone, get('/api/staff/ranges/:uuid/uses', Uses, ByUuid)),
  rangeProducts: open(everyone, get('/api/staff/ranges/:uuid/products', z.array(lists.ProductChoice), ByUuid)),
  productChoices: open(
    everyone,
    get('/api/staff/product-choices', z.array(lists.ProductChoice), z.object({ q: Line(200) })),
  ),
}

const propertyCalls = {
  ...orderedRecordCalls({
    ...propertyNames,
    ...roles,
    path: '/api/staff/properties',
    row: lists.PropertyRow,
    edit: edits.PropertyEdit,
  }),
  propertyUses: open(everyone, get('/api/staff/properties/:id/uses', Uses, ById)),
  valueUses: open(everyone, get('/api/staff/properties/:id/values', z.array(ValueUse), ById)),
  mergeValues: open(editors, post('/api/staff/properties/:id/merge', SavedRow, ValueMerge)),
  propertyValueUses: open(everyone, get('/api/staff/property-values/:id/uses', Uses, ById)),
}

const displayPlaceCalls = orderedRecordCalls({
  ...displayPlaceNames,
  ...roles,
  path: '/api/staff/display-places',
  row: lists.DisplayPlaceRow,
  edit: edits.DisplayPlaceEdit,
})

/** The records that products belong to: brands, categories, ranges, properties. */
export const catalogueCalls = {
  ...brandCalls,
  ...categoryCalls,
  ...subCategoryCalls,
  ...supplierListCalls,
  ...rangeCalls,
  ...propertyCalls,
  ...displayPlaceCalls,
  ...saleCalls,
}
