import { eq, inArray } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addBrand, addProduct, addProperty } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { layDown } from '../../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { sharedReader } from '../../../tests/support/imports/shared-reader.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { ruth } from '../../../tests/support/staff/staff-client.ts'
import { redirects } from '../../site/tables.ts'
import { products, variantProperties } from '../tables.ts'
import { receiveImport } from './receive-import.ts'
import { receiveZip } from './receive-zip.ts'
import { countedLists, importRows, imports } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, storage, close } = await openTestMedia(database)
const { client, send, check, bring, wait, apply, undo, readShop, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

test('whatever happens to an import, others, lists of other suppliers and other redirects stay as they are', async () => {
  for (const [name, supplierCode] of [
    ['Alder Sofa', 'A-1'],
    ['Birch Stool', 'B-1'],
  ] as const)
    await addProduct(db, { name, variants: [{ supplierCode, pricePence: 100_00 }] })
  const used = await bring('SKU,Price\nA-1,110', { supplier: 'Ashford' })
  const { uuid: tried } = await send('SKU,Price\nA-1,120')
  await check(tried, { supplier: 'Ashford' })
  await db.insert(redirects).values({ fromPath: '/old', toPath: '/new' })
  const uuids = [used.uuid, tried]
  const readOthers = async () => [
    await db.select().from(imports).where(inArray(imports.uuid, uuids)).orderBy(imports.uuid),
    await db.select().from(importRows).where(inArray(importRows.importUuid, uuids)).orderBy(importRows.importUuid),
    await db.select().from(countedLists).where(eq(countedLists.supplier, 'Ashford')),
    await db.select().from(redirects).where(eq(redirects.fromPath, '/old')),
  ]
  const before = await readOthers()
  expect(before.map((rows) => rows.length)).toEqual([2, 2, 1, 1])

  const { uuid } = await send('SKU,Name,Price\nB-1,Cedar Stool,90')
  await answered(client.arrangeImport({ uuid, part: null, headingLine: 1 }))
  await wait(uuid)
  await check(uuid, { supplier: 'Birchwood' })
  await apply(uuid)
  await undo(uuid)
  const later = await send('SKU,Price\nB-1,80')
  const file = await layDown(Buffer.from('PK\x03\x04, and then pictures'))
  await receiveZip(db, storage, { uuid: later.uuid, fileName: 'photos.zip', file })
  const full = { ...storage, write: () => Promise.reject(new Error('The disk is full.')) }
  const upload = { bytes: Buffer.from('SKU,Price\nB-1,80'), fileName: 'products.csv' }
  await expect(receiveImport({ db, storage: full, reader: sharedReader }, ruth, upload)).rejects.toThrow()
  expect(await readOthers()).toEqual(before)
})

test('an undo removes only the variants and terms that its own import created', async () => {
  const { uuid: brandUuid } = await addBrand(db, 'Our own brand')
  const { Soft } = await addProperty(db, 'Firmness', ['Soft'])
  const deletedAt = new Date()
  const binned = await addProduct(db, { name: 'Elm Bed', brandUuid, deletedAt, variants: [{ values: [Soft] }] })
  await addProduct(db, { name: 'Cedar Sofa', supplierCode: 'P1', variants: [{ name: 'Sage', supplierCode: 'P1-S' }] })
  await addProduct(db, { name: 'Drum Table', variants: [{ supplierCode: 'P2-1' }] })
  const before = await readShop()
  const file = 'Product code,Supplier code,Variant,Price,Brand,Properties\nP1,P1-M,Moss,900,Fernhollow,Colour: Moss'
  const { uuid } = await bring(file, { makeNew: true })
  expect((await readShop()).variants).toHaveLength(before.variants.length + 1)
  await undo(uuid)
  expect(await readShop()).toEqual(before)
  expect(await db.select().from(products).where(eq(products.uuid, binned.uuid))).toMatchObject([{ brandUuid }])
  expect(await db.select().from(variantProperties)).toMatchObject([{ valueId: Soft }])
})
