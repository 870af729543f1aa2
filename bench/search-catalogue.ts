import type { Card, CardSwatch } from '../contract/cards.ts'
import type { Piece } from '../contract/fit/piece.ts'
import type { Picture } from '../contract/media.ts'
import type { AskedVariant, Entry, EntryProperty, ShownVariant, Sizes } from '../server/catalogue/search/entry.ts'
import { packPieces } from '../server/catalogue/search/fit/pieces.ts'
import {
  brandEndings,
  brandStarts,
  categories,
  properties,
  prose,
  rangeEndings,
  rangeNames,
  syllables,
} from './search-vocabulary.ts'

export type Random = () => number

/** Mulberry32: the same numbers for the same seed, everywhere. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const below = (random: Random, end: number) => Math.floor(random() * end)
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[below(random, items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const hex = (random: Random, length: number) => Array.from({ length }, () => below(random, 16).toString(16)).join('')
function makeUuid(random: Random): string {
  const digits = hex(random, 32)
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`]
  return [...parts, digits.slice(20)].join('-')
}
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** About 20,000 words, the most common first; the n-th is drawn n times less often than the first. */
const proseWords = [...new Set([...prose, ...makeWords(createRandom(7), 32_000)])]
const drawWord = (random: Random) => proseWords[Math.floor(proseWords.length ** random())] ?? 'the'

function makeWords(random: Random, amount: number): string[] {
  return Array.from({ length: amount }, () =>
    Array.from({ length: 2 + below(random, 3) }, () => pick(random, syllables)).join(''),
  )
}

type Shop = ReturnType<typeof makeShop>

/** All terms that generated products may have. */
export const generateTerms = (seed: number): Shop => makeShop(createRandom(seed))

function makeShop(random: Random) {
  const places = categories.flatMap(({ name, subCategories }, i) => {
    const category = { id: i + 1, name, routeName: slug(name), position: i }
    return Object.entries(subCategories).map(([subName, things], position) => {
      const subCategory = { uuid: makeUuid(random), name: subName, routeName: slug(subName), position }
      return { category, subCategory, things: things.split('|') }
    })
  })
  const brands = brandStarts.flatMap((start) =>
    brandEndings.map((ending) => ({ uuid: makeUuid(random), name: start + ending })),
  )
  const ranges = rangeNames.flatMap((start) =>
    rangeEndings.map((ending) => ({ uuid: makeUuid(random), name: start + ending, routeName: slug(start + ending) })),
  )
  const features = properties.map(([label, names, share, max], i) => {
    const values = names.map((name, position) => ({
      id: i * 100 + position + 1,
      name,
      swatch: i ? null : '#8e9a85',
      position,
    }))
    return { id: i + 1, label, position: i, values, share, max }
  })
  return { places, brands, ranges, features }
}

export function* generateEntries(count: number, seed: number): Generator<Entry> {
  const shop = generateTerms(seed)
  const random = createRandom(seed + 1)
  for (let i = 0; i < count; i++) yield generateEntry(shop, random)
}

function generateEntry(shop: Shop, random: Random): Entry {
  const { category, subCategory, things } = pick(random, shop.places)
  const range = random() < 0.8 ? pick(random, shop.ranges) : null
  const features = shop.features
    .filter((feature) => random() < feature.share)
    .map((feature) => chooseValues(feature, random))
  const colour = features[0]?.values[0]?.name
  const thing = pick(random, things)
  const name = [range?.name, thing, colour && random() < 0.5 && `in ${colour}`].filter(Boolean).join(' ')
  const prices = Array.from({ length: 2 + below(random, 2) }, () => 1500 + Math.round(random() ** 3 * 4985) * 100)
  const pricePence = random() < 0.03 ? 0 : Math.min(...prices)
  const entry = { uuid: makeUuid(random), name, brand: pick(random, shop.brands), range, category, subCategory }
  const facts = { pricePence, onSale: pricePence > 0 && random() < 0.12, isNew: random() < 0.06 }
  const sizes = {
    width: centimetres(random, 40, 260),
    height: centimetres(random, 30, 200),
    depth: centimetres(random, 20, 110),
  }
  const listedAt = Date.UTC(2023, 0, 1) + below(random, 3 * 365 * 24 * 60) * 60_000
  const shown = { onDisplay: listedAt % 660_000 === 0, inStock: listedAt % 300_000 === 0 }
  const described = {
    description: writeProse(random),
    metaTags: [subCategory.name.toLowerCase(), thing.toLowerCase()],
  }
  const card = makeCard(random, { ...entry, ...facts }, colour ?? 'Standard', prices.length)
  const variants = makeColours(createRandom(listedAt), { card, pricePence }, features)
  const swatches = variants.flatMap(({ shown }) => (shown ? [makeSwatch(shown)] : []))
  return {
    ...entry,
    ...facts,
    ...described,
    ...shown,
    sizes,
    pieces: packPieces(makePieces(sizes)),
    properties: features,
    listedAt,
    saleUuids: [],
    card: { ...card, swatches },
    variants,
  }
}

