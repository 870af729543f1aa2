import { afterAll, expect, test } from 'vitest'
import { describeProblem } from '../../../contract/staff/import.ts'
import { addBrand, addCategory, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'

const database = await createTestDatabase()
const { db } = database
const { media, close } = await openTestMedia(database)
const { client, send, check, rows, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})

test('a file that is unreadable or has no column of codes is refused and changes nothing', async () => {
  await expect(send('Name,Price\n"open')).rejects.toMatchObject({ status: 422 })
  await expect(send('')).rejects.toMatchObject({ status: 422 })
  await expect(send(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'picture.csv')).rejects.toMatchObject({
    status: 422,
  })
  expect(await answered(client.imports())).toEqual([])
  const { uuid } = await send('Name,Price\nAlder,10')
  const asked = { uuid, supplier: '', makeNew: false }
  expect(await statusOf(client.checkImport({ ...asked, matching: ['name', 'price'] }))).toBe(400)
  expect(await statusOf(client.checkImport({ ...asked, matching: ['variantCode', 'variantCode'] }))).toBe(400)
  expect(await statusOf(client.checkImport({ ...asked, matching: ['variantCode'] }))).toBe(400)
  expect(await statusOf(client.applyImport({ uuid, leaveWrong: true }))).toBe(409)
})

test('each wrong row gives its reason and place', async () => {
  const own = [{ supplierCode: 'A-1', pricePence: 1000_00 }]
  const sofa = await addProduct(db, { name: 'Alder Sofa', variants: own })
  const gone = await addProduct(db, { name: 'Gone', supplierCode: 'GONE', deletedAt: new Date() })
  await addBrand(db, 'Binned', { deletedAt: new Date() })
  const place = await addSubCategory(db, (await addCategory(db, 'Living')).id, 'Sofas')
  const header =
    'Product ID,Product code,Name,Brand,Sub-category,Supplier code,Variant,Price,Sale price,On sale,Sale starts,Height (cm)'
  const file = [
    header,
    `,,${'No code '.repeat(9)},,,,,10,,,,`,
    'nonsense,,X,,,,,10,,,,',
    '00000000-0000-4000-8000-000000000000,,X,,,,,10,,,,',
    `${gone.uuid},,X,,,,,10,,,,`,
    `${sofa.uuid},,Alder Sofa,Unheard,${place.name},A-1,,10,,,,`,
    ',N1,New one,,,N-1,,ten,,,,',
    ',N2,New two,,,N-2,,100,120,,,',
    ',N3,New three,,,N-3,,100,,yes,,',
    ',N4,New four,,,N-4,,100,90,perhaps,soon,wide',
    ',N5,New five,,,N-1,,100,,,,',
    ',N6,New six,Binned,,N-6,,100,,,,',
    ',N7,New seven,,Nowhere,N-7,,100,,,,',
    ',N8,New eight,,,N-8,One,100,,,,',
    ',N9,New nine,,,N-9,,100,,,,',
    ',N8,New eight,,,N-8b,Two,100,,,,',
    ',N8,Another eight,,,N-8c,Two,100,,,,',
    ',B,Birch,,,A-1,,100,,,,',
  ].join('\n')
  const { uuid } = await send(file)
  await check(uuid)
  const outcomes = (await rows(uuid)).map(({ line, problems }) => [line, ...problems.map(describeProblem)])
  expect(outcomes).toMatchInlineSnapshot(`
    [
      [
        2,
        "It needs a supplier code or an ID, so that a second import finds it.",
      ],
      [
        3,
        "Product ID “nonsense”: This is not an ID of the shop’s.",
      ],
      [
        4,
        "Product ID “00000000-0000-4000-8000-000000000000”: There is no product with this ID. For a new one, leave the ID empty.",
      ],
      [
        5,
        "Gone is in the bin. Please restore it first.",
      ],
      [
        6,
        "Brand: There is no brand “Unheard”.",
      ],
      [
        7,
        "Price “ten”: This is not a price in pounds, such as 1299.00.",
      ],
      [
        8,
        "Sale price “120”: The sale price has to be below the price.",
      ],
      [
        9,
        "Sale price: A sale needs a sale price.",
      ],
      [
        10,
        "On sale “perhaps”: Yes or no is expected here.",
        "Sale starts “soon”: This is not a day and time, such as 2026-11-20 09:00.",
        "Height (cm) “wide”: This is not a size in centimetres, such as 84.5.",
      ],
      [
        11,
        "Supplier code “N-1”: Line 7 has this code already.",
      ],
      [
        12,
        "Brand: The brand “Binned” is in the bin. Please restore it first.",
      ],
      [
        13,
        "Sub-category: There is no sub-category “Nowhere”. For a new one, its category has to be named too.",
      ],
      [
        14,
        "Line 16 of the same product is wrong.",
      ],
      [
        15,
      ],
      [
        16,
        "Product code “N8”: The rows of a product have to be together: the others of this one end in line 14.",
      ],
      [
        17,
        "Name “Another eight”: An earlier row of the same product says “New eight” here.",
      ],
      [
        18,
        "Supplier code “A-1”: Line 6 has this code already.",
        "Product code “B”: The rows of a product have to be together: the others of this one end in line 6.",
      ],
    ]
  `)
})

