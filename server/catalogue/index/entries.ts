import type { Picture } from '../../../contract/media.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { chooseShown, type Price, type Priced, priceVariant } from '../prices/prices.ts'
import { describeVariant, makeCard } from '../products/cards.ts'
import { readMeasures } from '../products/measures.ts'
import { listColours, showSwatches } from '../products/swatches.ts'
import { nameSale } from '../sales/running-sale.ts'
import type { AskedVariant, Entry, EntryProperty, Sizes, VariantFacts } from '../search/entry.ts'
import { packPieces } from '../search/pieces.ts'
import { findAvailability, isInStock } from '../showroom/card-availability.ts'
import { groupValues, type PropertyGroup } from '../taxonomy/properties.ts'
import { isInShop, type Taxonomy } from '../taxonomy/taxonomy.ts'
import { type Facts, pickAsked } from './asked-variants.ts'
import { type EntryProduct, type EntryRows, readEntryRows, readVariantPictures } from './entry-rows.ts'

/** The index entries of these products, if the public may see them. */
export async function readEntries(db: Db, taxonomy: Taxonomy, uuids: string[], now: Date): Promise<Entry[]> {
  const rows = await readEntryRows(db, uuids)
  const stock = rows.products
    .filter((product) => isInShop(taxonomy, product))
    .flatMap((product) => listStocked(taxonomy, product, rows, now))
  const looks = await readLooks(db, stock, now)
  return stock.map((stocked) => makeEntry(stocked, taxonomy, looks))
}

type Variant = { uuid: string; name: string; saleUuid: string | null } & Facts
type Offer = { variant: Variant; price: Price }
type VariantSizes = Record<'widthCm' | 'heightCm' | 'depthCm', number | null>
type Stocked = ReturnType<typeof listStocked>[number]

/** A product without a visible variant has none. */
function listStocked(taxonomy: Taxonomy, product: EntryProduct, rows: EntryRows, now: Date) {
  const variants = rows.variants.get(product.uuid)
  if (!variants) return []
  const coloured = variants.map((variant) => ({ ...variant, valueIds: rows.valueIds.get(variant.uuid) ?? [] }))
  const shown: Offer = chooseShown(variants, now)
  return [
    {
      product,
      shown,
      colours: listColours(taxonomy, coloured),
      others: pickAsked(coloured, shown.variant.uuid).map(
        (variant): Offer => ({ variant, price: priceVariant(variant, now) }),
      ),
      saleUuids: listSales(variants, now),
      variantAmount: countUsual(variants),
      hasExDisplay: variants.some(({ isExDisplay }) => isExDisplay),
      availability: findAvailability(variants),
      sizes: findSizes(variants),
      pieces: packPieces(variants.map(readMeasures)),
      valueIdsOf: rows.valueIds,
      valueIds: coloured.flatMap(({ valueIds }) => valueIds),
      pictureHashes: rows.pictureHashes.get(product.uuid) ?? [],
      isNew: product.newUntil !== null && product.newUntil > now,
    },
  ]
}

/** An ex-display piece is no choice of the product, unless it is all that is left. */
const countUsual = (variants: { isExDisplay: boolean }[]) =>
  variants.filter(({ isExDisplay }) => !isExDisplay).length || variants.length

/** Those that run: a variant keeps its sale after the end. */
const listSales = (variants: (Priced & { saleUuid: string | null })[], now: Date): string[] => [
  ...new Set(variants.flatMap((variant) => (priceVariant(variant, now).onSale ? (variant.saleUuid ?? []) : []))),
]

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

/** The first pictures of variants: `own` ones, else those of their product. */
type Looks = { own: Map<string, string[]>; pictures: Map<string, Picture[]>; previousPrices: Map<string, number> }

const offersOf = ({ shown, others }: Stocked) => [shown, ...others]

