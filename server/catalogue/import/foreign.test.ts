import { afterAll, expect, test } from 'vitest'
import { describeProblem } from '../../../contract/staff/import.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { makeShopifyExport, makeWooCommerceExport } from '../../../tests/support/imports/shop-exports.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, view, readShop, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

test.each([
  ['Shopify', makeShopifyExport],
  ['WooCommerce', makeWooCommerceExport],
] as const)('an export of %s is recognised, imported, unchanged the second time, and undone', async (source, make) => {
  const before = await readShop()
  const file = make(60, { picture: () => '' })
  const { uuid } = await send(file)
  expect(await view(uuid)).toMatchObject({ source, makeNew: true })
  const { counts } = await check(uuid)
  expect(counts).toMatchObject({ changed: 0, unchanged: 0, wrong: 0 })
  expect(await apply(uuid)).toMatchObject({ state: 'applied', task: { state: 'done' } })
  const again = await check((await send(file)).uuid)
  expect(again.counts).toEqual({ ...counts, new: 0, unchanged: counts?.new })
  expect((await undo(uuid)).notes).toEqual([])
  expect(await readShop()).toEqual(before)
})

test('a WooCommerce row that cannot be imported gives its reason alone, and needs no code', async () => {
  const headers = 'ID,Type,SKU,Name,Regular price,Parent'
  const file = [
    headers,
    '1,grouped,SET,A set,,',
    '2,variation,LOST-1,Lost,12,LOST',
    ',simple,,Nameless,30,',
    ...['4,simple,ONE,One,thirty,', ',simple,TWO,Two,40,'],
  ].join('\n')
  const { uuid } = await send(file)
  expect((await check(uuid)).counts).toEqual({ new: 1, changed: 0, unchanged: 0, wrong: 4 })
  expect((await rows(uuid)).map(({ problems }) => problems.map(describeProblem))).toEqual([
    ['It is a group of products, which come with rows of their own.'],
    ['Its product LOST is not in the file.'],
    ['It needs a supplier code or an ID, so that a second import finds it.'],
    ['Price “thirty”: This is not a price in pounds, such as 1299.00.'],
    [],
  ])
  const refused = await client.applyImport({ uuid, leaveWrong: false })
  expect(refused).toMatchObject({
    problem: { reason: '4 rows are wrong. Put them right, or choose to leave them out.' },
  })
})
