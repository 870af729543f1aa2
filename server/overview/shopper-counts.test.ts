import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { reportCalls } from '../../contract/report-calls.ts'
import { addProduct } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { findMonth } from '../../tests/support/months.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { answered, silentLog } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { buildTestServer } from '../../tests/support/test-server.ts'
import { buildIndex } from '../catalogue/search/catalogue-index.ts'
import { enquiries } from '../enquiries/tables.ts'
import { bindCalls } from '../serve.ts'
import { answerReportCalls, noteSearches, openShopperCounts, type ShopperCounts } from './shopper-counts.ts'
import { productViews, rareSearches, searchCounts } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const sofa = await addProduct(db, { name: 'Sofa' })
const bench = await addProduct(db, { name: 'Bench' })
const index = buildIndex([])
const client = openStaffClient({ db })
const secret = 'of this shop'
const server = buildTestServer()
let counts: ShopperCounts

const shopper = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const page = `/product/${sofa.uuid}/sofa`
const data = `/api/product/${sofa.uuid}`

beforeEach(async () => {
  for (const table of [productViews, searchCounts, rareSearches, enquiries]) await db.delete(table)
  counts = openShopperCounts({ db, readIndex: () => index, secret, log: silentLog, everyMs: 60_000 })
  const fetch = ({ url }: Request) =>
    url.endsWith('/gone') ? Response.redirect('https://shop.example/') : new Response(url)
  await server.open({ fetch, onShown: counts.note })
})
afterEach(server.close)
afterAll(database.drop)

/** The stored views of the sofa, after all pending counts are written. */
async function countViews(): Promise<number> {
  await counts.close()
  const { days } = await answered(client.productViews({ uuid: sofa.uuid }))
  return days.at(-1)?.views ?? Number.NaN
}

test('a view by a shopper is counted, for a page or its data, rendered, cached or not modified', async () => {
  const { headers } = await server.ask(page, shopper)
  await server.ask(page, shopper)
  expect((await server.ask(page, { ...shopper, 'if-none-match': String(headers.etag) })).status).toBe(304)
  await server.ask(data, shopper)
  await server.ask(`${page}?utm_source=letter`, shopper)
  expect(await countViews()).toBe(5)
})

