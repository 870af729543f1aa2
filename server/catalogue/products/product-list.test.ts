import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockStates } from '../../../contract/availability.ts'
import {
  checkFilters,
  listedStatuses,
  ProductsQuery,
  productSorts,
  productTraits,
  stockFilters,
} from '../../../contract/staff/products.ts'
import { addBrand, addCategory, addProduct, addRange, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff-client.ts'
import { displayPlaces, products } from '../tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })

const names = ['Alder Sofa', 'Éclair Chair', 'eclair table', 'Zinc Bed 10%', 'Oak_bench', 'ALDER table']
const words = ['alder', 'ECLAIR', 'éclair', 'table', '10%', '_', '%', 'fernhollow', 'sofas', 'x-1', 'Å', 'zzz']
const past = new Date('2020-01-01')
const sincePast = new Date('2020-02-01')
const future = new Date('2100-01-01')
const soon = new Date(Date.now() + 86_400_000)
const distant = new Date('2101-01-01')
const monthsAgo = new Date(Date.now() - 60 * 86_400_000)
const recently = new Date(Date.now() - 86_400_000)
const days = ['2026-03-28', '2026-03-29', '2026-03-30']
const moments = days.flatMap((day) => [`${day}T00:00:00+00:00`, `${day}T00:00:00+01:00`].map((text) => new Date(text)))

const anyVariant = fc.record({
  pricePence: fc.constantFrom(0, 100, 250, 9900),
  onSale: fc.boolean(),
  saleStartsAt: fc.constantFrom(null, past, future),
  saleEndsAt: fc.constantFrom(null, soon, distant, sincePast),
  widthCm: fc.constantFrom(null, 0, 80),
  visible: fc.boolean(),
  deletedAt: fc.constantFrom(null, null, past),
  code: fc.boolean(),
  pictures: fc.constantFrom<string[]>([], [], ['front']),
  display: fc.constantFrom(null, 'nowhere', 'Bay 1', 'Bay 2'),
  displayCheckedAt: fc.constantFrom(null, monthsAgo, recently),
  stockState: fc.constantFrom(null, ...stockStates),
  stockCheckedAt: fc.constantFrom(null, monthsAgo, recently),
})
const anyProduct = fc.record({
  name: fc.constantFrom(...names),
  status: fc.constantFrom('draft' as const, 'published' as const, 'archived' as const),
  deletedAt: fc.constantFrom(null, null, null, past),
  subCategory: fc.nat(3),
  brand: fc.nat(2),
  range: fc.nat(1),
  code: fc.boolean(),
  updatedAt: fc.constantFrom(...moments),
  listedAt: fc.constantFrom(past, future),
  pictures: fc.constantFrom<string[]>([], ['room']),
  variants: fc.array(anyVariant, { minLength: 1, maxLength: 3 }),
})

type Made = Awaited<ReturnType<typeof make>>
let subCategories: { uuid: string; name: string; categoryId: number }[]
let brands: { uuid: string; name: string }[]
let ranges: { uuid: string; name: string }[]
let bays: { uuid: string; name: string }[]
let shop: Made[]

beforeAll(async () => {
  const living = await addCategory(db, 'Living')
  const dining = await addCategory(db, 'Dining')
  subCategories = [
    await addSubCategory(db, living.id, 'Sofas'),
    await addSubCategory(db, living.id, 'Ålesund'),
    await addSubCategory(db, dining.id, 'Tables'),
  ]
  brands = [await addBrand(db, 'Fernhollow'), await addBrand(db, 'Xéres')]
  ranges = [await addRange(db, 'Haven')]
  bays = await db
    .insert(displayPlaces)
    .values([{ name: 'Bay 1' }, { name: 'Bay 2' }])
    .returning()
  shop = []
  const drawn = fc.sample(anyProduct, { numRuns: 130, seed: 7 })
  for (const [number, product] of drawn.entries()) shop.push(await make(product, number))
})

async function make(given: Parameters<Parameters<typeof anyProduct.map>[0]>[0], number: number) {
  const { subCategory, brand, range, code, variants, updatedAt, ...columns } = given
  const placed = { subCategory: subCategories[subCategory], brand: brands[brand], range: ranges[range] }
  const own = variants.map(({ code: coded, onSale, display, ...variant }, place) => ({
    ...variant,
    onDisplay: display !== null,
    displayPlaceUuid: bays.find(({ name }) => name === display)?.uuid ?? null,
    onSale: onSale && variant.pricePence > 100,
    salePricePence: onSale && variant.pricePence > 100 ? 90 + place : null,
    // The end of an offer has to be later than its start.
    saleEndsAt: variant.saleStartsAt === future && variant.saleEndsAt ? distant : variant.saleEndsAt,
    supplierCode: coded ? `X-1${number}-${place}` : null,
  }))
  const row = await addProduct(db, {
    ...columns,
    subCategoryUuid: placed.subCategory?.uuid,
    brandUuid: placed.brand?.uuid,
    rangeUuid: placed.range?.uuid,
    supplierCode: code ? `P-${number}` : null,
    variants: own,
  })
  await db
    .update(products)
    .set({ updatedAt })
    .where(inArray(products.uuid, [row.uuid]))
  return { ...given, ...row, updatedAt, ...placed, variants: own }
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const kept = (product: Made) => product.variants.filter((variant) => variant.deletedAt === null)
const shown = (product: Made) => kept(product).filter((variant) => variant.visible)

type Variant = Made['variants'][number]
const isOnSale = ({ onSale, saleStartsAt, saleEndsAt }: Variant) =>
  onSale && saleStartsAt !== future && saleEndsAt !== sincePast
const costs = (variant: Variant) => (isOnSale(variant) ? (variant.salePricePence ?? 0) : variant.pricePence)
/** A product is listed with its cheapest priced variant; with the first of equals. */
const onCard = (product: Made) =>
  shown(product)
    .filter((variant) => costs(variant) > 0)
    .toSorted((a, b) => costs(a) - costs(b))[0]
const price = (product: Made) => {
  const variant = onCard(product)
  return variant ? costs(variant) : 0
}
const isOnSaleOnCard = (product: Made) => {
  const variant = onCard(product)
  return variant !== undefined && isOnSale(variant)
}

const traits: Record<(typeof productTraits)[number], (product: Made) => boolean> = {
  'on-sale': (product) => shown(product).some(isOnSale),
  'no-picture': (product) => [product, ...kept(product)].every(({ pictures }) => pictures.length === 0),
  'no-place': ({ subCategory }) => subCategory === undefined,
  'no-price': (product) => price(product) === 0,
  'sale-ends': (product) => shown(product).some((variant) => isOnSale(variant) && variant.saleEndsAt === soon),
  'sale-begins': (product) => shown(product).some(({ onSale, saleStartsAt }) => onSale && saleStartsAt === future),
  'variant-no-price': (product) => shown(product).some(({ pricePence }) => pricePence === 0),
  'no-dimensions': (product) => shown(product).some(({ widthCm }) => !widthCm),
}

function matches(product: Made, asked: ProductsQuery): boolean {
  const texts = [product.name, product.supplierCode, product.brand?.name, product.subCategory?.name]
  const codes = kept(product).map((variant) => variant.supplierCode)
  const holds = (word: string) => [...texts, ...codes].some((text) => plain(text ?? '').includes(plain(word)))
  return (
    asked.q.split(' ').every(holds) &&
    (asked.category === undefined || product.subCategory?.categoryId === asked.category) &&
    (asked.subCategory === undefined || product.subCategory?.uuid === asked.subCategory) &&
    (asked.brand === undefined || product.brand?.uuid === asked.brand) &&
    (asked.range === undefined || product.range?.uuid === asked.range) &&
    (asked.since === undefined || londonDay(product.updatedAt) >= asked.since) &&
    asked.only.every((trait) => traits[trait](product)) &&
    (asked.display !== 'no' || shown(product).every(({ onDisplay }) => !onDisplay)) &&
    ((asked.stock ?? asked.display ?? asked.checked) === undefined ||
      (asked.display === 'no' && asked.stock === undefined && asked.checked === undefined) ||
      shown(product).some((variant) => meetsShowroom(variant, asked)))
  )
}

function meetsShowroom(variant: Variant, { stock, display, checked }: ProductsQuery): boolean {
  const { onDisplay, displayPlaceUuid, displayCheckedAt, stockState, stockCheckedAt } = variant
  const isOld = (onDisplay && displayCheckedAt !== recently) || (stockState !== null && stockCheckedAt !== recently)
  return (
    (stock === undefined || (stockState ?? 'none') === stock) &&
    (display === undefined || (display === 'yes' && onDisplay) || display === 'no' || displayPlaceUuid === display) &&
    (checked === undefined || (checked === 'old' ? isOld : displayCheckedAt === null && stockCheckedAt === null))
  )
}

const londonDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

const hasStatus = (product: Made, status: ProductsQuery['status']) =>
  status === 'bin' ? product.deletedAt !== null : product.deletedAt === null && [product.status, 'all'].includes(status)

const sortKeys = {
  name: () => 0,
  price,
  status: ({ status }: Made) => ['published', 'draft', 'archived'].indexOf(status),
  updated: ({ updatedAt }: Made) => updatedAt.getTime(),
  listed: ({ listedAt }: Made) => listedAt.getTime(),
}
const nameKey = (product: Made) => plain(`${product.name} ${product.supplierCode ?? ''}`)
const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

function sorted(found: Made[], sort: string): Made[] {
  const way = sort.startsWith('-') ? -1 : 1
  const name = sort.replace('-', '') as keyof typeof sortKeys
  const nameWay = name === 'name' ? way : 1
  return found.toSorted(
    (a, b) =>
      way * compare(sortKeys[name](a), sortKeys[name](b)) ||
      nameWay * compare(nameKey(a), nameKey(b)) ||
      compare(a.uuid, b.uuid),
  )
}

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })

