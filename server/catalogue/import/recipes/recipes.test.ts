import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { WordRule } from '../../../../contract/staff/import-rules.ts'
import { addProduct } from '../../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../../tests/support/files/media.ts'
import { openImportContext } from '../../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../../tests/support/shop-window.ts'
import { staffIn } from '../../../../tests/support/staff/staff-edits.ts'

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
    database.sql`truncate products, brands, ranges, categories, properties, audit, imports, import_matchings, supplier_rules cascade`,
)

const toPrice = { kind: 'priced', from: 'Trade', to: 'price', vat: 'keep' } as const
const price: Recipe = {
  ...toPrice,
  change: { by: 'times', times: 2.4 },
  rounding: { to: '95', way: 'up' },
}
const colours: Recipe = {
  kind: 'split',
  from: 'Item',
  pattern: '* - *',
  at: 'last',
  parts: ['name', 'property:Colour'],
}
const brand: Recipe = { kind: 'fixed', to: 'brand', text: 'IKEA' }
const joined: Recipe = { kind: 'joined', from: ['Series', 'Item'], between: ' ', to: 'name' }

const readProducts = async () => {
  const { rows: found } = await answered(client.products({ sort: 'name', status: 'draft' }))
  return Promise.all(found.map(({ uuid }) => staff.read(uuid)))
}

test('fields are filled for every row, put together, split and worked out, remembered for the supplier, and undone', async () => {
  const before = await readShop()
  const list = 'Code,Series,Item,Trade\nI-1,Ektorp,Sofa - Navy,99.50\nI-2,Poäng,Chair - Sage,POA'
  const { uuid } = await send(list)
  const recipes: Recipe[] = [
    brand,
    price,
    { ...joined, to: 'description' },
    { ...colours, parts: ['name', 'variantName'] },
  ]
  const asked = { supplier: 'Ikea', matching: ['variantCode' as const, null, null, null], recipes, makeNew: true }
  expect(await check(uuid, asked)).toMatchObject({ counts: { new: 2, wrong: 0 }, made: ['Brand: IKEA'], recipes })
  await apply(uuid)
  const products = await readProducts()
  expect(
    products.map(({ name, description, variants: [first] }) => [name, description, first?.name, first?.price]),
  ).toEqual([
    ['Chair', 'Poäng Chair - Sage', 'Sage', 0],
    ['Sofa', 'Ektorp Sofa - Navy', 'Navy', 238.95],
  ])
  const next = await send('CODE,Series,item,Trade\nI-1,Ektorp,Sofa - Navy,110\n')
  const seen = await view(next.uuid)
  expect(seen).toMatchObject({ supplier: 'Ikea', suggestions: [] })
  expect(seen.recipes).toEqual(
    recipes.map((one) =>
      one.kind === 'split'
        ? { ...one, from: 'item' }
        : one.kind === 'joined'
          ? { ...one, from: ['Series', 'item'] }
          : one,
    ),
  )
  expect(seen.suppliers).toMatchObject([{ supplier: 'Ikea', recipes }])
  expect(await check(next.uuid)).toMatchObject({ counts: { new: 0, changed: 1, wrong: 0 } })
  expect((await rows(next.uuid))[0]).toMatchObject({
    differences: [{ label: 'Price', before: '£238.95', after: '£264.95' }],
  })
  const otherwise: Recipe[] = [brand, { ...price, change: { by: 'margin', percent: 45 } }]
  await check(next.uuid, { recipes: otherwise, matching: ['variantCode', null, 'name', null] })
  expect((await view((await send('CODE,Series,item,Trade\nI-1,Ektorp,Sofa,9')).uuid)).recipes).toEqual(otherwise)
  expect(await undo(uuid)).toMatchObject({ state: 'undone' })
  expect(await readShop()).toEqual(before)
})

