import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addBrand } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit } from '../../site/tables.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, close } = openBulkContext(database)
const staff = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => database.sql`truncate products, brands, audit, bulk_changes cascade`)

const historyOf = async (entity: string, id: string) => (await answered(client.history({ entity, id }))).entries

test('a change of a product is shown field by field, in the words of its form', async () => {
  const brand = await addBrand(db, 'Fernhollow')
  const { uuid, variantUuids } = await staff.make({ variants: [aVariant({ name: 'Oak', price: 100 })] })
  const variant = aVariant({ uuid: variantUuids[0] ?? null, name: 'Oak', price: 120, onSale: true, salePrice: 99.5 })
  await staff.save(uuid, { brandUuid: brand.uuid, variants: [variant, aVariant({ name: 'Ash' })], metaTags: ['sofa'] })
  await carryOut({ kind: 'flag', flag: 'immediateDelivery', on: true }, { uuids: [uuid] })
  const [bulk, saved, made] = await historyOf('product', uuid)
  expect(bulk).toMatchObject({
    action: 'bulk',
    differences: [{ label: 'Immediate delivery', before: 'No', after: 'Yes' }],
  })
  expect(saved).toMatchObject({ action: 'save', name: 'Alder Sofa', staffName: 'Ruth' })
  expect(saved?.differences).toEqual(
    expect.arrayContaining([
      { label: 'Brand', before: 'None', after: 'Fernhollow' },
      { label: 'Words it is found by', before: 'None', after: 'sofa' },
      { label: 'Price of Oak', before: '£100', after: '£120' },
      { label: 'Sale price of Oak', before: 'None', after: '£99.50' },
      { label: 'Variants', before: 'Not there', after: 'Ash' },
    ]),
  )
  expect(made).toMatchObject({ action: 'create', state: { name: 'Alder Sofa' } })
})

test('a state from before a field existed can be saved again with the field blank', async () => {
  const { uuid } = await staff.make({ variants: [aVariant({ name: 'Oak', price: 10, heightCm: 80 })] })
  const { variants } = await staff.read(uuid)
  const before = { variants: variants.map(({ heightCm, ...variant }) => variant) }
  const entry = { staffName: 'Ruth', action: 'save', entity: 'product', entityId: uuid }
  await db.insert(audit).values({ ...entry, before, after: {}, at: sql`now() + interval '1 second'` })
  const [saved] = await historyOf('product', uuid)
  const { version, edit } = await answered(client.product({ uuid }))
  await answered(client.saveProduct({ uuid, version, edit: { ...edit, ...saved?.former } }))
  expect((await staff.read(uuid)).variants).toMatchObject([{ name: 'Oak', price: 10, heightCm: null }])
})

test('an earlier state can be saved again', async () => {
  const { uuid } = await answered(client.createBrand(aBrand('Fernhollow', { description: 'As it was.' })))
  const first = await answered(client.brand({ uuid }))
  await answered(client.saveBrand({ uuid, version: first.version, edit: { ...first.edit, description: 'New.' } }))
  const made = (await historyOf('brand', uuid)).at(-1)
  const { version } = await answered(client.brand({ uuid }))
  await answered(client.saveBrand({ uuid, version, edit: { ...first.edit, ...made?.state } }))
  expect((await answered(client.brand({ uuid }))).edit).toEqual(first.edit)
})

test('each entry stores the state before it, so that the newest can be undone', async () => {
  const { uuid } = await answered(client.createBrand(aBrand('Fernhollow', { description: 'First.' })))
  const { version, edit } = await answered(client.brand({ uuid }))
  await answered(client.saveBrand({ uuid, version, edit: { ...edit, description: 'Second.' } }))
  expect(await historyOf('brand', uuid)).toMatchObject([
    { state: { description: 'Second.' }, former: { description: 'First.' } },
    { state: { description: 'First.' }, former: null },
  ])
})

