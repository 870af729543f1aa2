import type { Picture } from '../../../contract/media.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { chooseShown } from '../prices/prices.ts'
import { makeCard } from '../products/cards.ts'
import type { Entry, EntryProperty, Sizes } from '../search/entry.ts'
import { groupValues, type PropertyGroup } from '../taxonomy/properties.ts'
import { isInShop, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { type EntryProduct, type EntryRows, readEntryRows, readVariantPictures } from './entry-rows.ts'

/** The index entries of these products, if the public may see them. */
export async function readEntries(db: Db, taxonomy: Taxonomy, uuids: string[], now: Date): Promise<Entry[]> {
  const rows = await readEntryRows(db, uuids)
  const stock = rows.products
    .filter((product) => isInShop(taxonomy, product))
    .flatMap((product) => listStocked(product, rows, now))
  const looks = await readLooks(db, stock)
  return stock.map((stocked) => makeEntry(stocked, taxonomy, looks))
}

type VariantSizes = Record<'widthCm' | 'heightCm' | 'depthCm', number | null>
type Stocked = ReturnType<typeof listStocked>[number]

/** A product without a visible variant has none. */
function listStocked(product: EntryProduct, rows: EntryRows, now: Date) {
  const variants = rows.variants.get(product.uuid)
  if (!variants) return []
  const { variant: shown, price } = chooseShown(variants, now)
  return [
    {
      product,
      shown,
      price,
      variantAmount: variants.length,
      sizes: findSizes(variants),
      valueIds: rows.valueIds.get(product.uuid) ?? [],
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

/** The cards' facts about their chosen variants. */
async function readLooks(db: Db, stock: Stocked[]): Promise<Looks> {
  const uuids = stock.map(({ shown }) => shown.uuid)
  const onSale = stock.filter(({ price }) => price.onSale)
  const present = onSale.map(({ shown, price }) => ({ variantUuid: shown.uuid, ...price }))
  const [own, previousPrices] = await Promise.all([readVariantPictures(db, uuids), readPreviousPrices(db, present)])
  const hashes = stock.map(({ shown, pictureHashes }) => (own.get(shown.uuid) ?? pictureHashes).slice(0, 2))
  const found = await readPictures(db, hashes.flat())
  const list = (place: number) =>
    (hashes[place] ?? []).map((hash) => found.get(hash)).filter((each) => each !== undefined)
  const pictures = stock.map(({ shown }, place) => [shown.uuid, list(place)] as const)
  return { pictures: new Map(pictures), previousPrices }
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
