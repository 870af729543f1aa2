import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blankHomeRow, type HomeRowEdit, homeRowKeys } from '../../../contract/staff/home-rows.ts'
import { addProduct, addRange, ageLastSwitch } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, type ShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { stockSofas } from '../../../tests/support/sofas.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aSale, nowhere } from '../../../tests/support/staff/staff-edits.ts'
import { productViews } from '../../overview/tables.ts'
import { switchDueOffers } from '../prices/offers.ts'
import { categories, homeRows, ranges, variants } from '../tables.ts'

let database: TestDatabase
let shop: ShopWindow
let facts: Awaited<ReturnType<typeof stockSofas>>
let clock: Date

beforeEach(async () => {
  database = await createTestDatabase()
  clock = new Date()
  facts = await stockSofas(database.db, clock)
  shop = await openShopWindow(database.db, { clock: () => clock })
})
afterEach(() => database.drop())

const openStaff = (role: 'owner' | 'editor' | 'sales' = 'editor') =>
  openStaffClient({ db: database.db, readIndex: () => shop.catalogue.index }, role)

async function readSections() {
  await shop.catalogue.refresh()
  return answered(shop.api.homeSections())
}
/** Each row of the shop as its title, its page and the names of its products. */
async function readRows() {
  const { rows = [], ...sections } = await readSections()
  return rows.map(({ key, title, path, products }) => {
    const cards = products ?? sections[key as 'sofas']
    return [title, path, ...cards.map(({ name }) => name)]
  })
}
const addRow = (edit: Partial<HomeRowEdit>) =>
  answered(openStaff().createHomeRow({ ...blankHomeRow, visible: true, ...edit }))
const findRow = async (key: string) => {
  const row = (await answered(openStaff().homeRows())).find((one) => one.key === key)
  if (!row) throw new Error('The row is not there.')
  return row
}
const change = async (key: string, part: Partial<HomeRowEdit>) => {
  const { version, edit } = await answered(openStaff().homeRow({ key }))
  return answered(openStaff().saveHomeRow({ key, version, edit: { ...edit, ...part } }))
}
/** Only the rows that a test adds. */
const hideUsual = () => database.db.update(homeRows).set({ visible: false })

test('a new shop has the rows of the specification, and its answer has no `rows` field', async () => {
  expect((await answered(openStaff().homeRows())).map(({ key, name, visible }) => [key, name, visible])).toEqual([
    ['offers', 'Special Offers', true],
    ['newIn', 'New In', true],
    ['sofas', 'Sofas', true],
    ['curtains', 'Ready Made Curtains', true],
    ['beds', '', true],
  ])
  expect(Object.keys(await readSections())).toEqual([...homeRowKeys, 'headings'])
  const { version } = await findRow('newIn')
  const { edit } = await answered(openStaff().homeRow({ key: 'newIn' }))
  await answered(openStaff().saveHomeRow({ key: 'newIn', version, edit: { ...edit, visible: false } }))
  expect(await readSections()).not.toHaveProperty('rows')
})

test('each source fills a row, with its name and its page', async () => {
  const { category, sofas, alder, two, tub, draft } = facts
  await hideUsual()
  await addRow({ source: 'offers' })
  await addRow({ source: 'new-in' })
  await addRow({ source: 'category', categoryId: category.id })
  await addRow({ source: 'sub-category', subCategoryUuid: sofas.uuid, title: 'Sit down', link: '/find-us' })
  await addRow({ source: 'range', rangeUuid: alder.uuid })
  await addRow({ source: 'products', products: [tub.uuid, draft.uuid, two.uuid], title: 'We like' })
  const all = ['Alder 3 Seater', 'Alder 2 Seater', 'Tub Chair']
  expect(await readRows()).toEqual([
    ['Special Offers', '/special-offers', 'Alder 3 Seater'],
    ['New In', '/latest-products', 'Alder 2 Seater', 'Tub Chair'],
    [category.name, `/store/${category.routeName}`, ...all],
    ['Sit down', '/find-us', ...all],
    ['Alder', '/range/alder', 'Alder 3 Seater', 'Alder 2 Seater'],
    ['We like', '', 'Tub Chair', 'Alder 2 Seater'],
  ])
})

