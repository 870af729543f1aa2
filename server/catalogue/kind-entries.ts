import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import {
  categoryAddress,
  productAddress,
  rangeAddress,
  saleAddress,
  subCategoryAddress,
} from '../../contract/addresses.ts'
import type { Db } from '../platform/database.ts'
import { isOnShow, type KindEntries } from '../site/kind-entry.ts'
import { homeRowName, homeRowRecords } from './home/home-row-records.ts'
import { restoreProduct } from './products/product-status-edits.ts'
import { findProductRecords, readPropertyRecords } from './record-search.ts'
import { isRunningToday } from './sales/sale-products.ts'
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
  propertyValues,
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

const uuid = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const route = '([^/]+)'

const isInShownCategory = (db: Db) =>
  exists(
    db
      .select()
      .from(categories)
      .where(and(eq(categories.id, subCategories.categoryId), isOnShow(categories))),
  )

export const catalogueKinds: KindEntries<CatalogueKind> = {
  product: {
    table: products,
    id: products.uuid,
    name: products.name,
    deletedAt: products.deletedAt,
    restore: restoreProduct,
    // Its pictures, files and variants are in tables of their own.
    media: { texts: [products.description] },
    pages: {
      pattern: new RegExp(`^${productAddress(uuid, '')}(?:/|$)`),
      table: products,
      key: products.uuid,
      isShown: () => and(eq(products.status, 'published'), isNull(products.deletedAt)),
    },
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
    pages: {
      pattern: new RegExp(`^${categoryAddress(route)}$`),
      table: categories,
      key: categories.routeName,
      isShown: () => isOnShow(categories),
    },
  },
  'sub-category': {
    ...subCategoryRecords.entry,
    name: subCategories.name,
    media: {
      hashes: { Banner: subCategories.bannerHash, Thumbnail: subCategories.thumbnailHash },
      texts: [subCategories.description, subCategories.extraInfo],
    },
    pages: {
      pattern: new RegExp(`^${subCategoryAddress('[^/]+', route)}$`),
      table: subCategories,
      key: subCategories.routeName,
      isShown: (db) => and(isOnShow(subCategories), isInShownCategory(db)),
    },
    search: { note: categoryName },
  },
  range: {
    ...rangeRecords.entry,
    name: ranges.name,
    media: { hashes: { Picture: ranges.imageHash, Banner: ranges.bannerHash }, texts: [ranges.description] },
    pages: {
      pattern: new RegExp(`^${rangeAddress(route)}$`),
      table: ranges,
      key: ranges.routeName,
      isShown: () => isOnShow(ranges),
    },
  },
  brand: {
    ...brandRecords.entry,
    name: brands.name,
    media: { hashes: { Logo: brands.logoHash }, texts: [brands.description] },
    pages: {
      pattern: new RegExp(`^/brand/(?:[^/]+/[^/]+/)?${uuid}(?:/|$)`),
      table: brands,
      key: brands.uuid,
      isShown: () => isOnShow(brands),
    },
  },
  property: {
    ...propertyRecords.entry,
    name: properties.name,
    // Each value has a page.
    pages: {
      pattern: /^\/property\/(?:[^/]+\/[^/]+\/)?(\d{1,9})(?:\/|$)/,
      table: propertyValues,
      key: propertyValues.id,
      isShown: () => isNull(propertyValues.deletedAt),
    },
    search: { read: readPropertyRecords },
  },
  'display-place': { ...displayPlaceRecords.entry, name: displayPlaces.name },
  sale: {
    ...saleRecords.entry,
    name: sales.name,
    pages: {
      pattern: new RegExp(`^${saleAddress(route)}$`),
      table: sales,
      key: sales.routeName,
      isShown: () => isRunningToday,
    },
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
