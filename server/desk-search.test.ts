import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addCategory, addProduct, addProperty, addRange, addSubCategory } from '../tests/support/catalogue.ts'
import { createTestDatabase } from '../tests/support/database.ts'
import { openDesk } from '../tests/support/desk.ts'
import { answered, statusOf } from '../tests/support/shop-window.ts'
import { pages, popups, slides } from './content/tables.ts'
import { staff } from './staff/tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database

beforeAll(async () => {
  const living = await addCategory(db, 'Alder & Ash')
  const shelf = await addSubCategory(db, living.id, 'Alder Sofas')
  await addBrand(db, 'Aldérwood')
  await addBrand(db, 'Old Alder', { deletedAt: new Date() })
  await addRange(db, 'The Alder')
  await addProperty(db, 'Wood', ['Alder', 'Oak'])
  await addProduct(db, { name: 'Draft Bench', status: 'draft', subCategoryUuid: shelf.uuid, supplierCode: 'ALD-7' })
  await addProduct(db, { name: 'Alder Chair', deletedAt: new Date() })
  await db.insert(pages).values({ id: 'alder', title: 'About alder' })
  await db.insert(slides).values({ title: 'Alder week' })
  await db.insert(popups).values({ title: 'Alder offer' })
  await db.insert(staff).values({ name: 'Alderney Smith', email: 'a@shop.example' })
})

const search = async (q: string, role?: 'owner' | 'editor' | 'sales') => {
  const found = await answered(openDesk({ db }, role).searchDesk({ q }))
  return found.map(({ kind, name }) => `${kind}: ${name}`)
}

const forSales = [
  'product: Draft Bench',
  'category: Alder & Ash',
  'sub-category: Alder Sofas',
  'brand: Aldérwood',
  'range: The Alder',
  'property: Alder',
]
const forEditors = [...forSales, 'page: About alder', 'slide: Alder week', 'popup: Alder offer']

test('everything that holds the letters is found, as far as somebody may open it', async () => {
  expect(await search('ALDER', 'owner')).toEqual([...forEditors, 'person: Alderney Smith'])
  expect(await search('alder', 'editor')).toEqual(forEditors)
  expect(await search('alder', 'sales')).toEqual(forSales)
})

test('each word has to be there, codes and accents included', async () => {
  expect(await search('alder offer')).toEqual(['popup: Alder offer'])
  expect(await search('áld-7')).toEqual(['product: Draft Bench'])
  expect(await search('oak')).toEqual(['property: Oak'])
  expect(await search('   ')).toEqual([])
  expect(await statusOf(openDesk({ db }).searchDesk({ q: 'x'.repeat(101) }))).toBe(400)
})