test('the five lists keep their meaning whatever rows are shown', async () => {
  const before = await readSections()
  await change('sofas', { source: 'range', rangeUuid: facts.alder.uuid, title: 'Round' })
  await addRow({ source: 'offers', title: 'Bargains' })
  const order = ['sofas', 'offers', 'newIn', 'curtains', 'beds', ...(await listOtherKeys())]
  await answered(openStaff().orderHomeRows({ order }))
  const { rows, ...sections } = await readSections()
  expect(sections).toEqual(before)
  expect(rows?.map(({ key, id, title, path, all }) => ({ key, id, title, path, all }))).toEqual([
    { key: 'sofas', id: 'sofas', title: 'Round', path: '/range/alder', all: undefined },
    { key: 'offers', id: 'offers', title: 'Special Offers', path: '/special-offers', all: 'See all special offers' },
    { key: 'newIn', id: 'new-in', title: 'New In', path: '/latest-products', all: 'See all new products' },
    { key: order[5], id: `row-${order[5]}`, title: 'Bargains', path: '/special-offers', all: undefined },
  ])
  expect(rows?.map(({ products }) => products?.map(({ name }) => name))).toEqual([
    ['Alder 3 Seater', 'Alder 2 Seater'],
    undefined,
    undefined,
    ['Alder 3 Seater'],
  ])
})

const listOtherKeys = async () =>
  (await answered(openStaff().homeRows()))
    .map(({ key }) => key)
    .filter((key) => !homeRowKeys.some((one) => one === key))

test('rows are hidden, binned and restored, and the history says it', async () => {
  await hideUsual()
  const { key } = await addRow({ source: 'new-in', title: 'Fresh' })
  expect((await readRows()).map(([title]) => title)).toEqual(['Fresh'])
  const { version } = await change(key, { visible: false })
  expect(await readRows()).toEqual([])
  await change(key, { visible: true })
  await answered(openStaff().binHomeRow({ key, version: version + 1 }))
  expect(await readRows()).toEqual([])
  expect(await answered(openStaff().bin())).toMatchObject([{ kind: 'home row', id: key, name: 'Fresh' }])
  await answered(openStaff().restoreBinned({ kind: 'home row', id: key }))
  expect((await readRows()).map(([title]) => title)).toEqual(['Fresh'])
  const { entries } = await answered(openStaff().history({ entity: 'home row', id: key }))
  expect(entries.map(({ action, name }) => `${action} ${name}`)).toEqual(
    ['restore', 'bin', 'save', 'save', 'create'].map((action) => `${action} the row ‘Fresh’`),
  )
  expect(entries[2]).toMatchObject({ state: { visible: true }, former: { visible: false } })
  await answered(openStaff().binHomeRow({ key: 'newIn', version: 1 }))
  expect((await readSections()).newIn).toEqual([])
})

test('the second of two people who change a row is refused', async () => {
  const { version, edit } = await answered(openStaff().homeRow({ key: 'beds' }))
  const save = (title: string) => openStaff('owner').saveHomeRow({ key: 'beds', version, edit: { ...edit, title } })
  await answered(save('Beds'))
  expect(await statusOf(save('Sleep'))).toBe(409)
  expect(await statusOf(openStaff().binHomeRow({ key: 'beds', version }))).toBe(409)
  expect(await statusOf(openStaff().orderHomeRows({ order: ['beds', 'sofas'] }))).toBe(409)
})

test.each<[string, Record<string, unknown>]>([
  ['title', { source: 'products', products: [nowhere] }],
  ['source', { source: 'oldest' }],
  ['link', { link: 'https://elsewhere.example' }],
  [
    'products',
    {
      source: 'products',
      title: 'Many',
      products: Array.from({ length: 21 }, (_, i) => nowhere.replace(/..$/, String(10 + i))),
    },
  ],
  ['rangeUuid', { source: 'range', rangeUuid: 'alder' }],
  ['title', { title: 'x'.repeat(121) }],
])('a wrong %s is refused at its field', async (field, part) => {
  const edit = { ...blankHomeRow, ...part } as HomeRowEdit
  expect(await openStaff().createHomeRow(edit)).toMatchObject({
    status: 400,
    problem: { fields: { [field]: expect.any(String) } },
  })
})