test('filters, counts, sorts and pages as a naive reader of the whole catalogue does', async () => {
  const place = <Item>(items: Item[]) => fc.nat(items.length - 1).map((i) => items[i])
  const anyQuestion = fc.record({
    q: fc.array(fc.constantFrom(...words), { maxLength: 2 }).map((list) => list.join(' ')),
    status: fc.constantFrom(...listedStatuses),
    category: maybe(place(subCategories).map((subCategory) => subCategory?.categoryId)),
    subCategory: maybe(place(subCategories).map((subCategory) => subCategory?.uuid)),
    brand: maybe(place(brands).map((brand) => brand?.uuid)),
    range: maybe(place(ranges).map((range) => range?.uuid)),
    only: fc.subarray([...productTraits], { maxLength: 2 }).map((list) => list.join(',')),
    since: maybe(fc.constantFrom(...days)),
    stock: maybe(fc.constantFrom(...stockFilters)),
    display: maybe(fc.constantFrom('yes', 'no', ...bays.map(({ uuid }) => uuid))),
    checked: maybe(fc.constantFrom(...checkFilters)),
    sort: fc.constantFrom(...productSorts).chain((sort) => fc.constantFrom(sort, `-${sort}`)),
    page: fc.integer({ min: 1, max: 4 }),
  })
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (question) => {
      const given = Object.entries(question).filter(([, value]) => value !== undefined)
      const input = Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
      const list = await answered(client.products(input))
      const asked = ProductsQuery.parse(input)
      const found = shop.filter((product) => matches(product, asked))
      const counts = listedStatuses.map((status) => [status, found.filter((one) => hasStatus(one, status)).length])
      expect(list.counts).toEqual(Object.fromEntries(counts))
      const all = sorted(
        found.filter((product) => hasStatus(product, asked.status)),
        asked.sort,
      )
      const page = Math.min(asked.page, Math.max(1, Math.ceil(all.length / 50)))
      expect(list).toMatchObject({ total: all.length, page, pageAmt: Math.max(1, Math.ceil(all.length / 50)) })
      expect(list.rows.map((row) => row.uuid)).toEqual(all.slice((page - 1) * 50, page * 50).map((row) => row.uuid))
    }),
    { numRuns: 300 },
  )
})