test('a product is restored with a variant that was removed since', async () => {
  const { uuid } = await staff.make({ variants: [aVariant({ name: 'Oak', price: 10 }), aVariant({ name: 'Ash' })] })
  const { variants } = await staff.read(uuid)
  await staff.save(uuid, { variants: variants.slice(1) })
  const [saved] = await historyOf('product', uuid)
  const { version, edit } = await answered(client.product({ uuid }))
  const former = Object.fromEntries(Object.entries(saved?.former ?? {}).filter(([name]) => name in edit))
  await answered(client.saveProduct({ uuid, version, edit: { ...edit, ...former } }))
  expect((await staff.read(uuid)).variants).toEqual(variants)
})

test('the filter lists each person once, and only people with an entry that the role may see', async () => {
  const entry = { action: 'save', entityId: '1' }
  const rows = [
    ...['Zoe', 'Ada', 'Zoe', 'Émile'].map((staffName) => ({ ...entry, staffName, entity: 'brand' })),
    { ...entry, staffName: 'Bo', entity: 'person' },
  ]
  await db.insert(audit).values(rows)
  expect(await answered(client.history({ entity: 'slide' }))).toMatchObject({
    total: 0,
    people: ['Ada', 'Bo', 'Zoe', 'Émile'],
  })
  expect(await answered(openStaffClient({ db }, 'editor').history({}))).toMatchObject({
    people: ['Ada', 'Zoe', 'Émile'],
  })
})

test('a year that is still being typed is refused, also where the database has no such year', async () => {
  for (const since of ['0000-01-01', '0002-01-01'])
    expect(await client.history({ since })).toMatchObject({
      status: 400,
      problem: { fields: { since: expect.any(String) } },
    })
  expect(await answered(client.history({ since: '9999-12-31' }))).toMatchObject({ total: 0 })
})

test('an editor sees no entry that is for owners alone', async () => {
  const entry = { staffName: 'Ruth', action: 'change role', entityId: 'x' }
  await db.insert(audit).values([
    { ...entry, entity: 'person' },
    { ...entry, entity: 'settings' },
  ])
  expect(await answered(client.history({}))).toMatchObject({ total: 2 })
  expect(await answered(openStaffClient({ db }, 'editor').history({}))).toMatchObject({ total: 0, people: [] })
  expect(await answered(openStaffClient({ db }, 'editor').history({ entity: 'person', id: 'x' }))).toMatchObject({
    total: 0,
  })
})

test('sellers see the entries of enquiries', async () => {
  const template = { name: 'Thanks', text: 'Dear {name}' }
  await answered(client.createReplyTemplate(template))
  await answered(client.createBrand(aBrand('Fernhollow')))
  const seller = openStaffClient({ db }, 'sales')
  expect((await answered(seller.history({}))).entries).toMatchObject([{ entity: 'reply template', name: 'Thanks' }])
  expect(await answered(seller.history({ entity: 'brand' }))).toMatchObject({ total: 0 })
})

test('editors see changes of the announcement, and of no other setting', async () => {
  const editor = openStaffClient({ db }, 'editor')
  const { version, edit } = await answered(editor.banner())
  await answered(editor.saveBanner({ version, edit: { bannerMessage: 'Open on Sunday' } }))
  const { entries } = await answered(editor.history({ entity: 'announcement', id: '1' }))
  expect(entries).toMatchObject([
    {
      name: 'the announcement',
      differences: [{ label: 'Announcement', before: edit.bannerMessage || 'None', after: 'Open on Sunday' }],
      state: { bannerMessage: 'Open on Sunday' },
    },
  ])
  expect(Object.keys(entries[0]?.state ?? {}).toSorted()).toEqual(['bannerFrom', 'bannerMessage', 'bannerUntil'])
})

