import { afterAll, beforeEach, expect, test } from 'vitest'
import { furtherLists } from '../../../tests/suppliers/further-lists.ts'
import { makePieces } from '../../../tests/suppliers/pieces.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { send, check, rows, view, ...importing } = openImportContext(database, { media })

afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, audit, imports, import_matchings, supplier_rules cascade`)

const inches = (cm: number) => Math.round(Number((cm / 2.54).toFixed(1)) * 25.4) / 10

test.each([
  ['Möbel Köln', (cm: number) => cm + 0.5, (pounds: number) => Math.round(pounds * 86)],
  ['Harper Home', inches, (pounds: number) => Math.round(pounds * 79)],
  ['Tarbert Tables', (cm: number) => cm, (pounds: number) => pounds * 100],
])('each piece of the list of %s gets its width and price', async (supplier, width, price) => {
  const list = furtherLists.find((one) => one.supplier === supplier)
  const { uuid } = await send((await list?.write(30)) ?? '', list?.fileName)
  await check(uuid, { supplier, makeNew: true, rules: list?.rules })
  const found = (await rows(uuid)).map(({ pricePence, differences }) => [
    pricePence,
    differences.find(({ label }) => label === 'Width (cm)')?.after,
  ])
  expect(found).toEqual(makePieces(30).map((piece) => [price(piece.pounds), `${width(piece.width)} cm`]))
})

test('rows without a name are further variants of the product above them', async () => {
  const list =
    'Title,SKU,Option,Price,Sale price\nAlder Chair,SQ-1,Oak,99,0.00\n,SQ-2,Walnut,109,89\nElm Stool,SQ-3,,49,0.00'
  const { uuid } = await send(list)
  expect(await check(uuid)).toMatchObject({ counts: { new: 3, wrong: 0 } })
  expect((await rows(uuid)).map(({ name, variant }) => [name, variant])).toEqual([
    ['Alder Chair', 'Oak'],
    ['Alder Chair', 'Walnut'],
    ['Elm Stool', ''],
  ])
})

test('codes of one name’s colours are codes of its variants, whatever their heading says', async () => {
  const list =
    'Product code,Description,Colour,RRP\nSQ-1,Alder Chair,Oak,99\nSQ-2,Alder Chair,Walnut,109\nSQ-3,Elm Stool,Oak,49'
  const { uuid } = await send(list)
  await check(uuid, { makeNew: true })
  expect((await rows(uuid)).map(({ name, variant, outcome }) => [name, variant, outcome])).toEqual([
    ['Alder Chair', 'Oak', 'new'],
    ['Alder Chair', 'Walnut', 'new'],
    ['Elm Stool', '', 'new'],
  ])
  const pieces = 'Product code,Description,Finish,RRP\nSQ-1,Alder Chair,Oak,99\nSQ-1,Alder Chair,Walnut,109'
  expect((await view((await send(pieces)).uuid)).columns[0]?.column).toBe('productCode')
})

test('for a list without codes, a code joined from its names is suggested, unless two pieces have the same names', async () => {
  const list = 'Collection,Piece,RRP\nWinslow,Sofa,999\nWinslow,Chair,499\nHarrow,Sofa,899'
  const made = { kind: 'joined', from: ['Collection', 'Piece'], between: ' ', to: 'variantCode' }
  expect((await view((await send(list)).uuid)).suggestions).toEqual([made])
  expect((await view((await send(`${list}\nHarrow,Sofa,799`)).uuid)).suggestions).toEqual([])
})

test('cells that cannot be read make their rows wrong, or are left out by a rule of the supplier', async () => {
  const list = 'SKU,Name,Price,Size\nA-1,Alder sofa,from £899,W220 x D95 x H85\nA-2,Nest,£99,"H50 W55 D45, H45 W45 D40"'
  const { uuid } = await send(list)
  const matching = ['variantCode' as const, 'name' as const, 'price' as const, 'sizeWdh' as const]
  expect(await check(uuid, { supplier: 'Alder', matching })).toMatchObject({ counts: { new: 0, wrong: 2 } })
  const left = await check(uuid, { supplier: 'Alder', matching, rules: { unread: 'blank' } })
  expect(left).toMatchObject({ counts: { new: 2, wrong: 0 } })
  expect((await rows(uuid)).map(({ pricePence }) => pricePence)).toEqual([0, 9900])
  const next = await send('SKU,Title,RRP\nA-1,Alder sofa,949\n,Nameless,99')
  const { rules, counts } = await check(next.uuid, { supplier: 'Alder' })
  expect([rules.unread, counts]).toMatchObject(['blank', { new: 1, wrong: 1 }])
})

test('a code that a spreadsheet has shortened is wrong', async () => {
  const { uuid } = await send('EAN,Name,RRP\n5012345678900,Chair,99\n5.01235E+12,Table,199')
  expect(await check(uuid)).toMatchObject({ counts: { new: 1, wrong: 1 } })
  expect((await rows(uuid, 'wrong'))[0]?.problems[0]?.reason).toMatch(/a spreadsheet has shortened this code/)
})

test('several columns of pictures are joined, without those of thumbnails and alt texts', async () => {
  const { uuid } = await send(
    'SKU,Name,Main image,Main image alt text,Thumbnail image,Image 2\nP-1,Sofa,https://a.example/1.jpg,A sofa,https://a.example/t.jpg,https://a.example/2.jpg',
  )
  expect((await view(uuid)).recipes).toEqual([
    { kind: 'joined', from: ['Main image', 'Image 2'], between: '\n', to: 'pictures' },
  ])
})

test('characters that a list writes as HTML are read, but neither in addresses nor twice in HTML', async () => {
  const address = 'https://fernhollow.example/a.jpg?width=9&copy=1'
  const list = [
    'SKU,Name,Colour,Brand,Price,Description,Pictures',
    `E-1,Tables &amp; Chairs&#8217; set,Oak &amp; ash,,"&pound;1,299",Soft &amp; deep,${address}&amp;size=2`,
    'E-2,R&D; desk,,,99,<p>5 &lt; 6</p>,',
  ].join('\n')
  const { uuid } = await send(list)
  await check(uuid, { makeNew: true })
  const found = (await rows(uuid)).map(({ name, pricePence, differences }) => {
    const read = (label: string) => differences.find((one) => one.label === label)?.after
    return [name, pricePence, read('Description'), read('Properties')]
  })
  expect(found).toEqual([
    ['Tables & Chairs’ set', 1299_00, 'Soft & deep', 'Colour: Oak & ash'],
    ['R&D; desk', 99_00, '5 \\< 6', undefined],
  ])
  expect(await database.sql`select pictures from imports`).toEqual([{ pictures: [`${address}&size=2`] }])
})