test('a row whose source is hidden or gone is not shown, and the list says why', async () => {
  const { db } = database
  await hideUsual()
  const { key: range } = await addRow({ source: 'range', rangeUuid: facts.alder.uuid })
  const { key: category } = await addRow({ source: 'category', categoryId: facts.category.id })
  const { key: empty } = await addRow({ source: 'range', rangeUuid: (await addRange(db, 'Bare')).uuid })
  const { key: open } = await addRow({ source: 'sale' })
  const { key: unknown } = await addRow({ source: 'sale', saleUuid: nowhere })
  expect(await findRow(range)).toMatchObject({ name: 'Alder', filledWith: 'Alder', count: 2, gap: null })
  await db.update(ranges).set({ visible: false }).where(eq(ranges.uuid, facts.alder.uuid))
  await db.update(categories).set({ deletedAt: new Date() }).where(eq(categories.id, facts.category.id))
  expect(await findRow(range)).toMatchObject({ name: 'Alder', count: 0, gap: 'source-gone' })
  expect(await findRow(category)).toMatchObject({ gap: 'source-gone' })
  expect(await findRow(empty)).toMatchObject({ name: 'Bare', gap: 'no-products' })
  expect(await findRow(open)).toMatchObject({ name: '', gap: 'nothing-chosen' })
  expect(await findRow(unknown)).toMatchObject({ gap: 'source-gone' })
  shop = await openShopWindow(db, { clock: () => clock })
  expect(await readRows()).toEqual([])
})

test('a term that fills a row says so before it is binned', async () => {
  await addRow({ source: 'range', rangeUuid: facts.alder.uuid, title: 'Round' })
  await addRow({ source: 'category', categoryId: facts.category.id })
  const uses = await answered(openStaff().rangeUses({ uuid: facts.alder.uuid }))
  expect(uses.uses).toContainEqual(expect.objectContaining({ kind: 'home row', name: 'Round', part: 'Fills it' }))
  const { uses: ofCategory } = await answered(openStaff().categoryUses({ id: facts.category.id }))
  expect(ofCategory.map(({ kind }) => kind)).toContain('home row')
})

test('the most viewed products change at midnight in London', async () => {
  const { two, three, tub } = facts
  const view = (day: string, productUuid: string, views: number) =>
    database.db.insert(productViews).values({ day, productUuid, views })
  await view('2036-06-30', two.uuid, 3)
  await view('2036-06-30', nowhere, 50)
  await view('2036-06-29', tub.uuid, 5)
  await view('2036-07-01', three.uuid, 9)
  await view('2036-05-30', three.uuid, 100)
  await hideUsual()
  await addRow({ source: 'viewed' })
  clock = new Date('2036-07-01T22:59:59Z')
  expect(await readRows()).toEqual([['Most Viewed', '', 'Tub Chair', 'Alder 2 Seater']])
  clock = new Date('2036-07-01T23:00:00Z')
  expect(await readRows()).toEqual([['Most Viewed', '', 'Alder 3 Seater', 'Tub Chair', 'Alder 2 Seater']])
})

test('the row of a sale disappears by itself when the sale ends', async () => {
  const { db } = database
  const { uuid } = await answered(openStaff().createSale(aSale('Winter')))
  const offer = { pricePence: 500_00, salePricePence: 400_00, onSale: true, saleUuid: uuid }
  const product = await addProduct(db, { name: 'In the sale', variants: [offer] })
  await hideUsual()
  const { key } = await addRow({ source: 'sale', saleUuid: uuid })
  shop = await openShopWindow(db, { clock: () => clock })
  expect(await readRows()).toEqual([['Winter', '/sale/winter', 'In the sale']])
  await ageLastSwitch(db, '1 hour')
  const ended = new Date(Date.now() - 1000)
  await db.update(variants).set({ saleEndsAt: ended }).where(eq(variants.productUuid, product.uuid))
  expect(await switchDueOffers(db)).toBe(true)
  expect(await readRows()).toEqual([])
  expect(await findRow(key)).toMatchObject({ gap: 'no-products' })
})
