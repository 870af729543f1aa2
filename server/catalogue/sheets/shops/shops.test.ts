import { expect, test } from 'vitest'
import {
  bigCommerceExport,
  newBigCommerceExport,
  newWixExport,
  wixExport,
} from '../../../../tests/support/imports/shop-rows.ts'
import { readSheet } from '../read-sheet.ts'
import { readOptions } from './bigcommerce-options.ts'
import { rewriteExport } from './rewrite-export.ts'

/** The cells that are filled, by heading. */
async function rewrite(text: string) {
  const { headers, rows } = rewriteExport(await readSheet(Buffer.from(text), 'products.csv'))
  return rows.map(({ line, cells }) => {
    const filled = headers.flatMap((heading, place) => (cells[place] ? [[heading, cells[place]]] : []))
    return { line, ...Object.fromEntries(filled) } as Record<string, string | number>
  })
}

const shared = {
  'Parent SKU': 'product_aa6471bb-72d8-874e-f885-8f50d6f92812',
  Name: 'Rye Sofa',
  Category: 'Sofas',
  Description: '<p>Deep and <b>soft</b>.</p>',
  brand: 'Rye & Sons',
  Images: 'https://static.wixstatic.com/media/11062b_aa~mv2.jpg\nhttps://static.wixstatic.com/media/11062b_bb~mv2.png',
}

test('variants of a classic Wix shop have the facts of their product, its surcharged price and its discount', async () => {
  const [sage, rust, small, large, ...others] = await rewrite(wixExport)
  expect(others).toEqual([])
  expect(sage).toMatchObject({
    ...shared,
    line: 3,
    SKU: 'RYE-S2',
    Options: 'Colour: Sage; Size: 2 seats',
    visible: 'true',
    Price: '1299.00',
    'Sale price': '1169.10',
  })
  expect(rust).toMatchObject({
    ...shared,
    line: 4,
    SKU: `${shared['Parent SKU']}/Rust/3 seats`,
    visible: 'false',
    Options: 'Colour: Rust; Size: 3 seats',
    Price: '1449.50',
    'Sale price': '1304.55',
  })
  const lamp = { 'Parent SKU': 'LAMP', Name: 'Rye Lamp', Price: '49.00', Category: 'Lamps', visible: 'true', line: 5 }
  expect(small).toMatchObject({ ...lamp, SKU: 'LAMP/Small', Options: 'Size: Small' })
  expect(large).toMatchObject({ ...lamp, SKU: 'LAMP/Large', Options: 'Size: Large' })
  expect(small).not.toHaveProperty('Sale price')
})

test('a Wix product without rows for its variants has one for each combination, unless there are far too many', async () => {
  const options = (one: string, two: string) => `productOptionName1,productOptionDescription1,${one},${two}`
  const head = `handleId,fieldType,name,description,sku,collection,brand,price,${options('productOptionName2', 'productOptionDescription2')}`
  const sofa = await rewrite(`${head}\nS,Product,Sofa,,,,,10,Colour,#8A9A5B:Sage;Rust,Size,2 seats;3 seats`)
  expect(sofa.map(({ SKU, Options }) => [SKU, Options])).toEqual([
    ['S/Sage/2 seats', 'Colour: Sage; Size: 2 seats'],
    ['S/Sage/3 seats', 'Colour: Sage; Size: 3 seats'],
    ['S/Rust/2 seats', 'Colour: Rust; Size: 2 seats'],
    ['S/Rust/3 seats', 'Colour: Rust; Size: 3 seats'],
  ])
  const [one, ...others] = await rewrite(`${head}\nS,Product,Sofa,,,,,10,Colour,Sage,,`)
  expect([one, others]).toMatchObject([{ SKU: 'S', Options: 'Colour: Sage' }, []])
  const many = Array.from({ length: 11 }, (_, place) => `C${place}`).join(';')
  expect(await rewrite(`${head}\nS,Product,Sofa,,,,,10,Colour,${many},Size,${many}`)).toHaveLength(1)
})

test('variants of a newer Wix shop have prices of their own, and rows of pictures are the product’s', async () => {
  const [oiled, waxed, stool, ...others] = await rewrite(newWixExport)
  expect(others).toEqual([])
  const table = {
    'Parent SKU': 'ash-table',
    Name: 'Ash Table',
    Category: 'tables',
    Description: '<p>Solid ash.</p>',
    Images: 'https://static.wixstatic.com/media/11062b_cc~mv2.jpg\nhttps://example.com/ash-2.jpg',
  }
  expect(oiled).toMatchObject({
    ...table,
    line: 4,
    SKU: 'ASH-O',
    Options: 'Finish: Oiled',
    Price: '999.00',
    'Sale price': '899.00',
  })
  expect(waxed).toMatchObject({
    ...table,
    line: 5,
    SKU: 'ASH-W',
    Options: 'Finish: Waxed',
    Price: '949.00',
    'Variant images': 'https://example.com/ash-waxed.jpg',
  })
  expect(stool).toMatchObject({ line: 6, SKU: 'STOOL', Name: 'Ash Stool', Price: '79.00' })
})

