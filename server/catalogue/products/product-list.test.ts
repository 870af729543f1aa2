import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import {
  checkFilters,
  listedStatuses,
  ProductsQuery,
  productSorts,
  productTraits,
  stockFilters,
} from '../../../contract/staff/products.ts'
import {
  hasStatus,
  isOnSaleOnCard,
  kept,
  matches,
  price,
  sorted,
  traits,
} from '../../../tests/oracles/naive-product-list.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { days, stockListedProducts } from '../../../tests/support/listed-products.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { listFoundInParts } from './product-list.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { subCategories, brands, ranges, bays, shop } = await stockListedProducts(db)

const words = ['alder', 'ECLAIR', 'éclair', 'table', '10%', '_', '%', 'fernhollow', 'sofas', 'x-1', 'Å', 'zzz']
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
    // A far page is beyond the last, which is then read from its end.
    page: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(101)),
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

test('the list without a filter counts the products of each status', async () => {
  const { counts } = await answered(client.products({}))
  const own = listedStatuses.map((status) => [status, shop.filter((one) => hasStatus(one, status)).length])
  expect(counts).toEqual(Object.fromEntries(own))
  expect(Object.values(counts).every((count) => count > 0)).toBe(true)
})

test.each([1, 2, 7, 1000])('a whole list read %i at a time is the list, in parts', async (readAtOnce) => {
  for (const query of [{}, { q: 'table' }, { status: 'draft', only: 'on-sale' }, { q: 'zzz' }, { status: 'bin' }]) {
    const asked = ProductsQuery.parse(query)
    const parts = [...(await listFoundInParts(db, asked, { length: 3, readAtOnce }))]
    const found = shop.filter((product) => matches(product, asked) && hasStatus(product, asked.status))
    expect(parts.flat()).toEqual(sorted(found, 'name').map(({ uuid }) => uuid))
    expect(parts.every(({ length }) => length > 0 && length <= 3)).toBe(true)
  }
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
  expect(await statusOf(client.products({ since: '0000-01-01' }))).toBe(400)
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
  const since = (saleStartsAt: string, saleEndsAt: string) =>
    ({ ...offer, saleStartsAt: new Date(saleStartsAt), saleEndsAt: new Date(saleEndsAt) }) as const
  const two = [since('2020-01-01', '2098-01-01'), since('2021-01-01', end)]
  await addProduct(db, { name: 'Period ends first', variants: two })
  const { rows } = await answered(client.products({ q: 'period' }))
  const none = { saleStartsAt: null, saleEndsAt: null }
  expect(Object.fromEntries(rows.map(({ name, ...row }) => [name, row]))).toMatchObject({
    'Period runs': { saleStartsAt: null, saleEndsAt: end },
    'Period starts': { saleStartsAt: start, saleEndsAt: end },
    'Period ends first': { saleStartsAt: null, saleEndsAt: end },
    'Period over': none,
    'Period without end': none,
  })
})
