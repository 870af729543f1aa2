import type { Picture } from '../../contract/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { chooseShown, makeCard } from './cards.ts'
import { type EntryProduct, type EntryRows, readEntryRows, readVariantPictures } from './entry-rows.ts'
import { readPreviousPrices } from './price-log.ts'
import { groupValues } from './properties.ts'
import type { Entry, EntryProperty } from './search/entry.ts'
import { isInShop, type Shelves } from './shelves.ts'

/** What search knows of these products, as far as the public may see them. */
export async function readEntries(db: Db, shelves: Shelves, uuids: string[], now: Date): Promise<Entry[]> {
  const rows = await readEntryRows(db, uuids)
  const stock = rows.products
    .filter((product) => isInShop(shelves, product))
    .flatMap((product) => stockUp(product, rows, now))
  const [own, previousPrices] = await Promise.all([
    readVariantPictures(
      db,
      stock.map(({ shown }) => shown.uuid),
    ),
    readPreviousPrices(
      db,
      stock.filter(({ price }) => price.onSale).map(({ shown, price }) => ({ variantUuid: shown.uuid, ...price })),
    ),
  ])
  const hashesOf = ({ product, shown }: Stocked) =>
    (own.get(shown.uuid) ?? rows.pictureHashes.get(product.uuid) ?? []).slice(0, 2)
  const pictures = await readPictures(db, stock.flatMap(hashesOf))
  return stock.map((stocked) =>
    makeEntry(stocked, shelves, {
      pictures: hashesOf(stocked)
        .map((hash) => pictures.get(hash))
        .filter((picture) => picture !== undefined),
      previousPence: previousPrices.get(stocked.shown.uuid) ?? null,
      isNew: stocked.product.newUntil !== null && stocked.product.newUntil > now,
    }),
  )
}

type Stocked = ReturnType<typeof stockUp>[number]

function stockUp(product: EntryProduct, rows: EntryRows, now: Date) {
  const variants = rows.variants.get(product.uuid)
  if (!variants) return []
  const { variant: shown, price } = chooseShown(variants, now)
  return [{ product, shown, price, variantAmount: variants.length, valueIds: rows.valueIds.get(product.uuid) ?? [] }]
}

type Shown = { pictures: Picture[]; previousPence: number | null; isNew: boolean }

function makeEntry(
  { product, shown, price, variantAmount, valueIds }: Stocked,
  shelves: Shelves,
  { pictures, previousPence, isNew }: Shown,
): Entry {
  const place = shelves.places.get(product.subCategoryUuid ?? '') ?? null
  const brand = shelves.brands.get(product.brandUuid ?? '') ?? null
  return {
    uuid: product.uuid,
    name: product.name,
    card: makeCard({
      product,
      place,
      brandName: brand?.name ?? '',
      variantName: shown.name,
      variantAmount,
      price,
      previousPence,
      pictures,
    }),
    description: product.description,
    metaTags: product.metaTags,
    brand,
    range: shelves.ranges.get(product.rangeUuid ?? '') ?? null,
    category: place?.category ?? null,
    subCategory: place?.subCategory ?? null,
    properties: groupValues(shelves, valueIds).map(({ name, ...group }): EntryProperty => ({ ...group, label: name })),
    pricePence: price.effectivePence,
    onSale: price.onSale,
    isNew,
    listedAt: product.listedAt.getTime(),
  }
}