/** Two sizes of each product; some have removable legs and a smaller packing. */
function makePieces({ width, height, depth }: Sizes): Piece[] {
  const isTaken = width % 3 === 0
  const piece: Piece = {
    width,
    height,
    depth,
    widthWithoutArms: null,
    diagonalDepth: null,
    heightWithoutLegs: isTaken ? height - 12 : null,
    packedWidth: isTaken ? width - 10 : null,
    packedHeight: 60,
    packedDepth: depth,
  }
  return [piece, { ...piece, width: width + 40 }]
}

/** Leaves a tenth of the sizes unknown. */
const centimetres = (random: Random, min: number, max: number) => (random() < 0.1 ? 0 : min + below(random, max - min))

function chooseValues({ id, label, position, values, max }: Shop['features'][number], random: Random): EntryProperty {
  const chosen = new Set(Array.from({ length: 1 + below(random, max) }, () => pick(random, values)))
  return { id, label, position, values: [...chosen] }
}

function writeProse(random: Random): string {
  const words = Array.from({ length: 60 + below(random, 61) }, () => drawWord(random))
  return `${words.join(' ')}.`
}

/** Makes a variant of each colour of a product. A separate random sequence keeps the other facts the same between versions. */
type Own = { card: Card; pricePence: number }
function makeColours(random: Random, { card, pricePence }: Own, features: EntryProperty[]): AskedVariant[] {
  const values = features.flatMap(({ values }) => values).filter(({ swatch }) => swatch !== null)
  if (values.length < 2) return []
  const { price, onSale, salePrice, previousPrice } = card
  return values.map(({ id, name }, i) => {
    const images = [makePicture(random, card.name), makePicture(random, card.name)]
    const thumbnailUrl = images.map(({ url }) => url)
    const facts = { variantName: name, thumbnailUrl, images, price, onSale, salePrice, previousPrice }
    const uuid = i === 0 ? '' : makeUuid(random)
    const offer = { valueIds: [id], pence: pricePence, isExDisplay: false, onDisplay: false, inStock: false }
    return { ...offer, shown: i === 0 ? null : { variantUuid: uuid, shownVariantUuid: uuid, ...facts } }
  })
}

const makeSwatch = ({ variantUuid, variantName, thumbnailUrl }: ShownVariant): CardSwatch => ({
  name: variantName,
  swatch: '#8e9a85',
  variantUuid,
  imageUrl: thumbnailUrl[0] ?? null,
})

type Known = Pick<Entry, 'uuid' | 'name' | 'brand' | 'category' | 'subCategory' | 'pricePence' | 'onSale'>
function makeCard(random: Random, known: Known, variantName: string, variantAmount: number): Card {
  const pictures = [makePicture(random, known.name), makePicture(random, known.name)]
  const price = known.pricePence / 100
  return {
    uuid: known.uuid,
    name: known.name,
    brandName: known.brand?.name ?? '',
    shownVariantUuid: known.uuid,
    variantName,
    tags: [known.category?.name ?? '', known.subCategory?.name ?? ''],
    thumbnailUrl: pictures.map((picture) => picture.url),
    images: pictures,
    price: known.onSale ? Math.round(price * 1.25) : price,
    onSale: known.onSale,
    salePrice: known.onSale ? price : null,
    previousPrice: known.onSale ? Math.round(price * 1.25) : null,
    variantAmount,
    moreColorsAvailable: random() < 0.3,
    immediateDelivery: random() < 0.2,
    swatches: [],
    moreSwatches: 0,
  }
}

function makePicture(random: Random, name: string): Picture {
  const hash = hex(random, 64)
  const size = { width: 1600, height: 1200, focalX: 0.5, focalY: 0.5 }
  const alt = `${name}, seen from the front corner, on a plain studio background`
  return { hash, url: `/media/${hash}.webp`, alt, placeholder: `#${hex(random, 6)}`, ...size }
}
