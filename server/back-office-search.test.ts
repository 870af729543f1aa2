import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addCategory, addProduct, addProperty, addRange, addSubCategory } from '../tests/support/catalogue.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { answered, statusOf } from '../tests/support/shop-window.ts'
import { openStaffClient } from '../tests/support/staff/staff-client.ts'
import { pages, popups, slides } from './content/tables.ts'
import { enquiries } from './enquiries/tables.ts'
import { staff } from './staff/tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database

beforeAll(async () => {
  const living = await addCategory(db, 'Alder & Ash')
  const subCategory = await addSubCategory(db, living.id, 'Alder Sofas')
  await addBrand(db, 'Aldérwood')
  await addBrand(db, 'Old Alder', { deletedAt: new Date() })
  await addRange(db, 'The Alder')
  await addProperty(db, 'Wood', ['Alder', 'Oak'])
  await addProduct(db, {
    name: 'Draft Bench',
    status: 'draft',
    subCategoryUuid: subCategory.uuid,
    supplierCode: 'ALD-7',
  })
  await addProduct(db, { name: 'Alder Chair', deletedAt: new Date() })
  await db.insert(pages).values({ id: 'alder', title: 'About alder' })
  await db.insert(slides).values({ title: 'Alder week' })
  await db.insert(popups).values({ title: 'Alder offer' })
  await db.insert(staff).values({ name: 'Alderney Smith', email: 'a@shop.example' })
})

const search = async (q: string, role?: 'owner' | 'editor' | 'sales') => {
  const found = await answered(openStaffClient({ db }, role).searchBackOffice({ q }))
  return found.map(({ kind, name }) => `${kind}: ${name}`)
}

const terms = ['property: Alder', 'category: Alder & Ash', 'sub-category: Alder Sofas']
const others = ['product: Draft Bench', 'range: The Alder']
const forSales = [...terms, 'brand: Aldérwood', ...others]
const shown = [...terms, 'slide: Alder week', 'pop-up: Alder offer', 'brand: Aldérwood']

test('finds everything that contains the letters and that the role may open', async () => {
  expect(await search('ALDER', 'owner')).toEqual([...shown, 'person: Alderney Smith', ...others, 'page: About alder'])
  expect(await search('alder', 'editor')).toEqual([...shown, ...others, 'page: About alder'])
  expect(await search('alder', 'sales')).toEqual(forSales)
})

test('finds enquiries by name, address and words, for those who may read the inbox', async () => {
  const enquiry = { department: 'Beds', description: 'Does the mattress come rolled up?' }
  await db.insert(enquiries).values([
    { ...enquiry, name: 'Cordelia Finch', email: 'cf@example.com', createdAt: new Date('2030-01-02T12:00:00Z') },
    { ...enquiry, name: 'Finch & Sons', email: 'sons@example.com', status: 'spam', createdAt: new Date('2030-01-01') },
  ])
  const both = ['enquiry: Cordelia Finch', 'enquiry: Finch & Sons']
  expect(await search('finch', 'owner')).toEqual(both.toReversed())
  expect(await search('rolled MATTRESS', 'sales')).toEqual(both)
  expect(await search('cf@example.com', 'sales')).toEqual(['enquiry: Cordelia Finch'])
  expect(await search('finch', 'editor')).toEqual([])
  const [first] = await answered(openStaffClient({ db }).searchBackOffice({ q: 'cordelia' }))
  expect(first).toMatchObject({ kind: 'enquiry', note: 'Beds, 2 Jan' })
})

test('requires every word, also in codes and with accents', async () => {
  expect(await search('alder offer')).toEqual(['pop-up: Alder offer'])
  expect(await search('áld-7')).toEqual(['product: Draft Bench'])
  expect(await search('oak')).toEqual(['property: Oak'])
  expect(await search('   ')).toEqual([])
  expect(await statusOf(openStaffClient({ db }).searchBackOffice({ q: 'x'.repeat(101) }))).toBe(400)
})

test('ranks exact names first, then names that begin alike, of every kind', async () => {
  for (let i = 1; i <= 60; i++) await addProduct(db, { name: `A Kit ${i} for Two` })
  await addProduct(db, { name: 'Kit 2', supplierCode: 'KIT-1' })
  await addProduct(db, { name: 'Kit 10' })
  await addProduct(db, { name: 'Kit 1 Oak' })
  await addProduct(db, { name: 'Kit 1' })
  await addBrand(db, 'Old Kit 1')
  await addBrand(db, 'Kit 1')
  await addRange(db, 'Kit 1')
  await db.insert(pages).values({ id: 'kit', title: 'Kit 1' })
  const enquiry = { department: 'Beds', email: 'kit@example.com', description: 'Kit 1 and 2?' }
  await db.insert(enquiries).values(
    ['Kit 1', ...Array.from({ length: 10 }, () => 'Kit 2')].map((name, i) => ({
      ...enquiry,
      name,
      createdAt: new Date(`2030-02-${10 + i}`),
    })),
  )
  const found = await search('kit  1')
  expect(found.slice(0, 7)).toEqual([
    ...['product: Kit 1', 'enquiry: Kit 1', 'brand: Kit 1', 'range: Kit 1', 'page: Kit 1'],
    ...['product: Kit 1 Oak', 'product: Kit 10'],
  ])
  expect(found).toContain('brand: Old Kit 1')
  expect((await search('KIT-1'))[0]).toBe('product: Kit 2')
})