test('the cells of a product count although the variant of its first row is wrong', async () => {
  const { uuid } = await send(
    'Product code,Name,Supplier code,Variant,Price\nQ1,Oak Bench,Q-1,Short,ten\nQ1,,Q-2,Long,100',
  )
  await check(uuid, { makeNew: true })
  expect(await rows(uuid)).toMatchObject([
    { line: 2, outcome: 'wrong', productUuid: null },
    { line: 3, outcome: 'new', name: 'Oak Bench', variant: 'Long' },
  ])
})

test('a product with more rows than variants is refused as a whole', async () => {
  const many = Array.from({ length: 2000 }, (_, place) => `MANY,Sofa,M-${place},10`)
  const { uuid } = await send(['Product code,Name,Supplier code,Price', ...many].join('\n'))
  expect((await check(uuid, { makeNew: true })).counts).toEqual({ new: 0, changed: 0, unchanged: 0, wrong: 2000 })
  const reasons = (await rows(uuid)).flatMap(({ problems }) => problems.map(({ reason }) => reason))
  expect(new Set(reasons)).toEqual(new Set(['A product has 300 variants at most.']))
})

test('a word that is a property of every object is no status and, as a heading, names no column', async () => {
  const { uuid } = await send('Product code,Name,Status,Constructor\nC1,Cedar,constructor,Oak & Son')
  const { columns } = await check(uuid)
  expect(columns.at(-1)).toMatchObject({ header: 'Constructor', column: null })
  const [row] = await rows(uuid)
  expect(row?.problems.map(describeProblem)).toEqual([
    'Status “constructor”: A status is draft, published or archived.',
  ])
})

test('a row that repeats a code under another name leaves the first row as it is, at the first import and at the next', async () => {
  const list = (price: number) => `Supplier code,Name,Price\nREP-1,Bench,${price}\nREP-1,Bench again,30`
  const reason = 'Supplier code “REP-1”: Line 2 has this code already.'
  for (const [price, outcome] of [
    [10, 'new'],
    [20, 'changed'],
  ] as const) {
    const { uuid } = await send(list(price))
    await check(uuid, { makeNew: true })
    const found = (await rows(uuid)).map((row) => [row.outcome, ...row.problems.map(describeProblem)])
    expect(found).toEqual([[outcome], ['wrong', reason]])
    await importing.apply(uuid, true)
  }
})

test('a product that is listed twice without names of variants names the other line', async () => {
  const { uuid } = await send(
    'Product code,Name,Price\nTWICE,Farrow Bench,199\nTWICE,Farrow Bench,199\nONCE,Farrow Stool,89',
  )
  await check(uuid, { supplier: '', makeNew: false })
  const found = await rows(uuid)
  const reason = (line: number) =>
    `Line ${line} is about the same product. If they are two variants, each needs a name, such as its colour; if they are the same piece, delete one of the lines.`
  expect(found.map(({ problems }) => problems.map((problem) => problem.reason))).toEqual([[reason(3)], [reason(2)], []])
})
