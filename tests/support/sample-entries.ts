import fc from 'fast-check'
import type { Entry, EntryProperty } from '../../server/catalogue/search/entry.ts'
import { packPieces } from '../../server/catalogue/search/fit/pieces.ts'
import type { Synonym } from '../../server/catalogue/search/text/synonyms.ts'
import { unmeasured } from './unmeasured.ts'

/** A small shop in which many products share names, prices and dates. */
export const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const places = ['Sofas & Chairs', 'Bedroom', 'Crème'].flatMap((name, i) => {
  const category = { id: i + 1, name, routeName: `category-${i}`, position: 2 - i }
  return ['Sofa Beds', 'Benches', 'Nurseries'].slice(i).map((subName, j) => {
    const subCategory = { uuid: uuidOf(100 + i * 10 + j), name: subName, routeName: `sub-${i}-${j}`, position: j % 2 }
    return { category, subCategory }
  })
})
export const brands = ['Élan', 'Elan', 'O’Connell', 'Brand 10', 'Brand 2'].map((name, i) => ({
  uuid: uuidOf(200 + i),
  name,
}))
export const ranges = ['Oak', 'Oakley', 'Haven'].map((name, i) => ({
  uuid: uuidOf(300 + i),
  name,
  routeName: `range-${i}`,
}))
export const saleUuid = uuidOf(400)
const properties: EntryProperty[] = [
  ['Colour', 'Sage', 'Bouclé Cream', 'Dusk Blue'],
  ['Size', '10 ft', '2 ft', 'King-Size'],
  ['Wood', 'Velvet', 'Oak', 'Sage'],
  ['Colour', 'Teal', 'Oak', 'Rust'],
].map(([label = '', ...names], i) => ({
  id: 9 - i,
  label,
  position: i === 1 ? 0 : 1,
  values: names.map((name, j) => ({ id: i * 10 + j + 1, name, swatch: j === 1 ? '#8e9a85' : null, position: j % 2 })),
}))

const nameWords = [
  'Sofa',
  'sofa',
  'sofas',
  'Bench',
  'Élan',
  'elan',
  '2',
  '10',
  '007',
  'Seater',
  '3-seater',
  'Day-Bed',
  '×',
]
const rareWords = [
  'softer',
  'safer',
  'wardrobe',
  'wardrobes',
  'mattress',
  'shelf',
  'shelves',
  'curtain',
  'curtains',
  'ottoman',
]
const proseWords = [
  ...nameWords,
  ...rareWords,
  'and',
  'the',
  'of',
  'king’s',
  'oak',
  'velvet',
  'linen',
  'nursery',
  'soft',
  'box',
  'boxes',
  'glass',
  'glasses',
  'chassis',
  'foot',
  'feet',
]
const textOf = (words: string[], max: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: max }).map((chosen) => chosen.join(' '))
const orNone = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 8 })

const chosenProperties = fc
  .tuple(...properties.map((property) => fc.subarray(property.values).map((values) => ({ ...property, values }))))
  .chain((all) => fc.subarray(all))

const size = fc.constantFrom(0, 0, 45, 92.3, 200, 202.5)

const facts = fc.record({
  name: fc.oneof(textOf(nameWords, 3), fc.constantFrom('Ålesund', 'æ', '½ sofa', '🛋 sofa', 'Sofa – Oak', 'SOFA')),
  description: textOf(proseWords, 5),
  metaTags: fc.array(textOf(proseWords, 2), { maxLength: 2 }),
  brand: orNone(fc.constantFrom(...brands)),
  range: orNone(fc.constantFrom(...ranges)),
  place: orNone(fc.constantFrom(...places)),
  properties: chosenProperties,
  pricePence: fc.constantFrom(0, 0, 100, 99_900, 129_900),
  sizes: fc.record({ width: size, height: size, depth: size }),
  immediateDelivery: fc.boolean(),
  onSale: fc.boolean(),
  saleUuids: fc.constantFrom<string[]>([], [], [saleUuid]),
  isNew: fc.boolean(),
  onDisplay: fc.boolean(),
  inStock: fc.boolean(),
  listedAt: fc.constantFrom(0, 1, 1_700_000_000_000, 1_700_000_000_001),
})