test.each([
  [
    'a machine that says so',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a client without a name', {}],
  ['a browser that prefetches', { ...shopper, 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser that prefetches', { ...shopper, purpose: 'prefetch' }],
  ['staff', { ...shopper, cookie: 'a=1; showroom.session_token=abc.def' }],
  ['staff behind TLS', { ...shopper, cookie: '__Host-showroom.session_token=abc.def' }],
])('%s is not counted', async (_, headers) => {
  for (const path of [page, page, data]) await server.ask(path, headers)
  expect(await countViews()).toBe(0)
})

test('a missing page, a HEAD request and other pages are not counted', async () => {
  await server.ask(`${page}/gone`, shopper)
  await server.ask(page, shopper, 'HEAD')
  await server.ask(page, shopper, 'POST')
  for (const path of ['/', '/product/', '/product/12', `/product/${randomUUID()}`, `/x${page}`, '/store/sofas'])
    await server.ask(path, shopper)
  expect(await countViews()).toBe(0)
  expect(await db.select().from(productViews)).toEqual([])
})

test('a cached search counts too, once for each shopper', async () => {
  for (let n = 0; n < 3; n++) await server.ask('/search/oak%20settee', shopper)
  await server.ask('/search/oak%20settee?page=2', shopper)
  await server.ask('/search/%E0%A4%A', shopper)
  await server.ask('/search/settee', { 'user-agent': 'Mozilla/5.0 HeadlessChrome' })
  await counts.close()
  expect(await db.select().from(rareSearches)).toMatchObject([{ asked: 3 }])
})

test('a product opened from a search page counts for the search', async () => {
  const months = { month: findMonth(), asked: 1, opened: 0 }
  await db.insert(searchCounts).values([{ text: 'oak settee', ...months }])
  const from = (path: string) => ({ ...shopper, referer: `https://shop.example${path}` })
  await server.ask(page, from('/search/oak%20settee'))
  await server.ask(data, from('/search/Oak%20settee?page=2'))
  for (const path of ['/', '/store/search/oak%20settee', '/search/%E0%A4%A']) await server.ask(page, from(path))
  await server.ask(page, { ...shopper, referer: 'oak settee' })
  await server.ask(page, { ...from('/search/oak%20settee'), 'user-agent': 'curl/8.5.0' })
  await server.ask('/search/oak%20settee', shopper)
  await server.ask('/search/oak%20settee?sortBy=az', shopper)
  await counts.close()
  expect(await db.select().from(searchCounts)).toMatchObject([{ asked: 2, opened: 2 }])
})

test('a search by the API counts only for its first page without filters', async () => {
  const months = { month: findMonth(), asked: 1, opened: 0 }
  await db.insert(searchCounts).values([{ text: 'oak', ...months }])
  const { search } = calls
  let found = { products: [{}], relaxed: [{}] }
  const [bound] = noteSearches([{ name: 'search', call: search, answer: async () => found }], counts)
  const ask = (input: object, headers: Record<string, string> = shopper) =>
    bound?.answer({ searchField: 'Oak', ...input }, { address: '', headers: new Headers(headers) })
  await ask({})
  found = { products: [], relaxed: [] }
  await ask({ sortBy: 'relevance', pageNum: 1, properties: [], ignored: [], brandUuid: '', onSaleOnly: false })
  for (const more of [{ pageNum: 2 }, { sortBy: 'az' }, { priceMax: 900 }, { properties: [7] }, { ignored: ['price'] }])
    await ask(more)
  await ask({}, {})
  await counts.close()
  expect(await db.select().from(searchCounts)).toMatchObject([{ text: 'oak', asked: 3 }])
})

test('a product opened from type-ahead counts as a search and an opening, unless a bot sends the request', async () => {
  await db.insert(searchCounts).values([{ text: 'oak set', month: findMonth(), asked: 1, opened: 0 }])
  const [bound] = bindCalls(reportCalls, answerReportCalls(counts))
  const report = (searchField: string, headers: Record<string, string>) =>
    bound?.answer({ searchField }, { address: '', headers: new Headers(headers) })
  expect(await report('Oak set', shopper)).toBe(null)
  await report('oak set', { 'user-agent': 'curl/8.5.0' })
  await report('oak set', { ...shopper, cookie: 'showroom.session_token=abc.def' })
  await counts.close()
  expect(await db.select().from(searchCounts)).toMatchObject([{ asked: 2, opened: 1 }])
})

test('counts of several processes are summed, and are deleted after a year', async () => {
  await db.insert(productViews).values({ day: '2020-01-01', productUuid: sofa.uuid, views: 9 })
  const all = Array.from({ length: 5 }, () => openShopperCounts({ db, readIndex: () => index, secret, log: silentLog }))
  for (const each of all) {
    for (const url of [page, `/product/${bench.uuid}`, page]) each.note({ url, headers: shopper } as never)
  }
  await Promise.all(all.map((each) => each.close()))
  const rows = await db.select().from(productViews)
  expect(Object.fromEntries(rows.map((row) => [row.productUuid, row.views]))).toEqual({
    [sofa.uuid]: 10,
    [bench.uuid]: 5,
  })
})

test('a count is stored within seconds', async () => {
  const quick = openShopperCounts({ db, readIndex: () => index, secret, log: silentLog, everyMs: 10 })
  quick.note({ url: page, headers: shopper } as never)
  await waitFor(async () => expect(await db.$count(productViews)).toBe(1))
  await quick.close()
})

test('views and enquiries are shown by day and by product, each to the right roles', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
  // Counted in calendar days, because a day has 23 or 25 hours when the clocks change.
  const asDay = (back: number) => new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10)
  const dayOf = (back: number) => (back === 0 ? new Date() : new Date(`${asDay(back)}T12:00:00Z`))
  const about = { productName: '', variantName: '', pricePence: 1, salePricePence: null, pictureHash: null }
  // Two variants of one product count as one enquiry about it.
  const listOf = ({ uuid }: typeof sofa) => ({
    askedAbout: null,
    items: ['a', 'b'].map((variantUuid) => ({ ...about, productUuid: uuid, variantUuid, quantity: 1, note: '' })),
  })
  const asked = (product: typeof sofa, back: number, more = {}) => ({
    name: 'Ada',
    email: 'ada@example.com',
    department: 'General',
    description: 'How wide?',
    createdAt: dayOf(back),
    askedAbout: { ...about, productUuid: product.uuid },
    ...more,
  })
  await db
    .insert(enquiries)
    .values([asked(bench, 0), asked(bench, 5, listOf(bench)), asked(sofa, 40), asked(sofa, 0, { status: 'spam' })])
  await db.insert(enquiries).values([asked(sofa, 5, { askedAbout: null })])
  const view = (product: typeof sofa, back: number, views: number) => ({
    day: asDay(back),
    productUuid: product.uuid,
    views,
  })
  await db
    .insert(productViews)
    .values([view(sofa, 0, 3), view(bench, 0, 1), view(sofa, 29, 4), view(sofa, 30, 50), view(sofa, 89, 7)])

  const month = await answered(client.viewCounts({ days: 30 }))
  expect(month.days).toHaveLength(30)
  expect(month.days.at(-1)).toEqual({ day: asDay(0), views: 4, enquiries: 1 })
  expect(month.days[24]).toEqual({ day: asDay(5), views: 0, enquiries: 2 })
  expect(month.days[0]).toEqual({ day: asDay(29), views: 4, enquiries: 0 })
  expect(month.products).toEqual([
    { uuid: sofa.uuid, name: 'Sofa', views: 7, enquiries: 0 },
    { uuid: bench.uuid, name: 'Bench', views: 1, enquiries: 2 },
  ])
  const quarter = await answered(client.viewCounts({ days: 90 }))
  expect(quarter.days).toHaveLength(90)
  expect(quarter.products[0]).toEqual({ uuid: sofa.uuid, name: 'Sofa', views: 64, enquiries: 1 })

  const editor = await answered(openStaffClient({ db }, 'editor').viewCounts({ days: 30 }))
  expect(editor.days.at(-1)).toEqual({ day: asDay(0), views: 4, enquiries: null })
  const seller = await answered(openStaffClient({ db }, 'sales').viewCounts({ days: 30 }))
  expect(seller.products).toEqual([{ uuid: bench.uuid, name: 'Bench', views: null, enquiries: 2 }])
})
