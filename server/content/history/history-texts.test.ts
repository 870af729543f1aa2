import { afterAll, describe, expect, test } from 'vitest'
import { describeAction, findEditor } from '../../../app/admin/history/entry-texts.ts'
import { historyKinds } from '../../../contract/kinds.ts'
import { openBulkContext } from '../../../tests/support/bulk.ts'
import { addProperty } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { listVersionedKinds } from '../../../tests/support/inputs/versioned-kinds.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { addColleague } from '../../../tests/support/staff/enquiry-staff.ts'
import { aBrand, aCategory, aSale, aSubCategory, aSupplierList } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
const { client, close } = openBulkContext(database)
afterAll(async () => {
  await close()
  await database.drop()
})

/** The history's sentences, newest first. */
async function readSentences(asked: Record<string, string>): Promise<string[]> {
  const { entries } = await answered(client.history(asked))
  return entries.map((entry) => `${describeAction(entry)} ${entry.name}`)
}

describe.each(listVersionedKinds(client, db))('the history of a $entity', ({ entity, name, part, make }) => {
  test('describes every action in words', async () => {
    const { id, read, save, bin, restore } = await make()
    const { version, edit } = await read()
    await save({ version, edit: { ...edit, ...part } })
    await bin?.((await read()).version)
    await restore?.()
    const done = ['restored', 'moved to the bin', 'changed', 'created'].map((action) => `${action} ${name}`)
    const isLasting = !bin
    const isUploaded = entity === 'picture' || entity === 'file'
    const expected = isLasting ? done.slice(2, 3) : done.slice(0, isUploaded ? 3 : 4)
    expect(await readSentences({ entity, id: String(id) })).toEqual(expected)
    expect(historyKinds).toContain(entity)
  })
})

test('a redirect and a synonym are created, changed and deleted in the history', async () => {
  await answered(client.saveRedirect({ fromPath: '/old-oak', toPath: '/contact' }))
  await answered(client.saveRedirect({ fromPath: '/old-oak', toPath: '/terms' }))
  await answered(client.deleteRedirect({ fromPath: '/old-oak' }))
  const { entries } = await answered(client.history({ entity: 'redirect', id: '/old-oak' }))
  expect(entries.map((entry) => [describeAction(entry), entry.name, entry.differences])).toEqual([
    ['deleted', '/old-oak', [{ label: 'Redirects to', before: '/terms', after: 'None' }]],
    ['changed', '/old-oak', [{ label: 'Redirects to', before: '/contact', after: '/terms' }]],
    ['created', '/old-oak', [{ label: 'Redirects to', before: '', after: '/contact' }]],
  ])
  await answered(client.saveSynonym({ word: 'settee', means: ['sofa'] }))
  await answered(client.saveSynonym({ word: 'settee', means: ['couch'] }))
  await answered(client.deleteSynonym({ word: 'settee' }))
  expect(await readSentences({ entity: 'synonym' })).toEqual(['deleted settee', 'changed settee', 'created settee'])
})

test('a new order is described entry by entry', async () => {
  const made = [
    await answered(client.createBrand(aBrand('Alder'))),
    await answered(client.createBrand(aBrand('Birch'))),
  ]
  const others = (await answered(client.brands())).filter(({ uuid }) => !made.some((one) => one.uuid === uuid))
  const order = [...made.toReversed(), ...others].map(({ uuid }) => uuid)
  await answered(client.orderBrands({ order }))
  expect((await readSentences({ entity: 'brand' }))[0]).toBe('changed the order of the brands')
})

test('a row of the home page is named by its contents', async () => {
  const rowNames = async () =>
    new Set((await answered(client.history({ entity: 'home row', id: 'beds' }))).entries.map((e) => e.name))
  const { id } = await answered(client.createCategory(aCategory('Resting')))
  const { uuid } = await answered(client.createSubCategory(aSubCategory(id, 'Footstools')))
  const save = async (subCategoryUuid: string | null) => {
    const { version, edit } = await answered(client.homeRow({ key: 'beds' }))
    await answered(client.saveHomeRow({ key: 'beds', version, edit: { ...edit, subCategoryUuid } }))
  }
  await save(uuid)
  expect(await rowNames()).toEqual(new Set(['the row ‘Footstools’']))
  await save(null)
  expect(await rowNames()).toEqual(new Set(['the row ‘without a title’']))
})

/** The differences of the last save of a record, as lines. */
async function readLastSave(asked: { entity: string; id: string }): Promise<string[]> {
  const [save] = (await answered(client.history(asked))).entries
  return save?.differences.map(({ label, before, after }) => `${label}: ${before} → ${after}`) ?? []
}

test('the terms of a sale are described in the words of its form', async () => {
  const [oak = 0] = Object.values(await addProperty(db, 'Wood', ['Oak']))
  const { uuid } = await answered(client.createSale(aSale('Yuletide')))
  const { version, edit } = await answered(client.sale({ uuid }))
  const terms = { by: 'pounds', amount: 50, firstDay: '2026-12-26', valueId: oak, leavesOutExDisplay: true } as const
  await answered(client.saveSale({ uuid, version, edit: { ...edit, ...terms, replaces: true } }))
  expect((await readLastSave({ entity: 'sale', id: uuid })).toSorted()).toEqual([
    'Discount in: Per cent → Pounds',
    'First day: 1 January 2026 → 26 December 2026',
    'Leave out ex-display pieces: No → Yes',
    'Off the price: 20 → 50',
    'Property: None → Wood: Oak',
    'Replace other offers: No → Yes',
  ])
})

test('how a supplier’s list is fetched is described in the words of its form', async () => {
  const list = aSupplierList('Elm', 'https://elm.example/list.csv')
  const { uuid } = await answered(client.createSupplierList(list))
  const { version, edit } = await answered(client.supplierList({ uuid }))
  const part = { signIn: 'header', headerName: 'X-Key', hour: 13, isFetched: false, mostPercent: 25 } as const
  const whole = { ...edit, ...part, appliesItself: true, archivesMissing: true }
  await answered(client.saveSupplierList({ uuid, version, edit: whole }))
  expect((await readLastSave({ entity: 'supplier-list', id: uuid })).toSorted()).toEqual([
    'A price may move by: 10% → 25%',
    'Apply it automatically: No → Yes',
    'Archive products missing from two lists in a row: No → Yes',
    'Fetch it every night: Yes → No',
    'Fetched at: 4am → 1pm',
    'How to sign in: Nothing is needed → A key in a header',
    'Name of the header: None → X-Key',
  ])
})

test('changes to people and invitations are described in words', async () => {
  const owner = (await addColleague(db, 'Olive', 'owner')).client
  const { uuid } = await answered(owner.invite({ name: 'Sam', email: 'sam@shop.example', role: 'sales' }))
  await answered(owner.sendInvitation({ uuid }))
  await answered(owner.withdrawInvitation({ uuid }))
  expect(await readSentences({ entity: 'invitation' })).toEqual([
    'withdrew the invitation of Sam',
    'made a new invitation for Sam',
    'invited Sam',
  ])
})

test.each(['redirect', 'synonym', 'reply template'])('the history of a %s links to its form', (entity) => {
  expect(findEditor({ entity, action: 'save', entityId: 'x', importUuid: null })).toBeDefined()
})
