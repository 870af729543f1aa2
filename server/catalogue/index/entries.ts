import type { Picture } from '../../../contract/media.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { chooseShown } from '../prices/prices.ts'
import { makeCard } from '../products/cards.ts'
import { addPicture, listSwatches } from '../products/swatches.ts'
import type { Entry, EntryProperty, Sizes } from '../search/entry.ts'
import { groupValues, type PropertyGroup } from '../taxonomy/properties.ts'
import { isInShop, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { type EntryProduct, type EntryRows, readEntryRows, readVariantPictures } from './entry-rows.ts'

/** The index entries of these products, if the public may see them. */
export async function readEntries(db: Db, taxonomy: Taxonomy, uuids: string[], now: Date): Promise<Entry[]> {
  const rows = await readEntryRows(db, uuids)
  const stock = rows.products
    .filter((product) => isInShop(taxonomy, product))
    .flatMap((product) => listStocked(taxonomy, product, rows, now))
  const looks = await readLooks(db, stock)
  return stock.map((stocked) => makeEntry(stocked, taxonomy, looks))
}

type VariantSizes = Record<'widthCm' | 'heightCm' | 'depthCm', number | null>
type Stocked = ReturnType<typeof listStocked>[number]

/** A product without a visible variant has none. */
function listStocked(taxonomy: Taxonomy, product: EntryProduct, rows: EntryRows, now: Date) {
  const variants = rows.variants.get(product.uuid)
  if (!variants) return []
  const coloured = variants.map(({ uuid }) => ({ uuid, valueIds: rows.valueIds.get(uuid) ?? [] }))
  const { variant: shown, price } = chooseShown(variants, now)
  return [
    {
      product,
      shown,
      price,
      variantAmount: variants.length,
      sizes: findSizes(variants),
      valueIds: coloured.flatMap(({ valueIds }) => valueIds),
      ...listSwatches(taxonomy, coloured),
      pictureHashes: rows.pictureHashes.get(product.uuid) ?? [],
      isNew: product.newUntil !== null && product.newUntil > now,
    },
  ]
}

function findSizes(variants: VariantSizes[]): Sizes {
  const least = (sizes: (number | null)[]) => {
    const known = sizes.flatMap((size) => size || [])
    return known.length > 0 ? Math.min(...known) : 0
  }
  return {
    width: least(variants.map(({ widthCm }) => widthCm)),
    height: least(variants.map(({ heightCm }) => heightCm)),
    depth: least(variants.map(({ depthCm }) => depthCm)),
  }
}

type Looks = { pictures: Map<string, Picture[]>; previousPrices: Map<string, number> }

/** The cards' facts about their chosen variants, and the first pictures of those with other colours. */
async function readLooks(db: Db, stock: Stocked[]): Promise<Looks> {
  const uuids = stock.flatMap(({ shown, swatches }) => [shown.uuid, ...swatches.map(({ variantUuid }) => variantUuid)])
  const onSale = stock.filter(({ price }) => price.onSale)
  const present = onSale.map(({ shown, price }) => ({ variantUuid: shown.uuid, ...price }))
  const [own, previousPrices] = await Promise.all([
    readVariantPictures(db, [...new Set(uuids)]),
    readPreviousPrices(db, present),
  ])
  const hashes = new Map([...own].map(([uuid, all]) => [uuid, all.slice(0, 1)]))
  for (const { shown, pictureHashes } of stock)
    hashes.set(shown.uuid, (own.get(shown.uuid) ?? pictureHashes).slice(0, 2))
  const found = await readPictures(db, [...hashes.values()].flat())
  const list = (all: string[]) => all.map((hash) => found.get(hash)).filter((each) => each !== undefined)
  return { pictures: new Map([...hashes].map(([uuid, all]) => [uuid, list(all)])), previousPrices }
}

function makeEntry(stocked: Stocked, taxonomy: Taxonomy, { pictures, previousPrices }: Looks): Entry {
  const { product, shown, price, variantAmount } = stocked
  const place = taxonomy.places.get(product.subCategoryUuid ?? '') ?? null
  const brand = taxonomy.brands.get(product.brandUuid ?? '') ?? null
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
      previousPence: previousPrices.get(shown.uuid) ?? null,
      pictures: pictures.get(shown.uuid) ?? [],
      swatches: stocked.swatches.map((swatch) => addPicture(swatch, pictures.get(swatch.variantUuid)?.[0])),
      moreSwatches: stocked.moreSwatches,
    }),
    description: product.description,
    metaTags: product.metaTags,
    brand,
    range: taxonomy.ranges.get(product.rangeUuid ?? '') ?? null,
    category: place?.category ?? null,
    subCategory: place?.subCategory ?? null,
    properties: groupValues(taxonomy, stocked.valueIds).map(labelGroup),
    pricePence: price.effectivePence,
    sizes: stocked.sizes,
    onSale: price.onSale,
    isNew: stocked.isNew,
    listedAt: product.listedAt.getTime(),
  }
}

const labelGroup = ({ name, ...group }: PropertyGroup): EntryProperty => ({ ...group, label: name })
