import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MediaUse } from '../../contract/staff-media.ts'
import { brands, categories, products, ranges, subCategories } from '../catalogue/tables.ts'
import { listingInfos, siteSettings } from '../site/tables.ts'
import { pages, popups, slides } from './tables.ts'

/** A kind of thing, and what of it may name pictures and files. */
export type Thing = {
  kind: MediaUse['kind']
  table: PgTable
  id: PgColumn
  name: PgColumn
  hashes?: Record<string, PgColumn>
  texts?: PgColumn[]
  /** Never in the bin. */
  stays?: true
}

/** What a product shows besides its text stands in tables of its own. */
export const things: Thing[] = [
  {
    kind: 'brand',
    table: brands,
    id: brands.uuid,
    name: brands.name,
    hashes: { Logo: brands.logoHash },
    texts: [brands.description],
  },
  {
    kind: 'range',
    table: ranges,
    id: ranges.uuid,
    name: ranges.name,
    hashes: { Picture: ranges.imageHash, Banner: ranges.bannerHash },
    texts: [ranges.description],
  },
  {
    kind: 'category',
    table: categories,
    id: categories.id,
    name: categories.name,
    hashes: { Banner: categories.bannerHash, Thumbnail: categories.thumbnailHash },
    texts: [categories.description, categories.extraInfo],
  },
  {
    kind: 'sub-category',
    table: subCategories,
    id: subCategories.uuid,
    name: subCategories.name,
    hashes: { Banner: subCategories.bannerHash, Thumbnail: subCategories.thumbnailHash },
    texts: [subCategories.description, subCategories.extraInfo],
  },
  {
    kind: 'slide',
    table: slides,
    id: slides.id,
    name: slides.title,
    hashes: { Picture: slides.imageHash, 'Picture on phones': slides.mobileImageHash },
  },
  {
    kind: 'popup',
    table: popups,
    id: popups.id,
    name: popups.title,
    hashes: { Picture: popups.imageHash, 'Small picture': popups.previewImageHash },
    texts: [popups.message],
  },
  { kind: 'page', table: pages, id: pages.id, name: pages.title, texts: [pages.body] },
  { kind: 'product', table: products, id: products.uuid, name: products.name, texts: [products.description] },
  {
    kind: 'listing',
    table: listingInfos,
    id: listingInfos.key,
    name: listingInfos.pageTitle,
    hashes: { Banner: listingInfos.bannerHash },
    texts: [listingInfos.description],
    stays: true,
  },
  {
    kind: 'settings',
    table: siteSettings,
    id: siteSettings.id,
    name: siteSettings.shopName,
    texts: [siteSettings.aboutUs, siteSettings.parkingText],
    stays: true,
  },
]
