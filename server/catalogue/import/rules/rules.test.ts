import { afterAll, beforeEach, expect, test } from 'vitest'
import type { WordRule } from '../../../../contract/staff/import-rules.ts'
import { addBrand, addCategory, addProduct, addSubCategory } from '../../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, undo, bring, view, readShop, ...importing } = openImportContext(database, {
  media,
})
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(
  () =>
    database.sql`truncate products, brands, ranges, categories, properties, redirects, audit, bulk_changes, imports, import_matchings, supplier_rules cascade`,
)

const use = (kind: WordRule['kind'], text: string, to: string): WordRule => ({ kind, text, choice: 'use', to })

async function addPlaces() {
  const living = await addCategory(db, 'Living room')
  await addSubCategory(db, living.id, 'Corner sofas')
  await addSubCategory(db, living.id, 'Armchairs')
  await addBrand(db, 'Fernhollow')
}

const list = [
  'SKU,Name,Category,Brand,Price',
  'K-1,Kelp Sofa,Furniture > Sofas > L-shaped sofa,Fernholow Ltd,900',
  'K-2,Kelp Chair,Furniture > Chairs > Easy chairs,Fernholow Ltd,300',
  'K-3,Kelp Bin,Kitchen waste,Wastely,20',
  'K-4,Kelp Lid,Kitchen waste,Wastely,5',
].join('\n')

test('staff are asked about unknown words, each with a guess, and their answers are remembered for the supplier, and undone', async () => {
  await addPlaces()
  const before = await readShop()
  const { uuid } = await send(list)
  const { questions, counts } = await check(uuid, { supplier: 'Kelpwood' })
  expect(counts).toMatchObject({ new: 0, wrong: 4 })
  expect(questions.words.map(({ text, rows: amount, guess }) => [text, amount, guess.choice, guess.to])).toEqual([
    ['Fernholow Ltd', 2, 'use', 'Fernhollow'],
    ['Kitchen waste', 2, 'blank', ''],
    ['Wastely', 2, 'make', 'Wastely'],
    ['Furniture > Sofas > L-shaped sofa', 1, 'use', 'Living room > Corner sofas'],
    ['Furniture > Chairs > Easy chairs', 1, 'use', 'Living room > Armchairs'],
  ])
  const words = questions.words.map(({ guess }) => guess)
  const checked = await check(uuid, { supplier: 'Kelpwood', rules: { words } })
  expect(checked).toMatchObject({ counts: { new: 4, wrong: 0 }, made: ['Brand: Wastely'] })
  expect(await readShop()).toEqual(before)
  expect(await apply(uuid)).toMatchObject({ state: 'applied' })
  const [sofa] = (await answered(client.products({ q: 'Kelp Sofa', status: 'draft' }))).rows
  expect(sofa).toMatchObject({ name: 'Kelp Sofa' })
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)

  const next = await send(`${list}\nK-5,Kelp Stool,Kitchen waste,Newbrand,5`)
  const again = await check(next.uuid)
  expect(again).toMatchObject({ supplier: 'Kelpwood', rules: { words }, counts: { new: 4, wrong: 1 } })
  const known = new Set(again.rules.words.map(({ text }) => text))
  expect(again.questions.words.filter(({ text }) => !known.has(text))).toMatchObject([{ text: 'Newbrand' }])
})

test('rows are left out by a word, and a cell by another; a wrong answer is refused', async () => {
  await addPlaces()
  const { uuid } = await send(list)
  const words: WordRule[] = [
    { kind: 'category', text: 'Kitchen waste', choice: 'skip', to: '' },
    { kind: 'brand', text: 'Fernholow Ltd', choice: 'blank', to: '' },
    use('category', 'Furniture > Sofas > L-shaped sofa', 'Living room > Corner sofas'),
    { kind: 'category', text: 'Furniture > Chairs > Easy chairs', choice: 'make', to: 'Seats > Easy' },
  ]
  const checked = await check(uuid, { rules: { words } })
  expect(checked).toMatchObject({
    counts: { new: 2, left: 2, wrong: 0 },
    made: ['Category: Seats', 'Sub-category: Easy'],
  })
  expect((await rows(uuid, 'left')).map(({ line }) => line)).toEqual([4, 5])
  const matching = checked.columns.map(({ column }) => column)
  const asked = { uuid, supplier: '', matching, makeNew: false }
  const nameless: WordRule = { kind: 'category', text: 'x', choice: 'make', to: 'Seats' }
  expect(await statusOf(client.checkImport({ ...asked, rules: { words: [nameless] } }))).toBe(400)
})

test('property values are matched by colour family and material', async () => {
  await bring(
    'Product code,Name,Supplier code,Price,Properties\nP,Seed,S,1,"Colour: Navy; Material: Oak"\nP2,Seed2,S2,1,Colour: Sage',
    { makeNew: true },
  )
  const { uuid } = await send(
    'SKU,Name,Properties\nX-1,Xylo,"Colour: Midnight blue; Material: Oak veneer"\nX-2,Xyla,Colour: Moss green',
  )
  const { questions } = await check(uuid)
  expect(questions.words.map(({ text, guess }) => [text, guess.choice, guess.to])).toEqual([
    ['Colour: Midnight blue', 'use', 'Colour: Navy'],
    ['Material: Oak veneer', 'use', 'Material: Oak'],
    ['Colour: Moss green', 'use', 'Colour: Sage'],
  ])
})