export const entryOf = (n: number): fc.Arbitrary<Entry> =>
  facts.map(({ place, immediateDelivery, ...rest }) => {
    const placed = { category: place?.category ?? null, subCategory: place?.subCategory ?? null }
    const pieces = packPieces([{ ...unmeasured, ...rest.sizes }])
    return {
      uuid: uuidOf(n),
      ...rest,
      ...placed,
      pieces,
      variants: [],
      card: { ...cardOf(n, rest.name), immediateDelivery },
    }
  })

export const cardOf = (n: number, name: string): Entry['card'] => ({
  uuid: uuidOf(n),
  name,
  brandName: '',
  shownVariantUuid: uuidOf(n),
  variantName: '',
  tags: [],
  thumbnailUrl: [],
  images: [],
  price: n,
  onSale: false,
  salePrice: null,
  previousPrice: null,
  variantAmount: 1,
  moreColorsAvailable: false,
  immediateDelivery: false,
  swatches: [],
  moreSwatches: 0,
})

export const makeEntry = (n: number, known: Partial<Entry>): Entry => ({
  uuid: uuidOf(n),
  name: '',
  card: cardOf(n, known.name ?? ''),
  description: '',
  metaTags: [],
  brand: null,
  range: null,
  category: null,
  subCategory: null,
  properties: [],
  pricePence: 100,
  sizes: { width: 0, height: 0, depth: 0 },
  pieces: [],
  onSale: false,
  saleUuids: [],
  isNew: false,
  onDisplay: false,
  inStock: false,
  listedAt: 0,
  variants: [],
  ...known,
})

/** Up to `max` products, not ordered by uuid. */
export const entriesUpTo = (max: number, min = 0): fc.Arbitrary<Entry[]> =>
  fc
    .uniqueArray(fc.nat(max * 2), { minLength: min, maxLength: max, size: 'max' })
    .chain((ns) => fc.tuple(...ns.map(entryOf)))

const mistyped = fc
  .tuple(
    fc.constantFrom(...rareWords, 'sofa', 'bench', 'nursery', 'seater'),
    fc.nat(),
    fc.constantFrom('', 'x', 'e', 'fo'),
  )
  .map(([word, at, put]) => word.slice(0, at % word.length) + put + word.slice((at % word.length) + 1))
const beginning = fc.tuple(fc.constantFrom(...proseWords), fc.nat(5)).map(([word, end]) => word.slice(0, end))
const odd = fc.constantFrom('', ' ', '%', '🛋', '\0', '.*', '(', '\\', "'", 'é', 'e\u0301', '&', 'x'.repeat(200), '½')
export const searchText = fc
  .array(fc.oneof(fc.constantFrom(...proseWords), mistyped, beginning, odd), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '))

/** Synonyms: some are beginnings of others, and some stand for words that the shop does not have. */
export const anySynonyms: fc.Arbitrary<Synonym[]> = fc.array(
  fc.record({
    word: textOf(['settee', 'set', 'Settees', 'love', 'seat', 'sofa', 'of', 'day', 'bench', '2', 'couché'], 3),
    means: fc.array(textOf([...nameWords, ...rareWords, 'oak', 'of', 'xylophone'], 2), { maxLength: 2 }),
  }),
  { maxLength: 5 },
)
const slang = fc
  .array(fc.constantFrom('settee', 'sett', 'se', 'love', 'seat', 'sea', 'sofa', 'couche', 'day', 'be', 'oak', 'xylo'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '))

/** Queries in shoppers' words and in the shop's own. */
export const slangText = fc.oneof(
  slang,
  searchText,
  fc.tuple(searchText, slang).map((texts) => texts.join(' ')),
)