test('some rows are shown before and after, without anything being changed', async () => {
  const { uuid } = await send('Code,Series,Item,Trade\nI-1,Ektorp,Sofa - Navy,99.50\nI-2,Poäng,Chair,a lot')
  const recipes = [brand, price, colours]
  const shown = await answered(client.importSamples({ uuid, matching: ['variantCode', null, null, null], recipes }))
  expect(shown.rows).toEqual([
    {
      line: 2,
      texts: ['I-1', 'Ektorp', 'Sofa - Navy', '99.50'],
      pieces: [['IKEA'], ['238.95'], ['Sofa', 'Navy']],
      cells: { variantCode: 'I-1', brand: 'IKEA', price: '238.95', name: 'Sofa', properties: 'Colour: Navy' },
      problem: null,
    },
    expect.objectContaining({ pieces: [['IKEA'], ['a lot'], ['Chair', '']] }),
  ])
  expect(await view(uuid)).toMatchObject({ state: 'read', recipes: [] })
})

test('of a long list, rows from all over it are shown', async () => {
  const lines = Array.from({ length: 1000 }, (_, place) => `S-${place},Stool ${place}`)
  const { uuid } = await send(['SKU,Name', ...lines].join('\n'))
  const { rows: shown } = await answered(client.importSamples({ uuid, matching: ['variantCode', 'name'], recipes: [] }))
  const all = shown.map(({ line }) => line)
  expect(all.slice(0, 6)).toEqual([2, 3, 4, 5, 6, 7])
  expect(all).toHaveLength(12)
  expect(all.at(-1)).toBeGreaterThan(800)
})

test('recipes that fit neither the file nor each other are refused', async () => {
  const { uuid } = await send('Code,Item,Trade\nI-1,Sofa - Navy,99.50')
  const attempt = (recipes: Recipe[], matching: 'code' | 'name' = 'code') =>
    statusOf(
      client.checkImport({
        uuid,
        supplier: '',
        makeNew: false,
        recipes,
        matching: [matching === 'code' ? 'variantCode' : null, 'name', null],
      }),
    )
  expect(await attempt([{ ...price, from: 'Cost' }])).toBe(400)
  expect(await attempt([colours])).toBe(400)
  expect(await attempt([brand, brand])).toBe(400)
  expect(await attempt([{ ...colours, parts: [null, null] }])).toBe(400)
  expect(await attempt([{ ...colours, pattern: '**', parts: ['brand', null] }])).toBe(400)
  expect(
    await attempt([{ ...toPrice, change: { by: 'margin', percent: 45 }, rounding: { to: '95', way: 'down' } }]),
  ).toBe(400)
  expect(await attempt([{ ...price, change: { by: 'times', times: 0 } }])).toBe(400)
  expect(await attempt([], 'name')).toBe(400)
  expect(await attempt([{ kind: 'joined', from: ['Code'], between: '', to: 'variantCode' }], 'name')).toBe(200)
})

test('colours in names become the colours of variants: rows of one name are one product by a rule', async () => {
  await bring('SKU,Name,Price,Properties\nS-0,Seed,1,Colour: Grey; Material: Oak', {
    makeNew: true,
  })
  const file = [
    'SKU,Item,RRP',
    'M-1,Milano Sofa - Slate Grey,900',
    'P-1,Pisa Stool - Grey,90',
    'M-2,Milano Sofa - Navy,950',
  ].join('\n')
  const { uuid } = await send(file)
  const { suggestions, columns } = await view(uuid)
  expect(columns.map(({ column }) => column)).toEqual(['variantCode', 'name', 'price'])
  const matching = ['variantCode', null, 'price'] as const
  expect(suggestions).toEqual([colours])
  const words: WordRule[] = [
    { kind: 'property', text: 'Colour: Slate Grey', choice: 'use', to: 'Colour: Grey' },
    { kind: 'property', text: 'Colour: Navy', choice: 'make', to: 'Colour: Navy' },
  ]
  const asked = { supplier: 'Milano', matching: [...matching], recipes: [colours] }
  const first = await check(uuid, asked)
  expect(first.questions.words.map(({ text, guess }) => [text, guess.choice, guess.to])).toEqual([
    ['Colour: Slate Grey', 'use', 'Colour: Grey'],
    ['Colour: Navy', 'make', 'Colour: Navy'],
  ])
  const checked = await check(uuid, { ...asked, rules: { words, rowsAre: 'variants' } })
  expect(checked.counts).toMatchObject({ new: 3, wrong: 0 })
  expect((await rows(uuid)).map(({ variant }) => variant)).toEqual(['Slate Grey', '', 'Navy'])
  await apply(uuid)
  const sofas = (await readProducts()).filter(({ name }) => name === 'Milano Sofa')
  expect(sofas.map(({ variants }) => variants.map(({ name, price: pounds }) => [name, pounds]))).toEqual([
    [
      ['Slate Grey', 900],
      ['Navy', 950],
    ],
  ])
  const more = await send(`${file}\nM-3,Milano Sofa - Grey,990`)
  expect((await check(more.uuid)).counts).toMatchObject({ new: 1, changed: 0, unchanged: 3, wrong: 0 })
  await apply(more.uuid)
  expect((await readProducts()).filter(({ name }) => name === 'Milano Sofa')).toHaveLength(1)
  const apart = await check((await send(file.replaceAll('M-', 'N-'))).uuid, { rules: { rowsAre: 'products' } })
  expect(apart.counts).toMatchObject({ new: 2, wrong: 0 })
})

