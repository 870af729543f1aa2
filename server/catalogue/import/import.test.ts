import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { productAddress } from '../../../contract/addresses.ts'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { daysAgo } from '../../../tests/support/days-ago.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit, redirects } from '../../site/tables.ts'
import { priceLog, products } from '../tables.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, bring, view, readShop, ...importing } = openImportContext(database, {
  media,
})
const staff = staffIn(db)
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(
  () =>
    database.sql`truncate products, brands, ranges, categories, properties, redirects, audit, bulk_changes, imports, import_matchings cascade`,
)

const priceList = ['SKU,RRP,Notes', 'A-1,"1,250.00",ok', 'B-1,£80,', 'C-9,10,'].join('\n')

async function addTwo() {
  const sofa = await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
  const stool = await addProduct(db, { name: 'Birch Stool', variants: [{ supplierCode: 'B-1', pricePence: 80_00 }] })
  return { sofa, stool }
}

test('a supplier’s price list is previewed, applied, unchanged the second time, and undone', async () => {
  const { sofa } = await addTwo()
  const before = await readShop()
  const { uuid } = await send(priceList)
  expect(await view(uuid)).toMatchObject({
    state: 'read',
    source: 'other',
    rowCount: 3,
    columns: [
      { header: 'SKU', column: 'variantCode', samples: ['A-1', 'B-1', 'C-9'] },
      { header: 'RRP', column: 'price' },
      { header: 'Notes', column: null },
    ],
  })
  const counts = { new: 0, changed: 1, unchanged: 1, wrong: 1 }
  expect(await check(uuid, { supplier: 'Oakworks' })).toMatchObject({ state: 'checked', counts })
  expect(await rows(uuid)).toMatchObject([
    { line: 2, outcome: 'changed', differences: [{ label: 'Price', before: '£1,000', after: '£1,250' }] },
    { line: 3, outcome: 'unchanged', name: 'Birch Stool' },
    { line: 4, outcome: 'wrong', problems: [{ column: 'Name', reason: 'A name is needed.' }] },
  ])
  expect(await readShop()).toEqual(before)
  expect(await statusOf(client.applyImport({ uuid, leaveWrong: false }))).toBe(409)

  const version = await staff.readVersion()
  expect(await apply(uuid, true)).toMatchObject({ state: 'applied', mayUndo: true, task: { state: 'done' } })
  expect((await staff.read(sofa.uuid)).variants[0]?.price).toBe(1250)
  expect(await staff.readVersion()).toBe(version + 1)
  expect(await db.select().from(audit)).toMatchObject([{ action: 'import', staffName: 'Ruth' }])
  const [entry] = (await answered(client.history({ entity: 'product', id: sofa.uuid }))).entries
  expect(entry?.differences).toEqual([{ label: 'Price', before: '£1,000', after: '£1,250' }])

  const again = await send(priceList)
  expect(await view(again.uuid)).toMatchObject({ supplier: 'Oakworks' })
  expect((await check(again.uuid)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, wrong: 1 })
  expect(await undo(uuid)).toMatchObject({ state: 'undone', notes: [] })
  expect(await readShop()).toEqual(before)
  expect(await statusOf(client.undoImport({ uuid }))).toBe(409)
})

const newOnes = [
  'Product code,Name,Status,Category,Sub-category,Brand,Range,Supplier code,Variant,Price,Sale price,Properties,Words it is found by',
  'P1,Cedar Sofa,published,Living,Sofas,Fernhollow,Haven,P1-S,Sage,900,800,Colour: Sage,"sofa, cedar"',
  'P1,Cedar Sofa,published,Living,Sofas,Fernhollow,Haven,P1-R,Rust,950,,Colour: Rust,"sofa, cedar"',
  'P2,Drum Table,,Living,Tables,,,P2-1,,0,,Material: Oak,',
].join('\n')

