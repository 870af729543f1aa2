import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openSupplierLists, writeFile } from '../../../tests/support/imports/supplier-lists.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { empty, close, client, bring, check, undo, wait, supplier, readState, openShop, open, fetchNow, readPrices } =
  await openSupplierLists(database, [20, 20])
afterAll(close)
beforeEach(empty)

const four = (price: number) => writeFile([price, 99, 99, 99])

/** A shop whose five products came by a list of Ashford. The last list that is fetched leaves the fifth out for the second time. */
async function openWithMissing(part = {}) {
  await openShop([100, 100, 100, 100, 100])
  await bring(writeFile([99, 99, 99, 99, 99]), { supplier: 'Ashford' })
  const uuid = await open(part)
  supplier.file = four(100)
  await fetchNow(uuid)
  supplier.file = four(101)
  return uuid
}

const listArchived = async () =>
  (await answered(client.products({ status: 'archived', sort: 'name' }))).rows.map(({ name }) => name)

/** The list as it is while the shop has not seen yet how its dry run or import ended. */
async function settle(uuid: string, outcome: 'checking' | 'applying') {
  await database.sql`update supplier_list_fetches set outcome = ${outcome}, due_at = now() where list_uuid = ${uuid}`
  await waitUntil(async () => (await readState(uuid)).outcome !== outcome)
  return readState(uuid)
}

test('a list that is tried again archives nothing once the owner has chosen against it', async () => {
  const uuid = await openWithMissing({ appliesItself: true, archivesMissing: true, mostPercent: 1 })
  supplier.file = four(150)
  const { importUuid, outcome } = await fetchNow(uuid)
  expect(outcome).toBe('held')
  await database.sql`
    update tasks set state = 'failed' where uuid = (select task_uuid from imports where uuid = ${importUuid})`
  await database.sql`update supplier_list_fetches set outcome = 'failed' where list_uuid = ${uuid}`
  const { version, edit } = await answered(client.supplierList({ uuid }))
  await answered(
    client.saveSupplierList({ uuid, version, edit: { ...edit, archivesMissing: false, mostPercent: 100 } }),
  )
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'applied', importUuid })
  expect((await readPrices())[0]).toBe(150)
  expect(await listArchived()).toEqual([])
})

test('a list that waits for staff still says what is missing after a fetch that succeeds at the second attempt', async () => {
  const uuid = await openWithMissing()
  supplier.etag = '"tuesday"'
  const { importUuid, says } = await fetchNow(uuid)
  expect(says).toContain('1 missing from two lists in a row')
  supplier.outages = 1
  expect(await fetchNow(uuid)).toMatchObject({ outcome: 'ready', importUuid, says })
  expect(supplier.outages).toBe(0)
})

test('a list whose import is undone before the shop has seen its end counts as applied', async () => {
  await openShop([100])
  const uuid = await open({ appliesItself: true })
  supplier.file = writeFile([105])
  const { importUuid, says } = await fetchNow(uuid)
  await undo(importUuid ?? '')
  expect(await settle(uuid, 'applying')).toMatchObject({ outcome: 'applied', says })
})

test.each(['checking', 'applying'] as const)(
  'a list whose file is arranged in another way while it is %s is held, because its columns have to be matched',
  async (outcome) => {
    await openShop([100])
    const uuid = await open()
    supplier.file = writeFile([105])
    const { importUuid } = await fetchNow(uuid)
    await answered(client.arrangeImport({ uuid: importUuid ?? '', part: null, headingLine: 1 }))
    await wait(importUuid ?? '')
    expect(await settle(uuid, outcome)).toMatchObject({
      outcome: 'held',
      says: expect.stringContaining('Please match its columns once.'),
    })
  },
)

test('a list that staff try again while it is applied waits for them', async () => {
  await openShop([100])
  const uuid = await open({ appliesItself: true, mostPercent: 1 })
  supplier.file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  await check(importUuid ?? '')
  expect(await settle(uuid, 'applying')).toMatchObject({ outcome: 'ready', says: expect.stringContaining('1 price') })
})

test('a list waits for other work on its import', async () => {
  await openShop([100])
  const uuid = await open({ appliesItself: true, mostPercent: 1 })
  supplier.file = writeFile([105])
  const { importUuid } = await fetchNow(uuid)
  await database.sql`
    update tasks set state = 'running', lease_until = now() + interval '1 hour'
    where uuid = (select task_uuid from imports where uuid = ${importUuid})`
  const { version, edit } = await answered(client.supplierList({ uuid }))
  await answered(client.saveSupplierList({ uuid, version, edit: { ...edit, mostPercent: 100 } }))
  await database.sql`update supplier_list_fetches set outcome = 'checking', due_at = now() where list_uuid = ${uuid}`
  const readDue = async () => {
    const [row] = await database.sql`select due_at::text from supplier_list_fetches where list_uuid = ${uuid}`
    return row?.due_at
  }
  const first = await readDue()
  await waitUntil(async () => (await readDue()) !== first)
  await database.sql`
    update tasks set state = 'done' where uuid = (select task_uuid from imports where uuid = ${importUuid})`
  await waitUntil(async () => (await readState(uuid)).outcome === 'applied')
})
