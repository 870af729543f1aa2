import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import {
  bigCommerceExport,
  newBigCommerceExport,
  newWixExport,
  wixExport,
} from '../../../tests/support/imports/shop-rows.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, apply, undo, view, readShop, ...importing } = openImportContext(database, { media })
const staff = staffIn(database.db)

afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, audit, imports, import_matchings, supplier_rules cascade`)

/** Each product with the name, price and sale price of its variants. */
async function listProducts() {
  const { rows } = await answered(client.products({ sort: 'name', status: 'draft' }))
  const found = await Promise.all(rows.map(({ uuid }) => staff.read(uuid)))
  return found.map(({ name, variants }) => [name, ...variants.map((one) => [one.name, one.price, one.salePrice])])
}

test.each([
  [
    'a classic Wix shop',
    wixExport,
    [
      ['Rye Lamp', ['Small', 49, null], ['Large', 49, null]],
      ['Rye Sofa', ['Sage, 2 seats', 1299, 1169.1], ['Rust, 3 seats', 1449.5, 1304.55]],
    ],
  ],
  [
    'a newer Wix shop',
    newWixExport,
    [
      ['Ash Stool', ['', 79, null]],
      ['Ash Table', ['Oiled', 999, 899], ['Waxed', 949, null]],
    ],
  ],
  [
    'the older BigCommerce',
    bigCommerceExport,
    [
      ['Elm Bed', ['Double, White', 799, null], ['King, White', 919.5, null], ['King, Sage', 999, null]],
      ['Elm Shelf', ['', 59, null]],
    ],
  ],
  [
    'the newer BigCommerce',
    newBigCommerceExport,
    [
      ['Oak Bench', ['', 199, null]],
      ['Oak Chair', ['Natural', 149, null], ['Black', 169, null]],
    ],
  ],
])('an export of %s becomes products with their variants, is found again, and undone', async (_, file, products) => {
  const before = await readShop()
  const { uuid } = await send(file)
  const { columns } = await view(uuid)
  const matching = columns.map(({ column }) => (/ictures|ategory/.test(column ?? '') ? null : column))
  const asked = { matching, makeNew: true }
  expect(await check(uuid, asked)).toMatchObject({ counts: { changed: 0, wrong: 0 } })
  const { counts } = await view(uuid)
  await apply(uuid)
  expect(await listProducts()).toEqual(products)
  const again = await send(file)
  expect(await check(again.uuid, asked)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: counts?.new } })
  await undo(uuid)
  expect(await readShop()).toEqual(before)
})