test('a column without a heading is left out unless chosen, and recognised the next time', async () => {
  await addTwo()
  const file = [',SKU,Title,', 'x,A-1,Alder Sofa,"1,250.00"', 'x,B-1,Birch Stool,£80'].join('\n')
  const { uuid } = await send(file)
  expect((await view(uuid)).columns).toEqual([
    { header: 'Column A', samples: ['x'], column: null, unclearSize: null },
    { header: 'SKU', samples: ['A-1', 'B-1'], column: 'variantCode', unclearSize: null },
    { header: 'Title', samples: ['Alder Sofa', 'Birch Stool'], column: 'name', unclearSize: null },
    { header: 'Column D', samples: ['1,250.00', '£80'], column: null, unclearSize: null },
  ])
  expect((await check(uuid)).counts).toMatchObject({ changed: 0, wrong: 0 })
  const matching = [null, 'variantCode' as const, 'name' as const, 'price' as const]
  expect((await check(uuid, { matching })).counts).toMatchObject({ changed: 1, wrong: 0 })
  expect((await view((await send(file)).uuid)).columns.map(({ column }) => column)).toEqual(matching)
})

test('new products are created with all that belongs to them, and removed by the undo', async () => {
  await addTwo()
  const before = await readShop()
  const { uuid } = await send(newOnes)
  expect((await check(uuid)).counts).toMatchObject({ new: 0, wrong: 3 })
  expect((await rows(uuid))[0]?.problems).toEqual(
    expect.arrayContaining([{ column: 'Brand', reason: 'There is no brand “Fernhollow”.' }]),
  )
  const checked = await check(uuid, { makeNew: true })
  expect(checked).toMatchObject({ counts: { new: 3, wrong: 0 } })
  expect(checked.made).toEqual(
    expect.arrayContaining(['Brand: Fernhollow', 'Category: Living', 'Property value: Sage']),
  )
  // The draft is not counted.
  expect(checked.missing).toEqual([
    { gap: 'no-picture', count: 1 },
    { gap: 'no-dimensions', count: 1 },
    { gap: 'no-description', count: 1 },
  ])
  await apply(uuid)
  const actionsOn = async (entity: string) => {
    const entries = await db.select().from(audit).where(eq(audit.entity, entity)).orderBy(audit.id)
    return entries.map(({ action }) => action)
  }
  expect(await actionsOn('brand')).toEqual(['create'])
  expect(await actionsOn('property')).toEqual(['create', 'create', 'save', 'save'])
  const made = await db.select().from(products).where(eq(products.supplierCode, 'P1'))
  expect(made).toMatchObject([{ status: 'published', name: 'Cedar Sofa', metaTags: ['sofa', 'cedar'] }])
  const form = await staff.read(made[0]?.uuid ?? '')
  expect(form.variants).toMatchObject([
    { name: 'Sage', price: 900, salePrice: 800, onSale: true },
    { name: 'Rust', price: 950, onSale: false },
  ])
  expect(await db.select().from(products).where(eq(products.supplierCode, 'P2'))).toMatchObject([{ status: 'draft' }])
  expect((await staff.readRow(made[0]?.uuid ?? '')).newUntil?.getTime()).toBeGreaterThan(Date.now())

  const again = await send(newOnes)
  expect(await check(again.uuid)).toMatchObject({
    counts: { new: 0, changed: 0, unchanged: 3, wrong: 0 },
    missing: [],
  })
  expect((await undo(uuid)).notes).toEqual([])
  expect(await readShop()).toEqual(before)
  expect(await actionsOn('brand')).toEqual(['create', 'delete'])
  expect(await actionsOn('category')).toEqual(['create', 'delete'])
  expect((await bring(newOnes, { makeNew: true })).counts).toMatchObject({ new: 3 })
})

test('a later change by somebody else is kept and reported', async () => {
  const { sofa, stool } = await addTwo()
  const { uuid } = await bring('SKU,Price\nA-1,700\nB-1,70')
  const { variants } = await staff.read(sofa.uuid)
  await staff.save(sofa.uuid, { variants: variants.map((variant) => ({ ...variant, price: 1 })) })
  expect((await undo(uuid)).notes).toEqual([
    { uuid: sofa.uuid, name: 'Alder Sofa', reason: 'It has been changed since.' },
  ])
  expect((await staff.read(sofa.uuid)).variants[0]?.price).toBe(1)
  expect((await staff.read(stool.uuid)).variants[0]?.price).toBe(80)
})

