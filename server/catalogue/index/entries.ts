import type { Picture } from '../../../contract/media.ts'
import type { Db } from '../../platform/database.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { chooseShown, type Price, type Priced, priceVariant } from '../prices/prices.ts'
import { describeVariant, makeCard } from '../products/cards.ts'
import { readMeasures } from '../products/measures.ts'
import { listColours, showSwatches } from '../products/swatches.ts'
import { nameSale } from '../sales/running-sale.ts'
import type { AskedVariant, Entry, EntryProperty, Sizes, VariantFacts } from '../search/entry.ts'
import { packPieces } from '../search/fit/pieces.ts'
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
  const shop = { ...(await readLooks(db, stock, now)), taxonomy }
  return stock.map((stocked) => makeEntry(stocked, shop))
}

type Variant = { uuid: string; name: string; saleUuid: string | null; valueIds: number[] } & Facts
type PricedVariant = { variant: Variant; price: Price }
type VariantSizes = Record<'widthCm' | 'heightCm' | 'depthCm', number | null>
type Stocked = ReturnType<typeof listStocked>[number]

/** Returns nothing for a product without a visible variant. */
function listStocked(taxonomy: Taxonomy, product: EntryProduct, rows: EntryRows, now: Date) {
  const variants = rows.variants.get(product.uuid)
  if (!variants) return []
  const shown: PricedVariant = chooseShown(variants, now)
  return [
    {
      product,
      shown,
      colours: listColours(taxonomy, variants),
      others: pickAsked(variants, shown.variant.uuid).map(
        (variant): PricedVariant => ({ variant, price: priceVariant(variant, now) }),
      ),
      saleUuids: listSales(variants, now),
      variantAmount: countUsual(variants),
      hasExDisplay: variants.some(({ isExDisplay }) => isExDisplay),
      availability: findAvailability(variants),
      sizes: findSizes(variants),
      pieces: packPieces(variants.map(readMeasures)),
      valueIds: variants.flatMap(({ valueIds }) => valueIds),
      pictures: rows.pictures.get(product.uuid) ?? [],
      isNew: product.newUntil !== null && product.newUntil > now,
    },
  ]
}

/** An ex-display piece is no choice of the product, unless it is all that is left. */
const countUsual = (variants: { isExDisplay: boolean }[]) =>
  variants.filter(({ isExDisplay }) => !isExDisplay).length || variants.length

/** The running sales of the variants: a variant still refers to its sale after the end. */
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

/** The first pictures that variants have of their own, and the 'was' prices of offers. */
type Looks = { own: Map<string, Picture[]>; previousPrices: Map<string, number> }

const offersOf = ({ shown, others }: Stocked) => [shown, ...others]

/** Reads the pictures and 'was' prices of the variants that cards may show. */
async function readLooks(db: Db, stock: Stocked[], now: Date): Promise<Looks> {
  const offers = stock.flatMap(offersOf)
  const uuids = stock.flatMap(({ shown, colours, others }) => [
    ...[shown, ...others].map(({ variant }) => variant.uuid),
    ...colours.map(({ variantUuid }) => variantUuid),
  ])
  const [own, previousPrices] = await Promise.all([
    readVariantPictures(db, [...new Set(uuids)]),
    readPreviousPrices(db, offers, now),
  ])
  return { own, previousPrices }
}

type Shop = Looks & { taxonomy: Taxonomy }

/** A variant without pictures of its own has those of its product. */
const showOffer = (
  { variant, price }: PricedVariant,
  { pictures }: Stocked,
  { own, previousPrices, taxonomy }: Shop,
): VariantFacts =>
  describeVariant({
    uuid: variant.uuid,
    sale: price.onSale ? nameSale(taxonomy, variant.saleUuid) : null,
    name: variant.name,
    price,
    previousPence: previousPrices.get(variant.uuid) ?? null,
    pictures: own.get(variant.uuid) ?? pictures,
  })

/** The shown variant comes first, so that it stays where another one matches no better. */
function listAsked(stocked: Stocked, shop: Shop): AskedVariant[] {
  const { shown, others } = stocked
  if (others.length === 0) return []
  return [shown, ...others].map((offer) => ({
    valueIds: offer.variant.valueIds,
    pence: offer.price.effectivePence,
    isExDisplay: offer.variant.isExDisplay,
    onDisplay: offer.variant.onDisplay,
    inStock: isInStock(offer.variant),
    shown: offer === shown ? null : { variantUuid: offer.variant.uuid, ...showOffer(offer, stocked, shop) },
  }))
}

function makeEntry(stocked: Stocked, shop: Shop): Entry {
  const { product, shown, colours, variantAmount, availability } = stocked
  const { taxonomy, own } = shop
  const place = taxonomy.places.get(product.subCategoryUuid ?? '') ?? null
  const brand = taxonomy.brands.get(product.brandUuid ?? '') ?? null
  return {
    uuid: product.uuid,
    name: product.name,
    card: makeCard({
      product,
      place,
      brandName: brand?.name ?? '',
      variant: showOffer(shown, stocked, shop),
      variantAmount,
      availability,
      ...showSwatches(colours, (uuid) => own.get(uuid)?.[0]),
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
    variants: listAsked(stocked, shop),
  }
}

/** Tags by which searches for 'ex display sofa' and 'last one' find the product. */
const listStockTags = ({ hasExDisplay, availability }: Stocked): string[] => [
  ...(hasExDisplay ? ['ex-display'] : []),
  ...(availability.stockState === 'last-one' ? ['last one'] : []),
]

const labelGroup = ({ name, ...group }: PropertyGroup): EntryProperty => ({ ...group, label: name })