test('rows called SKU are variants of the product above them, with the prices of their rules', async () => {
  const [double, king, sage, shelf, ...others] = await rewrite(bigCommerceExport)
  expect(others).toEqual([])
  const bed = {
    'Parent SKU': 'BED',
    Name: 'Elm Bed',
    Category: 'Bedroom > Beds',
    'Product Width': '150.0000',
    'Brand Name': 'Hollin',
    Images: 'https://example.com/bed.jpg',
  }
  expect(double).toMatchObject({ ...bed, SKU: 'BED-DW', Options: 'Size: Double; Colour: White', Price: '799.0000' })
  expect(king).toMatchObject({ ...bed, SKU: 'BED-KW', Options: 'Size: King; Colour: White', Price: '919.50' })
  expect(sage).toMatchObject({ ...bed, SKU: 'BED-KS', Options: 'Size: King; Colour: Sage', Price: '999.00' })
  expect(double).not.toHaveProperty('Product Depth')
  expect(shelf).toMatchObject({ SKU: 'bc-78', Name: 'Elm Shelf', Category: 'Bedroom > Shelves', Price: '59.0000' })
})

test('a rule for options is for all variants that have them, and rules follow each other until the last', async () => {
  const head = 'Item Type,Product Name,Product Code/SKU,Price,Stop Processing Rules,Category'
  const variants = ['Double,White', 'King,White', 'King,Sage', 'Single,Sage'].map((options, place) => {
    const [size, colour] = options.split(',')
    return `SKU,"[S]Size=${size},[CS]Colour=${colour}:#ffffff",BED-${place},,,`
  })
  const rules = [
    'Rule,[S]Size=King,,[ADD]100,,',
    'Rule,"[S]Size=King,[CS]Colour=Sage:#ffffff",,[ADD]10%,Y,',
    'Rule,[CS]Colour=Sage:#ffffff,,[REMOVE]50,,',
    'Rule,,BED-0,[FIXED]555,,',
    'Rule,,,[ADD]5000,,',
  ]
  const file = [head, 'Product,Elm Bed,BED,800,,Beds', ...variants, ...rules].join('\n')
  expect((await rewrite(file)).map(({ Options, Price }) => [Options, Price])).toEqual([
    ['Size: Double; Colour: White', '555'],
    ['Size: King; Colour: White', '900.00'],
    ['Size: King; Colour: Sage', '990.00'],
    ['Size: Single; Colour: Sage', '750.00'],
  ])
})

test('rows called Variant are variants of the product above them, and pictures come in the order of their rows', async () => {
  const [natural, black, bench, ...others] = await rewrite(newBigCommerceExport)
  expect(others).toEqual([])
  const chair = {
    'Parent SKU': 'OAK',
    Name: 'Oak Chair',
    'Category numbers': '23;41',
    Images: 'https://example.com/front.jpg\nhttps://example.com/side.jpg',
  }
  expect(natural).toMatchObject({
    ...chair,
    SKU: 'OAK-N',
    Options: 'Colour: Natural; Seat: Cane',
    Price: '149',
    'Variant images': 'https://example.com/natural.jpg',
  })
  expect(black).toMatchObject({ ...chair, SKU: 'OAK-B', Options: 'Colour: Black; Seat: Cane', Price: '169' })
  expect(natural).not.toHaveProperty('Width')
  expect(bench).toMatchObject({ SKU: 'BENCH', Price: '199' })
})

test('a row whose product is missing stays, and a list of another kind is left as it is', async () => {
  const lost = 'handleId,fieldType,name,sku,price\nA,Product,Chair,C-1,10\nB,Variant,,C-2,\nA,Product,Stool,C-3,20'
  expect((await rewrite(lost)).map(({ SKU }) => SKU)).toEqual(['C-1', 'C-3', 'C-2'])
  const above = 'Item,Name,SKU,Options,Price\nVariant,,V-1,,10\nProduct,Chair,C-1,,20\nImage,,,,\nVideo,,,,'
  expect((await rewrite(above)).map(({ SKU }) => SKU)).toEqual(['V-1', 'C-1'])
  const list = await readSheet(Buffer.from('Item,Name,SKU,Options,Price\nA1,Chair,S-1,Oak,10'), '')
  expect(rewriteExport(list)).toBe(list)
})

test.each([
  ['[S]Size= M,[RB]Colour= Off white', 'Size: M; Colour: Off white'],
  ['[CS]Colour=Sage:#8a9a5b,[S]Size=King: 150 cm', 'Colour: Sage; Size: King: 150 cm'],
  ['Type=Radio|Name=Size|Value=M || Type=Swatch|Name=Colour|Value=Red[#FF0000]', 'Size: M; Colour: Red'],
  ['Type=Dropdown|Name=Colour|Value=Natural|Type=Dropdown|Name=Size|Value=5A', 'Colour: Natural; Size: 5A'],
  ['', ''],
])('the options %s are %s', (text, options) => {
  expect(
    readOptions(text)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('; '),
  ).toBe(options)
})