test('an import applies exactly its preview or nothing', async () => {
  const { sofa } = await addTwo()
  const { uuid } = await send('SKU,Price\nA-1,700\nB-1,70')
  await check(uuid)
  await staff.save(sofa.uuid, { name: 'Another name' })
  expect((await apply(uuid)).task).toMatchObject({ state: 'done' })
  const next = await send('SKU,Price\nA-1,600\nB-1,60')
  await check(next.uuid)
  const { variants } = await staff.read(sofa.uuid)
  await staff.save(sofa.uuid, { variants: variants.map((variant) => ({ ...variant, price: 650 })) })
  const refused = await apply(next.uuid)
  expect(refused).toMatchObject({
    state: 'checked',
    task: { state: 'failed', problem: expect.stringMatching(/Please look at it again/) },
  })
  expect((await staff.read(sofa.uuid)).variants[0]?.price).toBe(650)
  await check(next.uuid)
  expect(await apply(next.uuid)).toMatchObject({ state: 'applied' })
})

test('an import that breaks off half-way changes nothing and can be started again', async () => {
  await addTwo()
  const before = await readShop()
  const { uuid } = await send(newOnes)
  await check(uuid, { makeNew: true })
  await database.sql`create or replace function break_off() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`
  await database.sql`create trigger full_disk before insert on audit execute function break_off()`
  const broken = await apply(uuid)
  await database.sql`drop trigger full_disk on audit`
  expect(broken).toMatchObject({
    state: 'checked',
    task: { state: 'failed', problem: expect.stringMatching(/our fault/) },
  })
  expect(await readShop()).toEqual(before)
  expect(await apply(uuid)).toMatchObject({ state: 'applied' })
})

test('a rename by a file leaves no redirect when it is undone or imported back', async () => {
  const { sofa } = await addTwo()
  const before = await readShop()
  const address = (name: string) => productAddress(sofa.uuid, name)
  await bring('Name,SKU\nAlder Couch,A-1')
  expect(await staff.listRedirects()).toEqual([`${address('Alder Sofa')} > ${address('Alder Couch')}`])
  await bring('Name,SKU\nAlder Sofa,A-1')
  expect(await readShop()).toEqual(before)

  await staff.save(sofa.uuid, { name: 'Alder Settee' })
  const renamed = await readShop()
  expect(renamed.redirects).toHaveLength(1)
  const { uuid } = await bring('Name,SKU\nAlder Couch,A-1')
  expect(await staff.listRedirects()).toHaveLength(2)
  expect(await undo(uuid)).toMatchObject({ state: 'undone', notes: [] })
  expect(await readShop()).toEqual(renamed)
})

test('a redirect to a product that a file renames keeps its query', async () => {
  const { sofa } = await addTwo()
  const address = (name: string) => productAddress(sofa.uuid, name)
  await db.insert(redirects).values({ fromPath: '/leaflet', toPath: `${address('Alder Sofa')}?from=leaflet` })
  await bring('Name,SKU\nAlder Couch,A-1')
  expect(await staff.listRedirects()).toContain(`/leaflet > ${address('Alder Couch')}?from=leaflet`)
})

test('the dry run says which offers show a was price, and why others do not', async () => {
  const { sofa, stool } = await addTwo()
  await db.insert(priceLog).values([
    { variantUuid: sofa.variants[0]?.uuid ?? '', pricePence: 1000_00, at: daysAgo(40) },
    { variantUuid: stool.variants[0]?.uuid ?? '', pricePence: 80_00, at: daysAgo(12) },
  ])
  const { uuid } = await send('SKU,On sale,Sale price\nA-1,yes,900\nB-1,yes,60')
  expect(await check(uuid)).toMatchObject({ was: { shown: 1, missing: 1 } })
  const notes = (await rows(uuid)).map((row) => row.differences.find(({ label }) => label === 'Was price')?.after)
  expect(notes).toEqual([
    'Was £1,000 will be shown.',
    'It was £80 for 12 days only; 28 are needed. The offer will show without a was price.',
  ])
})
