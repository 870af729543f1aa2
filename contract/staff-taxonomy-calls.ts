import { get, post, put } from './calls.ts'
import type { BrandEdit, CategoryEdit, PropertyEdit, RangeWithProducts, SubCategoryEdit } from './staff-catalogue.ts'
import type {
  BrandRow,
  CategoryRow,
  MenuCategory,
  ProductChoice,
  PropertyRow,
  RangeRow,
} from './staff-catalogue-lists.ts'
import type { Binning, BinningRow, ById, Form, Restoring, Saved, SavedRow, Saving, SavingRow } from './staff-forms.ts'
import { editors, everyone, open } from './staff-roles.ts'
import type { Uses, ValueMerge, ValueUse } from './staff-uses.ts'

/** What products stand on: brands, categories, ranges, properties. */
export const taxonomyCalls = {
  brands: open(everyone, get<BrandRow[]>('/api/staff/brands')),
  createBrand: open(editors, post<Saved, BrandEdit>('/api/staff/brands')),
  orderBrands: open(editors, put<null, { order: string[] }>('/api/staff/brands/order')),
  brand: open(everyone, get<Form<BrandEdit>, { uuid: string }>('/api/staff/brands/:uuid')),
  saveBrand: open(editors, put<Saved, Saving<BrandEdit>>('/api/staff/brands/:uuid')),
  binBrand: open(editors, post<null, Binning>('/api/staff/brands/:uuid/bin')),
  restoreBrand: open(editors, post<null, Restoring>('/api/staff/brands/:uuid/restore')),
  brandUses: open(everyone, get<Uses, { uuid: string }>('/api/staff/brands/:uuid/uses')),

  categories: open(everyone, get<CategoryRow[]>('/api/staff/categories')),
  menu: open(everyone, get<MenuCategory[]>('/api/staff/menu')),
  createCategory: open(editors, post<SavedRow, CategoryEdit>('/api/staff/categories')),
  orderCategories: open(editors, put<null, { order: number[] }>('/api/staff/categories/order')),
  category: open(everyone, get<Form<CategoryEdit>, ById>('/api/staff/categories/:id')),
  saveCategory: open(editors, put<SavedRow, SavingRow<CategoryEdit>>('/api/staff/categories/:id')),
  binCategory: open(editors, post<null, BinningRow>('/api/staff/categories/:id/bin')),
  restoreCategory: open(editors, post<null, ById>('/api/staff/categories/:id/restore')),
  categoryUses: open(everyone, get<Uses, ById>('/api/staff/categories/:id/uses')),
  orderSubCategories: open(editors, put<null, ById & { order: string[] }>('/api/staff/categories/:id/order')),

  createSubCategory: open(editors, post<Saved, SubCategoryEdit>('/api/staff/sub-categories')),
  subCategory: open(everyone, get<Form<SubCategoryEdit>, { uuid: string }>('/api/staff/sub-categories/:uuid')),
  saveSubCategory: open(editors, put<Saved, Saving<SubCategoryEdit>>('/api/staff/sub-categories/:uuid')),
  binSubCategory: open(editors, post<null, Binning>('/api/staff/sub-categories/:uuid/bin')),
  restoreSubCategory: open(editors, post<null, Restoring>('/api/staff/sub-categories/:uuid/restore')),
  subCategoryUses: open(everyone, get<Uses, { uuid: string }>('/api/staff/sub-categories/:uuid/uses')),

  ranges: open(everyone, get<RangeRow[]>('/api/staff/ranges')),
  createRange: open(editors, post<Saved, RangeWithProducts>('/api/staff/ranges')),
  orderRanges: open(editors, put<null, { order: string[] }>('/api/staff/ranges/order')),
  range: open(everyone, get<Form<RangeWithProducts>, { uuid: string }>('/api/staff/ranges/:uuid')),
  saveRange: open(editors, put<Saved, Saving<RangeWithProducts>>('/api/staff/ranges/:uuid')),
  binRange: open(editors, post<null, Binning>('/api/staff/ranges/:uuid/bin')),
  restoreRange: open(editors, post<null, Restoring>('/api/staff/ranges/:uuid/restore')),
  rangeUses: open(everyone, get<Uses, { uuid: string }>('/api/staff/ranges/:uuid/uses')),
  rangeProducts: open(everyone, get<ProductChoice[], { uuid: string }>('/api/staff/ranges/:uuid/products')),
  productChoices: open(everyone, get<ProductChoice[], { q: string }>('/api/staff/product-choices')),

  properties: open(everyone, get<PropertyRow[]>('/api/staff/properties')),
  createProperty: open(editors, post<SavedRow, PropertyEdit>('/api/staff/properties')),
  orderProperties: open(editors, put<null, { order: number[] }>('/api/staff/properties/order')),
  property: open(everyone, get<Form<PropertyEdit>, ById>('/api/staff/properties/:id')),
  saveProperty: open(editors, put<SavedRow, SavingRow<PropertyEdit>>('/api/staff/properties/:id')),
  binProperty: open(editors, post<null, BinningRow>('/api/staff/properties/:id/bin')),
  restoreProperty: open(editors, post<null, ById>('/api/staff/properties/:id/restore')),
  propertyUses: open(everyone, get<Uses, ById>('/api/staff/properties/:id/uses')),
  valueUses: open(everyone, get<ValueUse[], ById>('/api/staff/properties/:id/values')),
  mergeValues: open(editors, post<SavedRow, ValueMerge>('/api/staff/properties/:id/merge')),
  propertyValueUses: open(everyone, get<Uses, ById>('/api/staff/property-values/:id/uses')),
} as const