/** What cards show of their variants: of those that stand for their products, and of those that words may ask for. */
async function readLooks(db: Db, stock: Stocked[], now: Date): Promise<Looks> {
  const offers = stock.flatMap(offersOf)
  const onSale = offers.filter(({ price }) => price.onSale)
  const uuids = stock.flatMap(({ shown, colours, others }) => [
    ...[shown, ...others].map(({ variant }) => variant.uuid),
    ...colours.map(({ variantUuid }) => variantUuid),
  ])
  const [own, previousPrices] = await Promise.all([
    readVariantPictures(db, [...new Set(uuids)]),
    readPreviousPrices(
      db,
      onSale.map(({ variant, price }) => ({ variantUuid: variant.uuid, ...price })),
      now,
    ),
  ])
  const hashes = new Map<string, string[]>()
  for (const stocked of stock) {
    for (const { variant } of offersOf(stocked)) {
      hashes.set(variant.uuid, (own.get(variant.uuid) ?? stocked.pictureHashes).slice(0, 2))
    }
  }
  const found = await readPictures(db, [...hashes.values()].flat())
  const list = (all: string[]) => all.map((hash) => found.get(hash)).filter((each) => each !== undefined)
  return { own, pictures: new Map([...hashes].map(([uuid, all]) => [uuid, list(all)])), previousPrices }
}

const showOffer = ({ variant, price }: Offer, { pictures, previousPrices }: Looks, taxonomy: Taxonomy): VariantFacts =>
  describeVariant({
    uuid: variant.uuid,
    sale: price.onSale ? nameSale(taxonomy, variant.saleUuid) : null,
    name: variant.name,
    price,
    previousPence: previousPrices.get(variant.uuid) ?? null,
    pictures: pictures.get(variant.uuid) ?? [],
  })

/** The shown variant comes first, so that it stays where another one matches no better. */
function listAsked({ shown, others, valueIdsOf }: Stocked, looks: Looks, taxonomy: Taxonomy): AskedVariant[] {
  if (others.length === 0) return []
  return [shown, ...others].map((offer) => ({
    valueIds: valueIdsOf.get(offer.variant.uuid) ?? [],
    pence: offer.price.effectivePence,
    isExDisplay: offer.variant.isExDisplay,
    onDisplay: offer.variant.onDisplay,
    inStock: isInStock(offer.variant),
    shown: offer === shown ? null : { variantUuid: offer.variant.uuid, ...showOffer(offer, looks, taxonomy) },
  }))
}

function makeEntry(stocked: Stocked, taxonomy: Taxonomy, looks: Looks): Entry {
  const { product, shown, colours, variantAmount, availability } = stocked
  const place = taxonomy.places.get(product.subCategoryUuid ?? '') ?? null
  const brand = taxonomy.brands.get(product.brandUuid ?? '') ?? null
  return {
    uuid: product.uuid,
    name: product.name,
    card: makeCard({
      product,
      place,
      brandName: brand?.name ?? '',
      variant: showOffer(shown, looks, taxonomy),
      variantAmount,
      availability,
      ...showSwatches(colours, (uuid) => (looks.own.has(uuid) ? looks.pictures.get(uuid)?.[0] : undefined)),
    }),
    description: product.description,
    metaTags: [...product.metaTags, ...listStockTags(stocked)],
    brand,
    range: taxonomy.ranges.get(product.rangeUuid ?? '') ?? null,
    category: place?.category ?? null,
    subCategory: place?.subCategory ?? null,
    properties: groupValues(taxonomy, stocked.valueIds).map(labelGroup),
    pricePence: shown.price.effectivePence,
    sizes: stocked.sizes,
    pieces: stocked.pieces,
    onSale: shown.price.onSale,
    saleUuids: stocked.saleUuids,
    isNew: stocked.isNew,
    onDisplay: availability.onDisplay,
    inStock: availability.inStock,
    listedAt: product.listedAt.getTime(),
    variants: listAsked(stocked, looks, taxonomy),
  }
}

/** So that searches for 'ex display sofa' and 'last one' find it. */
const listStockTags = ({ hasExDisplay, availability }: Stocked): string[] => [
  ...(hasExDisplay ? ['ex-display'] : []),
  ...(availability.stockState === 'last-one' ? ['last one'] : []),
]

const labelGroup = ({ name, ...group }: PropertyGroup): EntryProperty => ({ ...group, label: name })
