import { afterAll, expect, test } from 'vitest'
import {
  addBrand,
  addCategory,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { openShopWindow } from '../../tests/support/shop-window.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'
import { pages } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const publicUrl = 'https://shop.example'
const changedAt = new Date('2026-02-03T04:05:06.000Z')
const category = await addCategory(db, 'Sofas & Chairs', { updatedAt: changedAt })
const sofas = await addSubCategory(db, category.id, 'Sofas')
const closed = await addCategory(db, 'Closed', { visible: false })
const hidden = await addSubCategory(db, closed.id, 'Hidden')
const brand = await addBrand(db, 'Wrenmoor')
await addRange(db, 'Alder')
const { Oak, Ash, Elm } = await addProperty(db, 'Wood', ['Oak', 'Ash', 'Elm'])
const shown = await addProduct(db, {
  name: 'A Sofa',
  subCategoryUuid: sofas.uuid,
  updatedAt: changedAt,
  variants: [
    { name: 'Oat', values: [Oak], updatedAt: changedAt },
    { name: 'Sage', updatedAt: new Date('2026-03-03T00:00:00.000Z') },
    { name: 'Gone', visible: false },
  ],
})
const notShown = [
  await addProduct(db, { name: 'Draft', status: 'draft', subCategoryUuid: sofas.uuid, variants: [{ values: [Ash] }] }),
  await addProduct(db, {
    name: 'In a hidden sub-category',
    subCategoryUuid: hidden.uuid,
    variants: [{ values: [Elm] }],
  }),
  await addProduct(db, { name: 'Binned', deletedAt: changedAt }),
]
await db.insert(pages).values([
  { id: 'delivery', title: 'Delivery' },
  { id: 'not-yet', title: 'Not yet', visible: false },
])
const { catalogue } = await openShopWindow(db)
const write = async (more: { part?: number; limit?: number } = {}) =>
  await writeSitemap({ db, catalogue, publicUrl, ...more })
const readEntries = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(
    ([, path = '', changed = '']) => ({ path, changed }),
  )

test('the sitemap contains every public page, and no other', async () => {
  const paths = readEntries(await write()).map(({ path }) => path)
  expect(paths.toSorted()).toEqual(
    [
      '/',
      '/find-us',
      '/how-to-measure',
      '/visit',
      '/contact',
      '/latest-products',
      '/special-offers',
      '/store/sofas-chairs',
      '/store/sofas-chairs/sofas',
      '/range/alder',
      `/brand/${brand.uuid}/wrenmoor`,
      `/property/${Oak}/oak`,
      '/page/delivery',
      '/terms',
      '/privacy-policy',
      '/disclaimer',
      '/interest-free-credit',
      '/customer-complaint',
      '/vulnerable-customers-policy',
      `/product/${shown.uuid}/a-sofa`,
      `/product/${shown.uuid}/a-sofa/${shown.variants[1]?.uuid}`,
    ].toSorted(),
  )
  for (const { uuid } of notShown) expect(paths.join()).not.toContain(uuid)
})

test('each entry of the sitemap has its last change', async () => {
  const changed = new Map(readEntries(await write()).map((entry) => [entry.path, entry.changed]))
  expect(changed.get('/store/sofas-chairs')).toBe('2026-02-03T04:05:06.000Z')
  expect(changed.get(`/product/${shown.uuid}/a-sofa`)).toBe('2026-02-03T04:05:06.000Z')
  expect(changed.get(`/product/${shown.uuid}/a-sofa/${shown.variants[1]?.uuid}`)).toBe('2026-03-03T00:00:00.000Z')
})

test.each([
  [7, 3],
  [19, 2],
])(
  'a sitemap of more than %i entries becomes an index of parts that contain everything once',
  async (limit, amount) => {
    const whole = readEntries(await write())
    const index = await write({ limit })
    expect(index).toContain('<sitemapindex')
    const parts = readEntries(index)
    const numbers = Array.from({ length: amount }, (_, i) => i + 1)
    expect(parts.map(({ path }) => path)).toEqual(numbers.map((part) => `/sitemap-${part}.xml`))
    const held = await Promise.all(numbers.map(async (part) => readEntries(await write({ limit, part }))))
    expect(held.flat()).toEqual(whole)
    const last = held.map((entries) =>
      entries
        .map(({ changed }) => changed)
        .toSorted()
        .at(-1),
    )
    expect(parts.map(({ changed }) => changed)).toEqual(last)
    expect(await write({ limit, part: amount + 1 })).toBeNull()
    expect(await write({ part: 1 })).toBeNull()
  },
)

test('robots.txt excludes the back office and the API, and names the sitemap', () => {
  expect(writeRobots(publicUrl).split('\n').filter(Boolean)).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    'Sitemap: https://shop.example/sitemap.xml',
  ])
})
