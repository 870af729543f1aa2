import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { aSale, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { createSale } from '../sales/sale-records.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { undo, bring, ...importing } = openImportContext(database, { media })
const staff = staffIn(db)
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, audit, bulk_changes, imports, import_matchings cascade`)

test('new variants come after the existing ones, in the order of the file', async () => {
  const sofa = await addProduct(db, {
    name: 'Cedar Sofa',
    supplierCode: 'P1',
    variants: [
      { name: 'Sage', supplierCode: 'P1-S', pricePence: 900_00, position: 0 },
      { name: 'Rust', supplierCode: 'P1-R', pricePence: 900_00, position: 4 },
    ],
  })
  const file = ['Product code,Supplier code,Variant,Price', 'P1,P1-M,Moss,900', 'P1,P1-A,Ash,900'].join('\n')
  expect(await bring(file)).toMatchObject({ state: 'applied', counts: { new: 2, wrong: 0 } })
  expect((await staff.read(sofa.uuid)).variants.map(({ name }) => name)).toEqual(['Sage', 'Rust', 'Moss', 'Ash'])
})

test('an undo leaves no product without a variant', async () => {
  const sofa = await addProduct(db, {
    name: 'Cedar Sofa',
    supplierCode: 'P1',
    variants: [{ name: 'Sage', supplierCode: 'P1-S' }],
  })
  const { uuid } = await bring('Product code,Supplier code,Variant,Price\nP1,P1-M,Moss,900')
  const [, moss] = (await staff.read(sofa.uuid)).variants
  await staff.save(sofa.uuid, { variants: moss ? [moss] : [] })
  expect((await undo(uuid)).notes).toMatchObject([{ reason: 'It has been changed since.' }])
  expect((await staff.read(sofa.uuid)).variants.map(({ name }) => name)).toEqual(['Moss'])
})

test('an offer whose end is a day alone runs through that day, as in the form', async () => {
  const sofa = await addProduct(db, { name: 'Cedar Sofa', supplierCode: 'P1', variants: [{ supplierCode: 'P1-S' }] })
  const file = [
    'Supplier code,Price,Sale price,Sale starts,Sale ends,New until',
    'P1-S,900,700,26/12/2096,26/12/2096,01/07/2096',
  ].join('\n')
  expect(await bring(file)).toMatchObject({ state: 'applied', counts: { changed: 1, wrong: 0 } })
  const { newUntil, variants } = await staff.read(sofa.uuid)
  expect(newUntil).toBe('2096-07-01T22:59:59.000Z')
  expect(variants).toMatchObject([{ saleStartsAt: '2096-12-26T00:00:00.000Z', saleEndsAt: '2096-12-26T23:59:59.000Z' }])
})

test('a list’s lower price replaces an ended offer that was no lower, and keeps a running one', async () => {
  const offer = { pricePence: 900_00, salePricePence: 700_00, onSale: true }
  const sofa = await addProduct(db, {
    name: 'Cedar Sofa',
    supplierCode: 'P1',
    variants: [
      { name: 'Sage', supplierCode: 'P1-S', ...offer, saleEndsAt: new Date('2026-01-01') },
      { name: 'Moss', supplierCode: 'P1-M', ...offer },
    ],
  })
  expect(await bring('Supplier code,Price\nP1-S,650\nP1-M,650')).toMatchObject({ counts: { changed: 1, wrong: 1 } })
  expect((await staff.read(sofa.uuid)).variants).toMatchObject([
    { price: 650, salePrice: null, onSale: false, saleEndsAt: null },
    { price: 900, salePrice: 700, onSale: true },
  ])
})

test('a row that repeats the offer of a variant in a sale makes a variant in that sale', async () => {
  const { uuid: saleUuid } = await staff.change((tx, it) => createSale(tx, it, aSale('Winter')))
  const offer = {
    pricePence: 900_00,
    salePricePence: 700_00,
    onSale: true,
    saleUuid,
    saleEndsAt: new Date('2096-12-31'),
  }
  const sofa = await addProduct(db, {
    name: 'Cedar Sofa',
    supplierCode: 'P1',
    variants: [{ name: 'Sage', supplierCode: 'P1-S', ...offer }],
  })
  const file = [
    'Product code,Supplier code,Variant,Price,Sale price,Sale ends',
    ...['P1,P1-M,Moss,900,700,2096-12-31 00:00', 'P1,P1-A,Ash,900,650,2096-12-31 00:00'],
    'P1,P1-S,Sage,950,700,2096-12-31 00:00',
  ].join('\n')
  expect(await bring(file)).toMatchObject({ state: 'applied', counts: { wrong: 0 } })
  expect((await staff.read(sofa.uuid)).variants.map(({ name, saleUuid }) => [name, saleUuid])).toEqual([
    ['Sage', null],
    ['Moss', saleUuid],
    ['Ash', null],
  ])
})
