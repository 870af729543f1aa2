import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSupplierLists, writeFile } from '../../../tests/support/imports/supplier-lists.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openDatabase } from '../../platform/database.ts'

const open = async () => {
  const database = await createTestDatabase()
  const lists = await openSupplierLists(database, [20, 20])
  afterAll(lists.close)
  return { database, ...lists }
}

test.each([
  ['is done', async () => {}],
  // After each step attempts are counted from zero, so that this one has the number of the first.
  [
    'works on its next step',
    ({ database }: Awaited<ReturnType<typeof open>>) =>
      database.sql`update supplier_list_fetches set state = 'working', attempts = 1, due_at = now() + interval '1 hour'`,
  ],
])('a list is imported once, even if a hung process continues after another one %s', async (_, goOn) => {
  const shop = await open()
  const { database, supplier, readState, countFiles } = shop
  await shop.openShop([100])
  const uuid = await shop.open()
  const filesBefore = await countFiles()
  supplier.file = writeFile([105])
  const answer = Promise.withResolvers<void>()
  supplier.isReady = answer.promise
  await answered(shop.client.fetchSupplierList({ uuid }))
  await waitUntil(() => supplier.asked.length === 1)
  supplier.isReady = Promise.resolve()
  await database.sql`update supplier_list_fetches set due_at = now()`
  const process = await openDatabase(database.connection, { connections: 3 })
  const second = shop.startProcess(process)
  await waitUntil(async () => (await readState(uuid)).outcome === 'ready')
  await second.close()
  await process.close()
  const { importUuid } = await readState(uuid)
  await goOn(shop)
  answer.resolve()
  await shop.lists.close()
  expect(supplier.asked).toHaveLength(2)
  expect(await database.sql`select uuid from imports where is_fetched`).toEqual([{ uuid: importUuid }])
  expect(await database.sql`select kind from tasks`).toHaveLength(2)
  expect(await readState(uuid)).toMatchObject({ outcome: 'ready', importUuid })
  expect(await countFiles()).toBe(filesBefore + 1)
})
