import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aCategory, aRange, nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { binProduct, restoreProduct } from '../products/product-status-edits.ts'
import { categories, products, ranges } from '../tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { make, save, readRow, listRedirects, change: staffChange } = staffIn(db)

beforeEach(() => db.execute(sql`truncate ${products}, ${ranges}, ${categories} cascade`))

const makeRange = (name: string, products: string[] = []) =>
  answered(client.createRange({ ...aRange(name, { onHomepage: true }), products }))
const makeProduct = async (name: string) => (await make({ name })).uuid
async function bin(uuid: string) {
  const { version } = await readRow(uuid)
  await staffChange((tx, it) => binProduct(tx, it, { id: uuid, version }))
}

test('saving a form unchanged changes nothing', async () => {
  const made = [await makeProduct('Alder Chair'), await makeProduct('Alder Bed')]
  const { uuid } = await makeRange('Alder', made)
  const before = await answered(client.range({ uuid }))
  expect(before.edit).toEqual({ ...aRange('Alder', { onHomepage: true }), products: made })
  const rows = await Promise.all(made.map(readRow))
  await answered(client.saveRange({ uuid, ...before }))
  expect(await answered(client.range({ uuid }))).toEqual(before)
  expect(await Promise.all(made.map(readRow))).toEqual(rows)
})

test('a range and its products are saved together or not at all', async () => {
  const [chair, bed] = [await makeProduct('Alder Chair'), await makeProduct('Alder Bed')]
  const { uuid, version } = await makeRange('Alder', [chair])
  const edit = { ...aRange('Elder'), products: [bed, chair] }
  const refused = await client.saveRange({ uuid, version, edit: { ...edit, products: [bed, nowhere] } })
  expect(refused).toMatchObject({ status: 400, problem: { fields: { products: expect.any(String) } } })
  expect((await answered(client.range({ uuid }))).edit.name).toBe('Alder')

  const saved = await answered(client.saveRange({ uuid, version, edit }))
  expect(await answered(client.range({ uuid }))).toEqual({ version: saved.version, edit })
  expect(await listRedirects()).toEqual(['/range/alder > /range/elder'])
  const listed = await answered(client.rangeProducts({ uuid }))
  expect(listed.map(({ name }) => name)).toEqual(['Alder Bed', 'Alder Chair'])
  expect(await statusOf(client.saveRange({ uuid, version, edit }))).toBe(409)
})

test('a range that is saved leaves the products and the version of another as they are', async () => {
  const [chair, bed] = [await makeProduct('Alder Chair'), await makeProduct('Birch Bed')]
  const [{ uuid, version }, other] = [await makeRange('Alder', [chair]), await makeRange('Birch', [bed])]
  const stool = await makeProduct('Cedar Stool')
  await makeRange('Cedar', [stool])
  const before = [await answered(client.range({ uuid: other.uuid })), await readRow(bed)]
  await answered(client.saveRange({ uuid, version, edit: { ...aRange('Elder'), products: [stool] } }))
  expect([await answered(client.range({ uuid: other.uuid })), await readRow(bed)]).toEqual(before)
})

test('the ranges of the home page keep the order given to them', async () => {
  const [alder, birch] = [await makeRange('Alder'), await makeRange('Birch')]
  await answered(client.orderRanges({ order: [birch.uuid, alder.uuid] }))
  expect((await answered(client.ranges())).map(({ name }) => name)).toEqual(['Birch', 'Alder'])
  const { api } = await openShopWindow(db)
  expect((await answered(api.homeRanges())).map(({ name }) => name)).toEqual(['Birch', 'Alder'])
})

test('products to choose from are found by words of their names', async () => {
  for (const name of ['Alder Corner Sofa', 'Alder Chair', '50% Wool Rug']) await makeProduct(name)
  const find = async (q: string) => (await answered(client.productChoices({ q }))).map(({ name }) => name)
  expect(await find('sofa alder')).toEqual(['Alder Corner Sofa'])
  expect(await find('%')).toEqual(['50% Wool Rug'])
  expect(await find("' or 1=1 --")).toEqual([])
  expect(await find('')).toHaveLength(3)
})

test('the uses of a range are its products and the menus that show it', async () => {
  const { uuid, version } = await makeRange('Alder', [await makeProduct('Alder Chair')])
  await answered(client.createCategory(aCategory('Sofas', { menuRangeUuid: uuid })))
  expect(await answered(client.rangeUses({ uuid }))).toMatchObject({
    blocked: false,
    total: 2,
    uses: [
      { kind: 'product', name: 'Alder Chair' },
      { kind: 'category', name: 'Sofas' },
    ],
  })
  await answered(client.binRange({ uuid, version }))
  await answered(client.restoreRange({ uuid }))
  expect((await answered(client.range({ uuid }))).edit.products).toHaveLength(1)
})

test('a form that was opened before a product joined or left is refused', async () => {
  const [chair, bed] = [await makeProduct('Alder Chair'), await makeProduct('Alder Bed')]
  const { uuid } = await makeRange('Alder', [chair])
  for (const change of [
    () => save(bed, { rangeUuid: uuid }),
    () => save(bed, { rangeUuid: null }),
    () => bin(chair),
    () => staffChange((tx, it) => restoreProduct(tx, it, chair)),
    () => makeRange('Birch', [chair]),
  ]) {
    const form = await answered(client.range({ uuid }))
    await change()
    expect(await statusOf(client.saveRange({ uuid, ...form }))).toBe(409)
  }
  expect(await answered(client.rangeProducts({ uuid }))).toEqual([])
})

test('who changed a range long ago is not named when only its products have changed since', async () => {
  const { uuid } = await makeRange('Alder', [await makeProduct('Alder Chair')])
  const form = await answered(client.range({ uuid }))
  await save(await makeProduct('Alder Bed'), { rangeUuid: uuid })
  expect(await client.saveRange({ uuid, ...form })).toMatchObject({ status: 409, problem: { changes: [] } })

  const newer = await answered(client.range({ uuid }))
  await answered(client.saveRange({ uuid, ...newer, edit: { ...newer.edit, description: 'By Ruth.' } }))
  expect(await client.saveRange({ uuid, ...form })).toMatchObject({ problem: { changes: [{ by: 'Ruth' }] } })
})

test('a product in the bin stays in its range while the list of the range is edited', async () => {
  const [chair, bed] = [await makeProduct('Alder Chair'), await makeProduct('Alder Bed')]
  const { uuid } = await makeRange('Alder', [chair, bed])
  await bin(chair)
  const { version, edit } = await answered(client.range({ uuid }))
  await answered(client.saveRange({ uuid, version, edit: { ...edit, products: [] } }))
  await staffChange((tx, it) => restoreProduct(tx, it, chair))
  expect([(await readRow(chair)).rangeUuid, (await readRow(bed)).rangeUuid]).toEqual([uuid, null])
})
