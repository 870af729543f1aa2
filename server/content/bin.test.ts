import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type BinKind, binKinds, maxBinnedPerKind } from '../../contract/staff/content.ts'
import { blankHomeRow } from '../../contract/staff/home-rows.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import {
  aBrand,
  aCategory,
  aRange,
  aSale,
  aSubCategory,
  aSupplierList,
  colours,
  nowhere,
  staffIn,
} from '../../tests/support/staff/staff-edits.ts'
import { alterProduct } from '../catalogue/bulk/alter-product.ts'
import { changeProducts } from '../catalogue/bulk/change-products.ts'
import { readShopContext } from '../catalogue/bulk/shop-context.ts'
import { binHomeRow, createHomeRow } from '../catalogue/home/home-row-records.ts'
import { binProduct } from '../catalogue/products/product-status-edits.ts'
import type { ProductState } from '../catalogue/products/state/product-state.ts'
import { binSale, createSale } from '../catalogue/sales/sale-records.ts'
import { binSearchRule, createSearchRule } from '../catalogue/search-rules/search-rule-edits.ts'
import { binDisplayPlace, createDisplayPlace } from '../catalogue/showroom/display-places.ts'
import { supplierListRecords } from '../catalogue/supplier-lists/list-records.ts'
import { brands } from '../catalogue/tables.ts'
import { binBrand, createBrand } from '../catalogue/taxonomy/brand-edits.ts'
import { binCategory, createCategory } from '../catalogue/taxonomy/category-edits.ts'
import { binProperty, createProperty } from '../catalogue/taxonomy/property-edits.ts'
import { binRange, createRange } from '../catalogue/taxonomy/range-edits.ts'
import { binSubCategory, createSubCategory } from '../catalogue/taxonomy/sub-category-edits.ts'
import { files, pictures } from '../media/tables.ts'
import { changeShop } from '../site/changes.ts'
import { deleteFile, deletePicture } from './media-edits.ts'
import { binPage, createPage } from './page-edits.ts'
import { binPopup, binSlide, createPopup, createSlide } from './records.ts'
import { pages } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const { change, make } = staffIn(db)

const words = {
  title: 'Gone',
  ctaString: '',
  ctaUrl: '',
  imageHash: null,
  visible: true,
  showFrom: null,
  showUntil: null,
}
const hash = 'a'.repeat(64)

/** For each kind, creates a record and moves it to the bin. */
const binOne: Record<BinKind, () => Promise<unknown>> = {
  product: async () => {
    const { uuid } = await make({ name: 'Gone' })
    return change((tx, it) => binProduct(tx, it, { id: uuid, version: 1 }))
  },
  category: () =>
    change(async (tx, it) => {
      const { id } = await createCategory(tx, it, aCategory('Gone'))
      return binCategory(tx, it, { id, version: 1 })
    }),
  'sub-category': () =>
    change(async (tx, it) => {
      const { id } = await createCategory(tx, it, aCategory('Stays'))
      const { uuid } = await createSubCategory(tx, it, aSubCategory(id, 'Gone'))
      return binSubCategory(tx, it, { id: uuid, version: 1 })
    }),
  range: () =>
    change(async (tx, it) => binRange(tx, it, { id: (await createRange(tx, it, aRange('Gone'))).uuid, version: 1 })),
  brand: () =>
    change(async (tx, it) => binBrand(tx, it, { id: (await createBrand(tx, it, aBrand('Gone'))).uuid, version: 1 })),
  'display-place': () =>
    change(async (tx, it) =>
      binDisplayPlace(tx, it, { id: (await createDisplayPlace(tx, it, { name: 'Gone' })).uuid, version: 1 }),
    ),
  property: () =>
    change(async (tx, it) => {
      const { id } = await createProperty(tx, it, { name: 'Gone', values: colours('Sage') })
      return binProperty(tx, it, { id, version: 1 })
    }),
  slide: () =>
    change(async (tx, it) => {
      const edit = { ...words, style: 1 as const, subTitle: '', mobileImageHash: null, showOverlay: false }
      return binSlide(tx, it, { id: (await createSlide(tx, it, edit)).id, version: 1 })
    }),
  'pop-up': () =>
    change(async (tx, it) => {
      const { id } = await createPopup(tx, it, { ...words, message: '', previewImageHash: null })
      return binPopup(tx, it, { id, version: 1 })
    }),
  'home row': () =>
    change(async (tx, it) => {
      const { key } = await createHomeRow(tx, it, { ...blankHomeRow, title: 'Gone' })
      return binHomeRow(tx, it, { id: key, version: 1 })
    }),
  page: () =>
    change(async (tx, it) => {
      await createPage(tx, it, { id: 'gone', title: 'Gone', body: '', metaDescription: '', visible: true })
      return binPage(tx, it, { id: 'gone', version: 1 })
    }),
  sale: () =>
    change(async (tx, it) => binSale(tx, it, { id: (await createSale(tx, it, aSale('Gone'))).uuid, version: 1 })),
  'supplier-list': () =>
    change(async (tx, it) => {
      const { uuid } = await supplierListRecords.create(
        tx,
        it,
        aSupplierList('Gone', 'https://supplier.example/list.csv'),
      )
      return supplierListRecords.bin(tx, it, { id: uuid, version: 1 })
    }),
  'search-rule': () =>
    change(async (tx, it) => {
      const { uuid } = await createSearchRule(tx, it, { words: 'Gone', pinned: [], hidden: [], sendTo: '' })
      return binSearchRule(tx, it, { id: uuid, version: 1 })
    }),
  picture: async () => {
    const size = { type: 'image/webp', bytes: 10, width: 4, height: 3, placeholder: '#ffffff' }
    await db.insert(pictures).values({ hash, fileName: 'Gone', ...size })
    return change((tx, it) => deletePicture(tx, it, { id: hash, version: 1 }))
  },
  file: async () => {
    await db.insert(files).values({ hash, fileName: 'Gone', type: 'application/pdf', bytes: 5 })
    return change((tx, it) => deleteFile(tx, it, { id: hash, version: 1 }))
  },
}