test('no difference shows the same value on both sides', async () => {
  const { uuid } = await answered(
    client.createBrand(aBrand('Fernhollow', { description: `${'Long. '.repeat(80)}First.` })),
  )
  const { version, edit } = await answered(client.brand({ uuid }))
  await answered(client.saveBrand({ uuid, version, edit: { ...edit, description: `${'Long. '.repeat(80)}Last.` } }))
  const [saved] = await historyOf('brand', uuid)
  expect(saved?.differences).toMatchObject([
    { before: expect.stringMatching(/^… .*First\.$/), after: expect.stringMatching(/^… .*Last\.$/) },
  ])
  const monday = { opens: '09:00', closes: '17:00' }
  await db.insert(audit).values({
    staffName: 'Ruth',
    action: 'save',
    entity: 'settings',
    entityId: '1',
    before: { openingHours: { monday, exceptions: [{ date: '2030-12-25', hours: null, note: '' }] } },
    after: { openingHours: { monday: null, exceptions: [{ date: '2030-12-25', hours: monday, note: '' }] } },
  })
  expect((await historyOf('settings', '1'))[0]?.differences).toEqual([
    { label: 'Monday', before: '09:00 to 17:00', after: 'Closed' },
    { label: 'Hours', before: 'Closed', after: '09:00 to 17:00' },
  ])
})

test('a bulk change is one entry, which expands to the changes of each product', async () => {
  const uuids = [(await staff.make({ name: 'Alder Sofa' })).uuid, (await staff.make({ name: 'Larch Sofa' })).uuid]
  await carryOut({ kind: 'flag', flag: 'immediateDelivery', on: true }, { uuids })
  const [work] = (await answered(client.history({}))).entries
  const inside = {
    staffName: 'Ruth',
    action: 'create',
    entity: 'brand',
    entityId: uuids[0] ?? '',
    after: { name: 'Ercol' },
  }
  await db.insert(audit).values({ ...inside, at: sql`(select at from audit where id = ${work?.id})` })
  const { entries, total } = await answered(client.history({}))
  expect(entries.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'bulk products',
    'create product',
    'create product',
  ])
  expect(total).toBe(3)
  expect(await answered(client.history({ entity: 'brand' }))).toMatchObject({ total: 1 })
  expect(await answered(client.history({ q: 'Ercol' }))).toMatchObject({ total: 1 })
  const differences = [{ label: 'Immediate delivery', before: 'No', after: 'Yes' }]
  expect(await answered(client.historyParts({ id: work?.id ?? 0, page: 1 }))).toMatchObject({
    products: [
      { uuid: uuids[0], name: 'Alder Sofa', isThere: true, became: 'changed', differences },
      { uuid: uuids[1], name: 'Larch Sofa', isThere: true, became: 'changed', differences },
    ],
    total: 2,
    others: [{ action: 'create', name: 'Ercol' }],
  })
  expect(await openStaffClient({ db }, 'editor').historyParts({ id: 1_000_000, page: 1 })).toMatchObject({
    status: 404,
  })
})

test('what an owner alone may read stays hidden inside a bulk change as well, and is listed once', async () => {
  const { uuid } = await staff.make({ name: 'Alder Sofa' })
  await carryOut({ kind: 'flag', flag: 'immediateDelivery', on: true }, { uuids: [uuid] })
  const [work] = (await answered(client.history({}))).entries
  const id = work?.id ?? 0
  const inside = {
    staffName: 'Ruth',
    action: 'save',
    entity: 'settings',
    entityId: '1',
    before: {},
    after: { phone: '1' },
  }
  await db.insert(audit).values({ ...inside, at: sql`(select at from audit where id = ${id})` })
  const asEditor = openStaffClient({ db }, 'editor')
  expect(await answered(client.historyParts({ id, page: 1 }))).toMatchObject({
    others: [{ entity: 'settings' }],
    othersTotal: 1,
  })
  expect(await answered(client.historyParts({ id, page: 2 }))).toMatchObject({ others: [], othersTotal: 1 })
  expect(await answered(asEditor.historyParts({ id, page: 1 }))).toMatchObject({
    products: [{ uuid }],
    others: [],
    othersTotal: 0,
  })
})
