import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Matching } from '../../../../contract/staff/import.ts'
import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { answered } from '../../../../tests/support/shop-window.ts'
import { staffIn } from '../../../../tests/support/staff/staff-edits.ts'
import { splitNameCell } from './split-rows.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, view, readShop, ...importing } = openImportContext(database, { media })
const staff = staffIn(database.db)
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, audit, imports, import_matchings, supplier_rules cascade`)

const readProducts = async () => {
  const { rows: found } = await answered(client.products({ sort: 'name', status: 'draft' }))
  return Promise.all(found.map(({ uuid }) => staff.read(uuid)))
}

test('a row that names several colours becomes a variant of each, is found again, and undone', async () => {
  const before = await readShop()
  const list =
    'Code,Item,Colours,RRP\nS-1,Milano sofa,Oak / Walnut / Black,999\nS-2,Roma chair,Oak,199\nS-3,Como bench,,99'
  const { uuid } = await send(list)
  const { suggestions } = await view(uuid)
  const each: Recipe = { kind: 'each', from: 'Colours', between: '/', to: 'property:Colour' }
  expect(suggestions).toEqual([each])
  const asked = { supplier: 'Ikea', matching: ['variantCode' as const, 'name' as const, null, 'price' as const] }
  expect(await check(uuid, { ...asked, recipes: [each], makeNew: true })).toMatchObject({
    counts: { new: 5, wrong: 0 },
  })
  await apply(uuid)
  const facts = (await readProducts()).map(({ name, supplierCode, variants }) => [
    name,
    supplierCode,
    variants.map((one) => one.name),
  ])
  expect(facts).toEqual([
    ['Como bench', 'S-3', ['']],
    ['Milano sofa', 'S-1', ['Oak', 'Walnut', 'Black']],
    ['Roma chair', 'S-2', ['Oak']],
  ])
  const next = await send(list.replace('999', '949').replace('Oak / Walnut / Black', 'Oak / Black / Sage'))
  expect((await view(next.uuid)).recipes).toEqual([each])
  expect(await check(next.uuid, { makeNew: true })).toMatchObject({
    counts: { new: 1, changed: 2, unchanged: 2, wrong: 0 },
  })
  const changed = (await rows(next.uuid)).map(({ outcome, variant }) => [outcome, variant])
  expect(changed.slice(0, 3)).toEqual([
    ['changed', 'Oak'],
    ['changed', 'Black'],
    ['new', 'Sage'],
  ])
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)
})

test('columns of prices by grade become variants, a grade without a price none, and all of it is undone', async () => {
  const before = await readShop()
  const list =
    'Code,Item,Grade A,Grade B,Grade F (Leather)\nS-1,Milano sofa,"£1,299",£1399,POA\nS-2,Roma chair,£199,,£299'
  const { uuid } = await send(list)
  const { suggestions } = await view(uuid)
  const grades: Recipe = { kind: 'grades', from: ['Grade A', 'Grade B', 'Grade F (Leather)'], to: 'price' }
  expect(suggestions).toEqual([grades])
  const asked = { supplier: 'Calia', matching: ['variantCode' as const, 'name' as const, null, null, null] }
  expect(await check(uuid, { ...asked, recipes: [grades] })).toMatchObject({ counts: { new: 5, wrong: 0 } })
  await apply(uuid)
  const facts = (await readProducts()).map(({ name, supplierCode, variants }) => ({
    name,
    supplierCode,
    prices: variants.map((one) => [one.name, one.price]),
  }))
  expect(facts).toEqual([
    {
      name: 'Milano sofa',
      supplierCode: 'S-1',
      prices: [
        ['Grade A', 1299],
        ['Grade B', 1399],
        ['Grade F (Leather)', 0],
      ],
    },
    {
      name: 'Roma chair',
      supplierCode: 'S-2',
      prices: [
        ['Grade A', 199],
        ['Grade F (Leather)', 299],
      ],
    },
  ])
  const next = await send(list.replace('£1399', '£1449'))
  expect(await check(next.uuid)).toMatchObject({ counts: { new: 0, changed: 1, unchanged: 4, wrong: 0 } })
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)
})

const byRow: Matching = ['variantCode', 'name', 'variantName', 'price']

test('a piece that came as one variant is found again once its colours are variants, and all of it is undone', async () => {
  const list = 'Code,Item,Colours,RRP\nS-1,Milano sofa,Oak / Walnut,999\nS-2,Roma chair,Oak,199\nS-3,Como bench,,99'
  const first = await send(list)
  await check(first.uuid, { supplier: 'Ikea', matching: byRow, makeNew: true })
  await apply(first.uuid)
  const before = await readShop()
  const [, sofa] = await readProducts()

  const { uuid } = await send(list)
  const each: Recipe = { kind: 'each', from: 'Colours', between: '/', to: 'property:Colour' }
  const asked = { supplier: 'Ikea', matching: byRow.with(2, null), recipes: [each], makeNew: true }
  const preview = await check(uuid, asked)
  expect(preview).toMatchObject({
    counts: { new: 1, changed: 3, wrong: 0 },
    questions: { unnamed: { once: { count: 0 } } },
  })
  await apply(uuid)
  const products = await readProducts()
  expect(products.map(({ supplierCode, variants }) => [supplierCode, variants.map(({ name }) => name)])).toEqual([
    ['S-3', ['']],
    ['S-1', ['Oak', 'Walnut']],
    ['S-2', ['Oak']],
  ])
  expect(products[1]?.variants[0]?.uuid).toBe(sofa?.variants[0]?.uuid)

  const next = await send(list.replace('Oak / Walnut', 'Walnut / Sage'))
  expect(await check(next.uuid, { makeNew: true })).toMatchObject({ counts: { new: 1, changed: 0, unchanged: 3 } })
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)
})

test('rows that become several variants do not match a product that several rows were merged into', async () => {
  const list = 'Code,Item,Colours,RRP\nS-1,Milano,Oak / Walnut,999\nS-2,Milano,Sage / Rust,199'
  const first = await send(list)
  await check(first.uuid, { supplier: 'Ikea', matching: byRow, makeNew: true })
  await apply(first.uuid)
  expect(await readProducts()).toHaveLength(1)
  const { uuid } = await send(list)
  const each: Recipe = { kind: 'each', from: 'Colours', between: '/', to: 'property:Colour' }
  const asked = { supplier: 'Ikea', matching: byRow.with(2, null), recipes: [each], makeNew: true }
  expect(await check(uuid, asked)).toMatchObject({ counts: { new: 4, changed: 0, wrong: 0 } })
})

test.each([
  ['/', 'Oak / Walnut/Black', ['Oak', 'Walnut', 'Black']],
  ['|', 'Oak | | Oak', ['Oak']],
  ['\n', 'Oak\r\nWalnut', ['Oak', 'Walnut']],
  [',', '', []],
])('split at %j, %j names %j', (between, text, parts) => {
  expect(splitNameCell(text, between)).toEqual(parts)
})
