import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { makeBook } from '../../../tests/support/files/workbooks.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, apply, wait, view, readShop, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(async () => {
  await database.sql`truncate products, imports, import_matchings cascade`
  await addProduct(database.db, { name: 'Alder Sofa', variants: [{ supplierCode: 'A-1', pricePence: 1000_00 }] })
})

const arrange = async (uuid: string, part: string | null, headingLine: number | null) => {
  await answered(client.arrangeImport({ uuid, part, headingLine }))
  return wait(uuid)
}

test('a list with a title, notes and totals is read by its headings, and applied as it was previewed', async () => {
  const file = [
    ...['Oakworks Ltd,,,', '"Price list, autumn 2026",,,', ''],
    ...['Item code,Description,,RRP,RRP', 'A-1,Alder Sofa,,1250,1500', 'A-9,Elm Stool,,80,90', ''],
    ...['Total,,,1330,1590', 'All prices are subject to change without notice,,,'],
  ].join('\n')
  const { uuid } = await send(file)
  const seen = await view(uuid)
  expect(seen).toMatchObject({
    rowCount: 2,
    outline: {
      headingLine: 4,
      notes: [
        'Above the headings, 2 rows are left out.',
        'Below the products, 2 rows are left out: “Total 1330 1590”.',
      ],
    },
    columns: [
      { header: 'Item code', column: 'variantCode' },
      { header: 'Description' },
      { header: 'RRP', column: 'price', samples: ['1250', '80'] },
      { header: 'RRP (2)', column: null, samples: ['1500', '90'] },
    ],
  })
  const matching = ['variantCode', 'name', null, 'price'] as const
  expect((await check(uuid, { matching: [...matching] })).counts).toMatchObject({ changed: 1, new: 1, wrong: 0 })
  expect(await apply(uuid)).toMatchObject({ state: 'applied' })
  expect(await statusOf(client.arrangeImport({ uuid, part: null, headingLine: 1 }))).toBe(409)
})

test('another row of headings and another sheet can be chosen, which discards the preview', async () => {
  const before = await readShop()
  const file = await makeBook([
    {
      name: 'Sofas',
      rows: [
        ['Sofas', '2026'],
        ['SKU', 'Price'],
        ['A-1', '900'],
      ],
    },
    {
      name: 'Old',
      isHidden: true,
      rows: [
        ['SKU', 'Price'],
        ['A-1', '700'],
      ],
    },
  ])
  const { uuid } = await send(file, 'list.xlsx')
  expect((await view(uuid)).outline).toMatchObject({
    kind: 'workbook',
    part: 'Sofas',
    headingLine: 2,
    parts: [
      { name: 'Sofas', isHidden: false },
      { name: 'Old', isHidden: true },
    ],
  })
  expect((await check(uuid)).counts).toMatchObject({ changed: 1 })
  const other = await arrange(uuid, 'Old', null)
  expect(other).toMatchObject({ state: 'read', counts: null, outline: { part: 'Old', headingLine: 1 } })
  expect(await statusOf(client.applyImport({ uuid, leaveWrong: false }))).toBe(409)
  await check(uuid)
  expect((await rows(uuid))[0]?.differences).toMatchObject([{ label: 'Price', after: '£700' }])
  expect(await arrange(uuid, 'Sofas', 1)).toMatchObject({
    columns: [{ header: 'Sofas', samples: ['SKU', 'A-1'] }, { header: '2026' }],
  })
  expect(await arrange(uuid, 'Sofas', 99)).toMatchObject({
    task: { state: 'failed', problem: expect.stringContaining('Line 99 is empty') },
    outline: { headingLine: 1 },
  })
  expect(await readShop()).toEqual(before)
})

test('a sheet that is chosen later is read by the rules of its supplier', async () => {
  const known = await send('SKU,Price\nA-1,900')
  await check(known.uuid, { supplier: 'Ashford', rules: { addsNew: false } })
  const fabrics = [
    ['Cloth', 'Grade'],
    ['Wool', 'A'],
    ['Linen', 'B'],
  ]
  const list = [
    ['SKU', 'Price'],
    ['A-1', '900'],
    ['A-2', '80'],
  ]
  const { uuid } = await send(
    await makeBook([
      { name: 'Fabrics', rows: fabrics },
      { name: 'List', rows: list },
    ]),
    'list.xlsx',
  )
  expect(await view(uuid)).toMatchObject({ supplier: '', outline: { part: 'Fabrics' } })
  await arrange(uuid, 'List', null)
  expect(await view(uuid)).toMatchObject({ supplier: 'Ashford', rules: { addsNew: false } })
  await check(uuid, { rules: { repeats: 'last' } })
  expect(await view((await send('SKU,Price\nA-1,901')).uuid)).toMatchObject({ rules: { addsNew: false } })
})

test('an import of an earlier version is refused if its file now gives other headings', async () => {
  const { uuid } = await send('SKU,Price,\nA-1,900,\n')
  await database.sql`
    update imports set outline = null, headers = '{SKU,Price,Column C}', matching = '["variantCode","price",null]'
    where uuid = ${uuid}`
  expect((await check(uuid)).task).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Please upload it again'),
  })
})

test('a size in one cell fills width, depth and height, and a price on application is none', async () => {
  const file = [
    'SKU,Name,Dimensions (HxWxD mm),Size,RRP',
    ...['A-1,Alder Sofa,850x2200x950,W1,POA', 'A-2,Elm Stool,Dia 400 x H450,W2,80', 'A-3,Ash Desk,large,W3,£80 - £90'],
  ].join('\n')
  const { uuid } = await send(file)
  expect((await view(uuid)).columns.map(({ column }) => column)).toContain('sizeHwd')
  expect((await check(uuid)).counts).toMatchObject({ changed: 1, new: 1, wrong: 1 })
  const found = await rows(uuid)
  const sofa = found[0]?.differences.map(({ label, after }) => `${label}: ${after}`)
  expect(sofa).toEqual(
    expect.arrayContaining(['Price: None', 'Height (cm): 85 cm', 'Width (cm): 220 cm', 'Depth (cm): 95 cm']),
  )
  expect(found[2]?.problems.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining([expect.stringContaining('not a size'), expect.stringContaining('range of prices')]),
  )
})