test('one piece in two categories is asked once, merged by the rule of the supplier, and undone', async () => {
  await addPlaces()
  const before = await readShop()
  const file = [
    'Product code,SKU,Name,Category,Sub-category,Price,Brand,Variant',
    'P-1,A-1,Alder Sofa,Living room,Corner sofas,900,,Sage',
    'P-2,A-2,Birch Chair,Living room,Armchairs,300,,Narrow',
    'P-1,A-1,Alder Sofa,Living room,Armchairs,950,Fernhollow,Sage',
    'P-2,A-3,Birch Chair,Living room,Armchairs,350,,Wide',
  ].join('\n')
  const { uuid } = await send(file)
  const asked = await check(uuid, { supplier: 'Oakworks' })
  expect(asked.questions.repeats).toEqual({
    pieces: 1,
    inCategories: 1,
    apart: 2,
    differing: 0,
    examples: ['Alder Sofa'],
  })
  expect(asked.counts).toMatchObject({ wrong: expect.any(Number) })
  const first = await check(uuid, { supplier: 'Oakworks', rules: { repeats: 'first' } })
  expect(first.counts).toEqual({ new: 3, changed: 0, unchanged: 0, left: 1, wrong: 0 })
  await apply(uuid)
  const { products } = await readShop()
  expect(products).toHaveLength(before.products.length + 2)
  const shown = await rows(uuid)
  expect(shown[0]).toMatchObject({ name: 'Alder Sofa', pricePence: 900_00 })
  expect(shown[0]?.differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ after: 'Corner sofas' }),
      expect.objectContaining({ after: 'Fernhollow' }),
    ]),
  )
  const again = await send(file)
  expect((await check(again.uuid)).counts).toEqual({ new: 0, changed: 0, unchanged: 3, left: 1, wrong: 0 })
  const last = await check(again.uuid, { rules: { repeats: 'last' } })
  expect(last.counts).toMatchObject({ changed: 1, wrong: 0 })
  await undo(uuid)
  expect(await readShop()).toEqual(before)
})

test('staff are asked once about rows that describe their product differently, and then the first row counts', async () => {
  const file = [
    'Product code,SKU,Name,Variant,Description',
    'P-1,A-1,Alder Sofa,Sage,Soft',
    'P-1,A-2,Alder Sofa,Navy,Firm',
  ].join('\n')
  const { uuid } = await send(file)
  const asked = await check(uuid)
  expect(asked.counts).toMatchObject({ new: 0, wrong: 2 })
  expect(asked.questions.repeats).toMatchObject({ pieces: 0, differing: 1, examples: ['Alder Sofa'] })
  expect((await check(uuid, { rules: { repeats: 'first' } })).counts).toMatchObject({ new: 2, wrong: 0 })
  expect((await rows(uuid))[0]?.differences).toEqual(
    expect.arrayContaining([expect.objectContaining({ label: 'Description', after: 'Soft' })]),
  )
})

test('the row that counts decides the status and the listing date too', async () => {
  await addPlaces()
  const file = [
    'Product code,SKU,Name,Variant,Category,Sub-category,Price,Status,Listed',
    'P-1,A-1,Alder Chair,Sage,Living room,Armchairs,900,Draft,',
    'P-1,A-2,Alder Chair,Navy,Living room,Armchairs,900,Published,2025-03-01',
  ].join('\n')
  const { uuid } = await send(file)
  const columns = ['productCode', 'variantCode', 'name', 'variantName', 'category', 'subCategory', 'price'] as const
  const showStatus = async (repeats: 'first' | 'last') => {
    await check(uuid, { matching: [...columns, 'status', 'listedAt'], rules: { repeats } })
    const [{ differences = [], problems = [] } = {}] = await rows(uuid)
    const shown = differences.filter(({ label }) => /Status|Listed since/.test(label))
    return [...shown.map(({ after }) => after), ...problems]
  }
  const listed = '1 Mar 2025, 00:00'
  expect([await showStatus('first'), await showStatus('last')]).toEqual([
    ['Off the site', listed],
    ['On the site', listed],
  ])
})

test('an update is limited to chosen columns, and adds nothing if that is wanted', async () => {
  await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
  const { uuid } = await send('SKU,Name,Price\nA-1,Alder Settee,900\nA-2,Birch Chair,300')
  expect((await check(uuid, { rules: { updates: ['price'] } })).counts).toMatchObject({ new: 1, changed: 1 })
  expect((await rows(uuid))[0]?.differences).toEqual([{ label: 'Price', before: '£1,000', after: '£900' }])
  const { counts } = await check(uuid, { rules: { updates: ['price'], addsNew: false } })
  expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, left: 1, wrong: 0 })
})

test('a size that cannot be read is no fault where only prices are updated', async () => {
  await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
  const { uuid } = await send('SKU,Dimensions,Price\nA-1,see the drawing,900')
  const matching = ['variantCode', 'sizeWdh', 'price'] as const
  const countWrong = async (updates: ['sizeWdh'] | ['price'] | null) =>
    (await check(uuid, { matching: [...matching], rules: { updates } })).counts?.wrong
  expect([await countWrong(null), await countWrong(['sizeWdh']), await countWrong(['price'])]).toEqual([1, 1, 0])
  expect((await rows(uuid))[0]?.differences).toEqual([{ label: 'Price', before: '£1,000', after: '£900' }])
})
