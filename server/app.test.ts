import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bookingCalls } from '../contract/booking-calls.ts'
import { calls } from '../contract/calls.ts'
import { addressCall, type Client, createClient, sendByFetch } from '../contract/client.ts'
import { startDay } from '../contract/dates/clock.ts'
import { type Failure, failed, type Problem } from '../contract/errors.ts'
import { answerChallenge } from '../tests/support/captcha.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { encodeOddly, odd } from '../tests/support/inputs/odd-inputs.ts'
import { makeWrongInputs, validatorsWords } from '../tests/support/inputs/wrong-inputs.ts'
import { openShop, type Shop } from './app.ts'
import { readConfig } from './platform/config.ts'
import { openServer } from './platform/http-server.ts'
import { writeOpenNow, writeOpenToday } from './site/opening-today.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'showroom-app-'))
const database = await createTestDatabase()
const server = openServer((req, res) => shop.listener(req, res))
let shop: Shop
let rendered = 0
let base: string
let api: Client<typeof calls>

/** The demonstration shop behind its real listener, without React's pages. */
beforeAll(async () => {
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: 'a secret of thirty-two characters or more' })
  const pages = {
    render: async () => {
      rendered++
      return new Response('<!doctype html>a page', { headers: { 'content-type': 'text/html' } })
    },
    assets: (_req: unknown, _res: unknown, next: () => void) => next(),
    close: async () => {},
  }
  shop = await openShop({ config, database, pages, log: pino({ level: 'silent' }) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  api = createClient(calls, sendByFetch(base))
}, 120_000)

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections())
  await shop.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function got<Answer>(answer: Answer | Failure): Answer {
  if (failed(answer)) throw new Error(`${answer.status}: ${answer.problem.reason}`)
  return answer
}

const firstOf = <Item>(items: Item[]): Item => {
  const [first] = items
  if (first === undefined) throw new Error('There is none.')
  return first
}

test('every call of the contract answers what the contract says', async () => {
  const categories = got(await api.navCategories())
  const category = firstOf(categories)
  const subCategory = firstOf(category.subCategories)
  const brand = firstOf(subCategory.brands)
  const found = got(await api.search({ subCategoryUuid: subCategory.uuid }))
  const card = firstOf(found.products)
  const { product, variant } = got(await api.product({ productUuid: card.uuid }))
  const range = firstOf(got(await api.homeRanges()))
  const propertyId = firstOf(firstOf(product.properties).items).value
  const captchaValue = await answerChallenge(await (await fetch(`${base}/api/captcha/challenge`)).json())
  const enquiry = { name: 'Ada', email: 'ada@example.com', categoryId: 0, description: 'Is it in the shop?' }
  const list = { items: [{ variantUuid: variant.uuid }] }
  const shared = got(await api.shareShortlist(list))
  const inputs: { [Name in keyof typeof calls]: object } = {
    carousel: {},
    settings: {},
    redirect: { address: '/' },
    homeRanges: {},
    navRange: { categoryId: category.id },
    range: { rangeRoute: range.routeName },
    sale: { saleRoute: 'finishing-touches' },
    navCategories: {},
    subCategories: { categoryRoute: category.routeName },
    latestProductsInfo: {},
    clearanceInfo: {},
    categoryInfo: { categoryRoute: category.routeName },
    subCategoryInfo: { subCategoryRoute: subCategory.routeName },
    departments: {},
    storeIds: { categoryRoute: category.routeName, subCategoryRoute: subCategory.routeName },
    homeSections: {},
    newIn: {},
    suggest: { q: 'sof' },
    relatedProducts: { productUuid: product.uuid },
    search: { searchField: 'oak', properties: [propertyId], sortBy: 'priceLow' },
    variant: { variantUuid: variant.uuid },
    product: { productUuid: product.uuid },
    brand: { brandUuid: brand.uuid },
    propertyValue: { propertyId },
    page: { pageId: 'terms' },
    shortlistItems: { variantUuids: [variant.uuid] },
    shareShortlist: list,
    sharedShortlist: { token: shared.token },
    endShare: shared,
    contact: { ...enquiry, captchaValue, variantUuid: variant.uuid },
    login: {},
  }
  for (const [name, input] of Object.entries(inputs)) {
    const { method, path } = calls[name as keyof typeof calls]
    const { url, body } = addressCall({ method, path }, input)
    const answer = await fetch(base + url, { method, body, headers: { 'content-type': 'application/json' } })
    expect(answer.status, name).toBe(200)
    expect(answer.headers.get('content-type'), name).toMatch(/^application\/json/)
    const json: unknown = await answer.json()
    expect(calls[name as keyof typeof calls].answer.parse(json), name).toEqual(json)
  }
})

