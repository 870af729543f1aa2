import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit } from '../../site/tables.ts'
import { products, variants } from '../tables.ts'
import { undoImportKind } from '../work-kinds.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, bring, undo, ...importing } = openImportContext(database, { media })
const staff = staffIn(db)
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, brands, audit, bulk_changes, imports cascade`)

async function importTwo() {
  const sofa = await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
  const stool = await addProduct(db, { name: 'Birch Stool', variants: [{ supplierCode: 'B-1', pricePence: 80_00 }] })
  const { uuid } = await bring('SKU,RRP,Brand\nA-1,1250,Kentmere\nB-1,90,Kentmere', { makeNew: true })
  return { sofa, stool, uuid }
}

const bin = (uuid: string, deletedAt: Date | null) =>
  db.update(products).set({ deletedAt }).where(eq(products.uuid, uuid))
const priceOf = async (uuid: string) => (await staff.read(uuid)).variants[0]?.price

test('an undo that had to leave a product is completed once nothing prevents it', async () => {
  const { sofa, stool, uuid } = await importTwo()
  const listed = () => answered(client.imports())
  await bin(stool.uuid, new Date())
  expect(await listed()).toMatchObject([{ state: 'applied', mayUndo: true }])
  expect(await undo(uuid)).toMatchObject({
    state: 'undone',
    mayUndo: true,
    notes: [{ name: 'Birch Stool', reason: 'It is in the bin.' }],
  })
  expect(await listed()).toMatchObject([{ state: 'undone', mayUndo: true }])
  await bin(stool.uuid, null)
  expect(await priceOf(stool.uuid)).toBe(90)
  expect(await undo(uuid)).toMatchObject({ state: 'undone', mayUndo: false, notes: [] })
  expect(await listed()).toMatchObject([{ state: 'undone', mayUndo: false }])
  expect(await priceOf(sofa.uuid)).toBe(1000)
  expect(await priceOf(stool.uuid)).toBe(80)
  expect(await database.sql`select name from brands`).toEqual([])
  expect(await statusOf(client.undoImport({ uuid }))).toBe(409)
})

test.each([
  ['to a price of their own', 905],
  ['to the price of the file', 1250],
])('a second undo leaves what staff have set since the first, %s', async (_, price) => {
  const { sofa, stool, uuid } = await importTwo()
  await bin(stool.uuid, new Date())
  await undo(uuid)
  await db
    .update(variants)
    .set({ pricePence: price * 100 })
    .where(eq(variants.productUuid, sofa.uuid))
  await bin(stool.uuid, null)
  expect(await undo(uuid)).toMatchObject({ mayUndo: false, notes: [] })
  expect(await priceOf(sofa.uuid)).toBe(price)
  expect(await priceOf(stool.uuid)).toBe(80)
})

test('an undo removes a product of the file that staff have binned, with its code', async () => {
  const { uuid } = await bring('SKU,Name,RRP\nC-1,Cedar Chair,120')
  await db.update(products).set({ deletedAt: new Date() })
  expect(await undo(uuid)).toMatchObject({ state: 'undone', mayUndo: false, notes: [] })
  expect(await db.select().from(products)).toMatchObject([{ deletedAt: expect.any(Date) }])
  expect(await db.select().from(variants)).toMatchObject([{ supplierCode: null }])
})

test('an undo leaves a binned product of the file that staff have changed as well', async () => {
  const { uuid } = await bring('SKU,Name,RRP\nC-1,Cedar Chair,120')
  await db.update(products).set({ deletedAt: new Date(), name: 'Cedar Armchair' })
  expect(await undo(uuid)).toMatchObject({ mayUndo: true, notes: [{ reason: 'It has been changed since.' }] })
})

test('an undo that leaves many products counts them all, and names the first', async () => {
  const lines = Array.from({ length: 53 }, (_, place) => `D-${place},Deal Chair ${place},120`)
  const { uuid } = await bring(`SKU,Name,RRP\n${lines.join('\n')}`)
  await db.update(products).set({ name: 'Deal Armchair' })
  const { noteCount, notes } = await undo(uuid)
  expect([noteCount, notes.length]).toEqual([53, 50])
})

test.each(['Supplier code', 'Product code'])('a %s that another has got since is not taken from it', async (column) => {
  const both = { name: 'Alder Sofa', supplierCode: 'X-1', variants: [{ supplierCode: 'X-1', pricePence: 100 }] }
  const sofa = await addProduct(db, both)
  const stool = await addProduct(db, { name: 'Birch Stool', variants: [{ supplierCode: 'B-1' }] })
  const line = (own: string, code: string) => `Variant ID,${column}\n${own},${code}`
  const { uuid } = await bring(line(sofa.variants[0]?.uuid ?? '', 'Y-1'))
  const next = await bring(line(stool.variants[0]?.uuid ?? '', 'X-1'))
  expect((await undo(uuid)).notes).toMatchObject([{ reason: 'Another product or variant now has its supplier code.' }])
  expect((await undo(next.uuid)).notes).toEqual([])
  const last = await bring(line(sofa.variants[0]?.uuid ?? '', 'Z-1'))
  expect((await undo(last.uuid)).notes).toEqual([])
  const written = await db.select().from(audit).where(eq(audit.action, undoImportKind)).orderBy(audit.id)
  expect(written.map(({ after }) => after)).toMatchObject([
    { changed: 0, refused: 1 },
    { changed: 1, refused: 0 },
    { changed: 1, refused: 0 },
  ])
})
