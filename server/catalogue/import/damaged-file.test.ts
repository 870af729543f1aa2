import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { sheetKey } from './import-file.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { storage } = media
const { send, check, apply, readShop, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, imports, import_matchings cascade`)

const list = 'SKU,Price\nA-1,900\nB-1,80\n'
const cutShort = (uuid: string) => storage.write(sheetKey(uuid), Buffer.from('SKU,Price\nA-1,900\n'), 'text/csv')

test.each([
  ['has been cut short', cutShort, 'The stored file is damaged. Please upload it again.'],
  [
    'is gone',
    (uuid: string) => storage.remove(sheetKey(uuid)),
    'The file is no longer stored. Please upload it again.',
  ],
])('a stored list that %s is neither previewed nor applied', async (_, spoil, problem) => {
  await addProduct(database.db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
  const before = await readShop()
  const { uuid } = await send(list)
  expect((await check(uuid)).counts).toMatchObject({ changed: 1 })
  await spoil(uuid)
  const task = { state: 'failed', problem }
  expect(await apply(uuid, true)).toMatchObject({ state: 'checked', task })
  expect(await check(uuid)).toMatchObject({ state: 'matched', task })
  expect(await readShop()).toEqual(before)
})