test('each row is a product of its own by a rule, also where names repeat', async () => {
  const { uuid } = await send('SKU,Name,Price\nA-1,Stool,10\nA-2,Stool,12\nA-3,Stool,14')
  expect((await check(uuid, { rules: { rowsAre: 'variants' } })).counts).toMatchObject({ new: 0, wrong: 3 })
  expect((await check(uuid, { rules: { rowsAre: 'products' } })).counts).toMatchObject({ new: 3, wrong: 0 })
  expect((await check(uuid, { rules: { rowsAre: 'guess' } })).counts).toMatchObject({ new: 3, wrong: 0 })
  await apply(uuid)
  expect(await readProducts()).toHaveLength(3)
})

test('names that end with a colour are noticed, and a column that is headed like a property holds its values', async () => {
  await bring('SKU,Name,Price,Properties\nS-0,Seed,1,Colour: Grey; Material: Oak', { makeNew: true })
  const { uuid } = await send(
    'SKU,Name,Materials,RRP ex VAT\nM-1,Milano (Slate Grey),Oak,900\nM-2,Milano (Navy),Oak,90\nM-3,Extra legs,Walnut,9',
  )
  const { columns, recipes, suggestions } = await view(uuid)
  expect(columns.map(({ column }) => column)).toEqual(['variantCode', 'name', null, null])
  expect(recipes).toEqual([{ kind: 'joined', from: ['Materials'], between: '', to: 'property:Material' }])
  expect(suggestions).toMatchObject([
    { kind: 'split', from: 'Name', pattern: '* (*)', parts: ['name', 'property:Colour'] },
    { kind: 'priced', from: 'RRP ex VAT', to: 'price', vat: 'add' },
  ])
})

test('a column of one property leaves the variant its values of others, and an empty cell changes nothing', async () => {
  await bring('SKU,Name,Price,Properties\nS-1,Seed,1,Colour: Grey; Material: Oak\nS-2,Twin,1,Colour: Grey', {
    makeNew: true,
  })
  const { uuid } = await send('SKU,Colour\nS-1,Navy\nS-2,')
  const checked = await check(uuid, { makeNew: true })
  expect(checked.counts).toMatchObject({ changed: 1, unchanged: 1, wrong: 0 })
  expect((await rows(uuid))[0]?.differences).toMatchObject([
    { label: 'Properties', before: 'Colour: Grey, Material: Oak', after: 'Colour: Navy, Material: Oak' },
  ])
})

test('a size that does not say which side is which is asked once, and then is a rule of the supplier', async () => {
  await addProduct(db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1' }] })
  const { uuid } = await send('SKU,Size\nA-1,200x90x80')
  const seen = await view(uuid)
  expect(seen.columns).toMatchObject([
    { column: 'variantCode', unclearSize: null },
    { column: null, unclearSize: '200x90x80' },
  ])
  const asked = { supplier: 'Alder', matching: ['variantCode' as const, 'sizeHwd' as const] }
  await check(uuid, { ...asked, rules: { updates: ['sizeHwd'] } })
  expect((await rows(uuid))[0]?.differences).toMatchObject([
    { label: 'Height (cm)', after: '200 cm' },
    { label: 'Width (cm)', after: '90 cm' },
    { label: 'Depth (cm)', after: '80 cm' },
  ])
  const next = await view((await send('SKU,Size\nA-1,200x90x85')).uuid)
  expect(next.columns[1]).toMatchObject({ column: 'sizeHwd', unclearSize: null })
})