test('the demonstration shop is complete', async () => {
  const found = got(await api.search({}))
  expect(found).toMatchObject({ total: 70, pageAmt: 3, pageNum: 1 })
  expect(found.products).toHaveLength(24)
  expect(firstOf(found.products).tags).toHaveLength(2)
  const { headings, ...sections } = got(await api.homeSections())
  expect(headings.curtains).toEqual({ title: 'Ready Made Curtains', path: '/store/bedroom/ready-made-curtains' })
  for (const [name, cards] of Object.entries(sections)) expect(cards.length, name).toBeGreaterThan(0)
  const { image } = firstOf(got(await api.carousel()))
  const picture = await fetch(`${base}/media/${image?.hash}-640.webp`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

const anyCall = fc.constantFrom(...Object.values(calls))

test('no input makes a call fail with a server error', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCall,
      fc.dictionary(fc.string(), odd),
      fc.array(odd, { minLength: 2, maxLength: 2 }),
      async (call, body, parts) => {
        const path = call.path.replace(/:\w+\??/g, () => encodeOddly(parts.pop()))
        const sent =
          call.method === 'GET' ? {} : { body: JSON.stringify({ ...body, searchField: parts[0], properties: parts }) }
        const answer = await fetch(base + path, { method: call.method, ...sent })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400)
          expect(await answer.json()).toMatchObject({ title: expect.any(String), reason: expect.any(String) })
      },
    ),
    { numRuns: 400 },
  )
})

test.each<[string | Buffer<ArrayBuffer>, string]>([
  ['{"searchField":', 'not JSON'],
  ['[]', 'a list'],
  ['"text"', 'a text'],
  [Buffer.from([0xff, 0xfe, 0x00]), 'binary'],
  [JSON.stringify({ searchField: 7 }), 'a wrong type'],
  [JSON.stringify({ sortBy: 'random' }), 'an unknown order'],
  [JSON.stringify({ pageNum: {} }), 'no number'],
])('a search with %j is refused with a reason: %s', async (body, _what) => {
  const answer = await fetch(`${base}/api/search/`, { method: 'POST', body })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ title: expect.any(String), reason: expect.any(String) })
})

const openCalls = { ...calls, ...bookingCalls }

test.each(Object.keys(openCalls) as (keyof typeof openCalls)[])(
  '%s refuses a wrong body in plain words',
  async (name) => {
    const wrong = makeWrongInputs(openCalls[name])
    for (const input of wrong) {
      const { url, body } = addressCall(openCalls[name], input)
      const answer = await fetch(base + url, { method: openCalls[name].method, body })
      if (answer.status !== 400) continue
      const { reason, fields } = (await answer.json()) as Problem
      for (const words of [reason, ...Object.values(fields ?? {})])
        expect(words, url + body).not.toMatch(validatorsWords)
    }
  },
)

test('a public answer may be cached, is revalidated each time, and is then not sent again', async () => {
  const answer = await fetch(`${base}/api/category/navbar`)
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/)
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(`${base}/api/category/navbar`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('unknown query parameters create no cache entry of their own, and are kept by a redirect', async () => {
  const before = rendered
  for (let number = 1; number <= 20; number++) {
    const answer = await fetch(`${base}/find-us?x=${number}&page=${number}`)
    expect(answer.status).toBe(200)
  }
  expect(rendered - before).toBe(1)
  const moved = await fetch(`${base}/Admin?x=1&utm_source=mail`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/admin?x=1&utm_source=mail'])
})

test('only staff may open a preview, whatever it shows, and no cache stores it', async () => {
  const { products } = got(await api.search({}))
  for (const path of [
    `/product/${firstOf(products).uuid}`,
    `/product/${firstOf(products).uuid}/x.data`,
    '/product/x',
    '/range/x',
    `/brand/${crypto.randomUUID()}`,
    '/page/x',
    '/store/x',
    '/store/x/x',
    '/store/x.data',
  ]) {
    for (const cookie of ['', 'showroom.session_token=forged.signature']) {
      const answer = await fetch(`${base}/admin/preview${path}`, { headers: { cookie } })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    }
  }
})

test('cached opening hours are right at each time of the day', async ({ onTestFinished }) => {
  onTestFinished(() => void vi.useRealTimers())
  const { openingHours } = got(await api.settings())
  const midnight = startDay(Date.now()).getTime()
  for (const hour of [1, 12, 12.5, 22]) {
    const now = new Date(midnight + hour * 3_600_000)
    vi.useFakeTimers({ toFake: ['Date'], now })
    const [answer] = got(await api.suggest({ q: 'opening times' })).answers ?? []
    expect(answer?.text).toContain(writeOpenToday(openingHours, now))
    expect(got(await api.settings()).openNow).toBe(writeOpenNow(openingHours, now))
  }
})
