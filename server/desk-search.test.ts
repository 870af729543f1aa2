import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addCategory, addProduct, addProperty, addRange, addSubCategory } from '../tests/support/catalogue.ts'
import { createTestDatabase } from '../tests/support/database.ts'
import { openDesk } from '../tests/support/desk.ts'
import { answered, statusOf } from '../tests/support/shop-window.ts'
import { pages, popups, slides } from './content/tables.ts'
import { enquiries } from './enquiries/tables.ts'
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

test('enquiries are found by name, address and words, by those who may read the inbox', async () => {
  const told = { department: 'Beds', description: 'Does the mattress come rolled up?' }
  await db.insert(enquiries).values([
    { ...told, name: 'Cordelia Finch', email: 'cf@example.com', createdAt: new Date('2030-01-02T12:00:00Z') },
    { ...told, name: 'Finch & Sons', email: 'sons@example.com', status: 'spam', createdAt: new Date('2030-01-01') },
  ])
  const both = ['enquiry: Cordelia Finch', 'enquiry: Finch & Sons']
  expect(await search('finch', 'owner')).toEqual(both)
  expect(await search('rolled MATTRESS', 'sales')).toEqual(both)
  expect(await search('cf@example.com', 'sales')).toEqual(['enquiry: Cordelia Finch'])
  expect(await search('finch', 'editor')).toEqual([])
  const [first] = await answered(openDesk({ db }).searchDesk({ q: 'cordelia' }))
  expect(first).toMatchObject({ kind: 'enquiry', note: 'Beds, 2 Jan' })
})

test('each word has to be there, codes and accents included', async () => {
  expect(await search('alder offer')).toEqual(['popup: Alder offer'])
  expect(await search('áld-7')).toEqual(['product: Draft Bench'])
  expect(await search('oak')).toEqual(['property: Oak'])
  expect(await search('   ')).toEqual([])
  expect(await statusOf(openDesk({ db }).searchDesk({ q: 'x'.repeat(101) }))).toBe(400)
})
