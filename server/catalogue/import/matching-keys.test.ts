import { hash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { keyOfHeaders } from './guess-columns.ts'
import { importMatchings } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { send, check, view, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

const write = (headings: string[], price: string) =>
  `SKU,Usual,${headings.join()}\nA-1,${price}${','.repeat(headings.length)}`
const known = {
  supplier: 'Oakworks',
  columns: expect.arrayContaining([expect.objectContaining({ header: 'Usual', column: 'price' })]),
}

test('a file with two hundred long headings is previewed, and its columns are known the next time', async () => {
  await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 800_00 }] })
  const headings = Array.from({ length: 198 }, (_, n) => hash('sha1', `heading ${n}`))
  const { uuid } = await send(write(headings, '900'))
  const matching = ['variantCode' as const, 'price' as const, ...headings.map(() => null)]
  expect(await check(uuid, { supplier: 'Oakworks', matching })).toMatchObject({ counts: { changed: 1 } })
  const next = await send(write(headings, '950'))
  expect(next).toMatchObject({ isKnown: true })
  expect(await view(next.uuid)).toMatchObject(known)
})

test('a matching that was stored under long headings themselves is still known', async () => {
  const headings = Array.from({ length: 198 }, (_, n) => `What the maker says of the piece in line ${n}`)
  const headersKey = keyOfHeaders(['SKU', 'Usual', ...headings])
  const columns = { sku: 'variantCode', usual: 'price' } as const
  await db.insert(importMatchings).values({ supplier: 'Oakworks', headersKey, columns })
  const { uuid } = await send(write(headings, '900'))
  expect(await view(uuid)).toMatchObject(known)
})
