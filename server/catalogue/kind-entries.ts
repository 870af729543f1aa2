import { sql } from 'drizzle-orm'
import type { KindEntries } from '../site/kind-entry.ts'
import { homeRowName, homeRowRecords } from './home/home-row-records.ts'
import { restoreProduct } from './products/product-status-edits.ts'
import { findProductRecords, readPropertyRecords } from './record-search.ts'
import { saleRecords } from './sales/sale-records.ts'
import { searchRuleRecords } from './search-rules/search-rule-edits.ts'
import { displayPlaceRecords } from './showroom/display-places.ts'
import { supplierListRecords } from './supplier-lists/list-records.ts'
import {
  brands,
  categories,
  displayPlaces,
  homeRows,
  products,
  properties,
  ranges,
  sales,
  searchRules,
  subCategories,
  supplierLists,
  variants,
} from './tables.ts'
import { brandRecords } from './taxonomy/brand-edits.ts'
import { categoryRecords } from './taxonomy/category-edits.ts'
import { propertyRecords } from './taxonomy/property-edits.ts'
import { rangeRecords } from './taxonomy/range-edits.ts'
import { subCategoryRecords } from './taxonomy/sub-category-edits.ts'

type CatalogueKind =
  | 'product'
  | 'variant'
  | 'category'
  | 'sub-category'
  | 'range'
  | 'brand'
  | 'property'
  | 'display-place'
  | 'sale'
  | 'supplier-list'
  | 'search-rule'
  | 'home row'

const categoryName = sql`(select name from ${categories} where ${categories.id} = ${subCategories.categoryId})`

export const catalogueKinds: KindEntries<CatalogueKind> = {
  product: {
    table: products,
    id: products.uuid,
    name: products.name,
    deletedAt: products.deletedAt,
    restore: restoreProduct,
    // Its pictures, files and variants are in tables of their own.
    media: { texts: [products.description] },
    search: { find: findProductRecords },
  },
  variant: {
    table: variants,
    id: variants.uuid,
    name: variants.name,
    title: sql`concat_ws(', ', ${products.name}, nullif(${variants.name}, ''))`,
    beside: sql`left join ${products} on ${products.uuid} = ${variants.productUuid}`,
  },
  category: {
    ...categoryRecords.entry,
    name: categories.name,
    media: {
      hashes: { Banner: categories.bannerHash, Thumbnail: categories.thumbnailHash },
      texts: [categories.description, categories.extraInfo],
    },
  },
  'sub-category': {
    ...subCategoryRecords.entry,
    name: subCategories.name,
    media: {
      hashes: { Banner: subCategories.bannerHash, Thumbnail: subCategories.thumbnailHash },
      texts: [subCategories.description, subCategories.extraInfo],
    },
    search: { note: categoryName },
  },
  range: {
    ...rangeRecords.entry,
    name: ranges.name,
    media: { hashes: { Picture: ranges.imageHash, Banner: ranges.bannerHash }, texts: [ranges.description] },
  },
  brand: {
    ...brandRecords.entry,
    name: brands.name,
    media: { hashes: { Logo: brands.logoHash }, texts: [brands.description] },
  },
  property: {
    ...propertyRecords.entry,
    name: properties.name,
    search: { read: readPropertyRecords },
  },
  'display-place': { ...displayPlaceRecords.entry, name: displayPlaces.name },
  sale: {
    ...saleRecords.entry,
    name: sales.name,
  },
  'supplier-list': { ...supplierListRecords.entry, name: supplierLists.name },
  'home row': {
    ...homeRowRecords.entry,
    name: homeRowName,
    title: sql`'the row ‘' || coalesce(nullif(${homeRowName}, ''), 'without a title') || '’'`,
    button: { address: homeRows.link, visible: homeRows.visible },
  },
  'search-rule': {
    ...searchRuleRecords.entry,
    name: searchRules.words,
    button: { address: searchRules.sendTo },
  },
}
