import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addBrand } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { ruth } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { homeRows } from '../../catalogue/tables.ts'
import { pictures } from '../../media/tables.ts'
import { audit } from '../../site/tables.ts'
import { staff as staffTable } from '../../staff/tables.ts'

const database = await createTestDatabase()
const { db } = database
const { client, close } = openBulkContext(database)
const staff = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => database.sql`truncate products, brands, audit, bulk_changes cascade`)

const historyOf = async (entity: string, id: string) => (await answered(client.history({ entity, id }))).entries

test('the history names a row of the home page', async () => {
  await db
    .insert(homeRows)
    .values({ key: 'newIn', source: 'new-in' })
    .onConflictDoUpdate({ target: homeRows.key, set: { version: 1 } })
  const { version, edit } = await answered(client.homeRow({ key: 'newIn' }))
  await answered(client.saveHomeRow({ key: 'newIn', version, edit: { ...edit, visible: false } }))
  expect((await answered(client.history({ entity: 'home row', id: 'newIn' }))).entries).toMatchObject([
    {
      name: 'the row ‘New In’',
      state: { visible: false },
      former: { visible: true },
      differences: [{ label: 'On the site', before: 'Yes', after: 'No' }],
    },
  ])
})

test('the history still names records once they are binned', async () => {
  const { uuid } = await answered(client.createBrand(aBrand('Fernhollow')))
  await answered(client.binBrand({ uuid, version: 1 }))
  const entries = await historyOf('brand', uuid)
  expect(entries.map(({ action, name }) => [action, name])).toEqual([
    ['bin', 'Fernhollow'],
    ['create', 'Fernhollow'],
  ])
  expect(await db.select().from(audit).where(eq(audit.entityId, uuid))).toHaveLength(2)
})

const keys = /[0-9a-f]{8}-[0-9a-f]{4}-|[0-9a-f]{32}/

test('no entry shows a key in place of a name', async () => {
  const [ercol, oakley] = [await addBrand(db, 'Ercol'), await addBrand(db, 'Oakley')]
  await client.orderBrands({ order: [ercol.uuid, oakley.uuid] })
  const hash = 'ab'.repeat(32)
  await db
    .insert(pictures)
    .values({ hash, fileName: 'sofa.webp', type: 'image/webp', bytes: 1, width: 1, height: 1, placeholder: '' })
  const first = await staff.make({ name: 'Alder Sofa' })
  const { uuid, variantUuids } = await staff.make({
    name: 'Larch Sofa',
    brandUuid: ercol.uuid,
    variants: [aVariant({ price: 5 })],
  })
  await staff.save(uuid, { brandUuid: oakley.uuid, pictures: [hash], related: [first.uuid], files: [] })
  await client.orderBrands({ order: [oakley.uuid, ercol.uuid] })
  const entry = { staffName: 'Ruth', entity: 'person', entityId: ruth.id }
  await db
    .insert(staffTable)
    .values({ id: ruth.id, name: 'Ruth', email: ruth.email, removedAt: new Date() })
    .onConflictDoNothing()
  await db.insert(audit).values([
    { ...entry, action: 'change role', before: { role: 'sales' }, after: { role: 'editor' } },
    {
      ...entry,
      action: 'assign',
      entity: 'enquiry',
      entityId: first.uuid,
      before: { assigneeId: null },
      after: { assigneeId: ruth.id },
    },
    { ...entry, action: 'note-price', entity: 'variant', entityId: variantUuids[0] ?? '', after: { pricePence: 500 } },
    { ...entry, action: 'bin', entity: 'picture', entityId: hash },
    { ...entry, action: 'save', entity: 'slide', entityId: first.uuid, before: { title: '' }, after: { title: '' } },
    { ...entry, action: 'erase', entity: 'enquiries', entityId: 'retention', after: { enquiries: [uuid, first.uuid] } },
  ])
  const { entries } = await answered(client.history({}))
  for (const { name, differences } of entries) expect(JSON.stringify({ name, differences })).not.toMatch(keys)
  expect(entries.map(({ name }) => name).slice(0, 7)).toEqual([
    'enquiries that were old enough',
    'a slide',
    'sofa.webp',
    'Larch Sofa',
    'an enquiry',
    'Ruth',
    'the brands',
  ])
  expect(entries[0]?.differences).toEqual([{ label: 'Enquiries', before: '', after: '2' }])
  expect(entries[4]?.differences).toEqual([{ label: 'Who answers it', before: 'None', after: 'Ruth' }])
  expect(entries[6]?.differences).toEqual([{ label: 'Order', before: 'Ercol, Oakley', after: 'Oakley, Ercol' }])
  expect(entries[7]?.differences).toEqual([
    { label: 'Brand', before: 'Ercol', after: 'Oakley' },
    { label: 'Pictures', before: 'None', after: 'sofa.webp' },
    { label: 'Goes well with', before: 'None', after: 'Alder Sofa' },
  ])
})