test('a row contains the facts that the list shows', async () => {
  const list = await answered(client.products({ sort: '-price' }))
  for (const row of list.rows) {
    const product = shop.find(({ uuid }) => uuid === row.uuid)
    if (!product) throw new Error('An unknown product was listed.')
    expect(row).toMatchObject({
      name: product.name,
      price: price(product) / 100,
      onSale: isOnSaleOnCard(product),
      variantCount: kept(product).length,
      subCategory: product.subCategory?.name ?? '',
      brand: product.brand?.name ?? '',
      range: product.range?.name ?? '',
    })
    expect(row.picture === null).toBe(traits['no-picture'](product))
  }
})

test('a senseless query is refused', async () => {
  expect(await statusOf(client.products({ status: 'sold' }))).toBe(400)
  expect(await statusOf(client.products({ only: 'no-picture,nonsense' }))).toBe(400)
  expect(await statusOf(client.products({ sort: 'uuid; drop table products' }))).toBe(400)
  expect(await statusOf(client.products({ since: '2026-02-31' }))).toBe(400)
  expect(await statusOf(client.products({ stock: 'gone' }))).toBe(400)
  expect(await statusOf(client.products({ display: 'maybe' }))).toBe(400)
})

test('the list shows until when an offer runs, or when the next one starts', async () => {
  const offer = { pricePence: 100_00, salePricePence: 80_00, onSale: true }
  const start = '2096-01-01T00:00:00.000000Z'
  const end = '2097-01-01T00:00:00.000000Z'
  const windows = {
    'Period runs': { saleEndsAt: new Date(end) },
    'Period starts': { saleStartsAt: new Date(start), saleEndsAt: new Date(end) },
    'Period over': { saleEndsAt: new Date('2020-01-01') },
    'Period without end': {},
  }
  for (const [name, window] of Object.entries(windows))
    await addProduct(db, { name, variants: [{ ...offer, ...window }] })
  const { rows } = await answered(client.products({ q: 'period' }))
  const none = { saleStartsAt: null, saleEndsAt: null }
  expect(Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))).toMatchObject({
    'Period runs': { saleStartsAt: null, saleEndsAt: end },
    'Period starts': { saleStartsAt: start, saleEndsAt: end },
    'Period over': none,
    'Period without end': none,
  })
})