test.each(binKinds)('a %s in the bin is listed with the person who deleted it, and is restored once', async (kind) => {
  await binOne[kind]()
  const [row, ...others] = await answered(client.bin())
  expect(others).toEqual([])
  expect(row).toMatchObject({ kind, name: 'Gone', binnedBy: 'Ruth' })
  expect(Date.now() - Date.parse(row?.binnedAt ?? '')).toBeLessThan(60_000)
  const asked = { kind, id: row?.id ?? '' }
  await answered(client.restoreBinned(asked))
  expect(await answered(client.bin())).toEqual([])
  expect(await statusOf(client.restoreBinned(asked))).toBe(409)
})

test('a product in the bin names the person who last moved it there, alone or with many others', async () => {
  const { uuid } = await make({ name: 'Gone' })
  await change((tx, it) => binProduct(tx, it, { id: uuid, version: 1 }))
  await answered(client.restoreBinned({ kind: 'product', id: uuid }))
  const workUuid = crypto.randomUUID()
  await changeShop(db, { id: null, name: 'Sam' }, async (tx, it) => {
    const shop = await readShopContext(tx)
    const alter = (state: ProductState) => alterProduct(state, { kind: 'bin' }, shop)
    await changeProducts(tx, it, { workUuid, uuids: [uuid], alter, report: () => {} })
    it.record({ action: 'bulk', entity: 'products', entityId: workUuid })
  })
  expect(await answered(client.bin())).toMatchObject([{ name: 'Gone', binnedBy: 'Sam' }])
})

test('the bin begins with what was deleted last, and lists only the newest of a kind', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))
  const between = new Date(at(maxBinnedPerKind).getTime() - 1)
  await db.insert(pages).values({ id: 'between', title: 'Between', body: '', deletedAt: between })
  // The oldest is in the middle, so that no order of the table is the expected one.
  const minutes = Array.from({ length: maxBinnedPerKind + 1 }, (_, place) => (place + 100) % (maxBinnedPerKind + 1))
  await db.insert(brands).values(minutes.map((minute) => ({ name: `Brand ${minute}`, deletedAt: at(minute) })))
  const rows = (await answered(client.bin())).filter(({ kind }) => kind !== 'product')
  const newest = Array.from({ length: maxBinnedPerKind }, (_, place) => `Brand ${maxBinnedPerKind - place}`)
  expect(rows.map(({ name }) => name)).toEqual([newest[0], 'Between', ...newest.slice(1)])
  await db.delete(pages).where(eq(pages.id, 'between'))
  await db.delete(brands)
})

test('an unknown record is not restored', async () => {
  expect(await statusOf(client.restoreBinned({ kind: 'brand', id: nowhere }))).toBe(404)
  expect(await statusOf(client.restoreBinned({ kind: 'page', id: 'nothing' }))).toBe(404)
  expect(await statusOf(client.restoreBinned({ kind: 'category', id: '4000000' }))).toBe(404)
})

test.each<[BinKind, string]>([
  ['brand', "' or true --"],
  ['category', 'three'],
  ['category', '9e99'],
  ['picture', 'no hash'],
])('a %s called %s is refused without an error', async (kind, id) => {
  expect([400, 404]).toContain(await statusOf(client.restoreBinned({ kind, id })))
})
