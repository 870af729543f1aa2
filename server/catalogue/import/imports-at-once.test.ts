import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
/** One import context for each of two processes. */
const [one, other] = [openImportContext(database, { media }), openImportContext(database, { media })] as const
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await close()
})

const list = (category: string, code: string) =>
  `Name,Category,Sub-category,Product code,Price\nChair,${category},Lounge chairs,${code},80\n`

test('two concurrent imports that add a sub-category of the same name are both applied', async () => {
  const [first, second] = [await one.send(list('Indoors', 'A-1')), await one.send(list('Outdoors', 'B-1'))]
  for (const { uuid } of [first, second])
    expect(await one.check(uuid, { makeNew: true })).toMatchObject({ counts: { new: 1, wrong: 0 } })
  await database.sql.begin(async (visit) => {
    // The first is held once it has added its terms, the second once it would add its own.
    await visit`select from content_version for update`
    for (const { uuid } of [first, second]) await answered(one.client.applyImport({ uuid, leaveWrong: false }))
    await waitUntil(async () => (await countWaiting()) === 2)
  })
  for (const { uuid } of [first, second])
    expect(await other.wait(uuid)).toMatchObject({ state: 'applied', task: { state: 'done', problem: null } })
  const added = await database.sql`select route_name from sub_categories order by 1`.values()
  expect(added).toEqual([['lounge-chairs'], ['lounge-chairs-2']])
})

test('an import waits for a property that is renamed before it locks its products', async () => {
  await one.bring('SKU,Name,Colour\nC-1,Cedar Chair,Sage', { makeNew: true })
  const { uuid } = await one.send('SKU,Colour\nC-1,Navy')
  await one.check(uuid, { makeNew: true })
  await database.sql.begin(async (rename) => {
    await rename`select from properties for no key update`
    await rename`update property_values set name = 'Moss'`
    await answered(one.client.applyImport({ uuid, leaveWrong: false }))
    await waitUntil(async () => (await countWaiting()) === 1)
    await rename`select from products for no key update nowait`
  })
  expect(await one.wait(uuid)).toMatchObject({ state: 'applied', task: { state: 'done', problem: null } })
})

async function countWaiting(): Promise<number> {
  const waiting = await database.sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return waiting.length
}
