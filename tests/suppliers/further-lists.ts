import { defaultUnits } from '../../contract/staff/import-units.ts'
import { writeCsvLine } from '../../server/platform/csv.ts'
import type { SupplierList } from './lists.ts'
import { euros, inches, makePieces, type Piece } from './pieces.ts'

/** Lists in other currencies and units, with prices by grade, with two rows of headings, and with parent rows. */
export const furtherLists: SupplierList[] = [
  {
    supplier: 'Möbel Köln',
    shape: 'German, in euros: Windows-1252, decimal commas, codes with leading zeros, HTML in texts',
    fileName: 'Preisliste 2026.csv',
    write: (rows) => Buffer.from(writeKoeln(rows).replaceAll('€', '\x80'), 'latin1'),
    rules: { units: { ...defaultUnits, rates: { EUR: 0.86 } } },
  },
  {
    supplier: 'Harper Home',
    shape: 'American: dollars, inches, item numbers, pictures in three columns',
    fileName: 'harper.csv',
    write: (rows) => writeHarper(rows),
    rules: { units: { ...defaultUnits, rates: { USD: 0.79 } } },
  },
  {
    supplier: 'Winslow Upholstery',
    shape: 'prices by grade under two rows of headings, without codes',
    fileName: 'winslow grades.csv',
    write: (rows) => writeWinslow(Math.ceil(rows / 3)),
    recipes: [
      { kind: 'joined', from: ['Model', 'Description'], between: ' ', to: 'variantCode' },
      { kind: 'grades', from: ['Fabric A', 'Fabric B', 'Leather L1'], to: 'price' },
    ],
    makes: (rows) => rows * 3,
  },
  {
    supplier: 'Tarbert Tables',
    shape: 'two rows of headings, millimetres, a sale price of 0 for none',
    fileName: 'tarbert.csv',
    write: (rows) => writeTarbert(rows),
  },
  {
    supplier: 'Marlow',
    shape: 'tabs in a .csv, a row for each product and one for each variant that names it',
    fileName: 'marlow.csv',
    write: (rows) => writeMarlow(Math.ceil(rows / 3)),
    makes: (rows) => (rows / 3) * 2,
  },
  {
    supplier: 'Ash & Elm',
    shape: 'an export of Magento: variants, then their product, which names them in one cell',
    fileName: 'export_catalog_product.csv',
    write: (rows) => writeMagento(Math.ceil(rows / 3)),
    makes: (rows) => (rows / 3) * 2,
  },
]

const asFile = (rows: string[][]) => Buffer.from(rows.map(writeCsvLine).join(''))

function writeKoeln(count: number): string {
  const headings = 'Art.-Nr.;EAN;Bezeichnung;Beschreibung;Breite (cm);Tiefe (cm);Höhe (cm);EK netto €;UVP €;Verfügbar'
  const rows = makePieces(count).map(({ name, colour, width, depth, height, pounds }, place) =>
    [
      String(4700 + place).padStart(6, '0'),
      `40063813${10_000 + place}`,
      name,
      `<p>Bezug: ${colour}</p>`,
      `${width},5`,
      String(depth),
      String(height),
      euros(pounds / 2),
      euros(pounds),
      place % 2 ? 'ja' : 'nein',
    ].join(';'),
  )
  return [headings, ...rows].join('\r\n')
}

function writeHarper(count: number): Buffer {
  const headings = [
    ...['Item #', 'UPC', 'Product Name', 'Collection', 'Color', 'Width (in)', 'Depth (in)', 'Height (in)', 'MSRP'],
    ...['Image 1', 'Image 2', 'Image 3'],
  ]
  const rows = makePieces(count).map(({ code, name, kind, colour, width, depth, height, pounds }, place) => [
    code,
    `0${12_345_000_000 + place}`,
    name,
    `${kind}s by Harper`,
    colour,
    ...[width, depth, height].map(inches),
    `$${pounds.toLocaleString('en-US')}.00`,
    '',
    '',
    '',
  ])
  return asFile([headings, ...rows])
}

function writeWinslow(count: number): Buffer {
  const above = [['Winslow & Daughters'], ['Trade price list'], [], ['', '', '', 'Fabric', '', 'Leather']]
  const headings = ['Model', 'Description', 'W x D x H', 'A', 'B', 'L1']
  const rows = makePieces(count * 3).map(({ name, kind, width, depth, height, pounds }) => [
    `${kind} collection`,
    name,
    `${width} x ${depth} x ${height}`,
    ...[pounds, pounds + 100, pounds + 700].map(String),
  ])
  return asFile([...above, headings, ...rows])
}

function writeTarbert(count: number): Buffer {
  const above = ['', '', 'Dimensions (mm)', '', '', 'Price', '']
  const headings = ['Code', 'Product', 'W', 'D', 'H', 'RRP inc VAT', 'Offer price']
  const rows = makePieces(count).map(({ code, name, width, depth, height, pounds }, place) => [
    code,
    name,
    ...[width, depth, height].map((cm) => (cm * 10).toLocaleString('en-GB')),
    `£${pounds}`,
    place % 3 ? '0.00' : `£${pounds - 20}`,
  ])
  return asFile([above, headings, ...rows])
}

const twoOf = ({ code, name, colour, pounds }: Piece) =>
  [colour, 'Chalk'].map((shown, place) => ({
    code: `${code}-${place + 1}`,
    name: `${name} ${shown}`,
    colour: shown,
    price: `${pounds + place * 50}.00`,
  }))

function writeMarlow(count: number): Buffer {
  const headings = 'item_sku\titem_name\tparent_child\tparent_sku\tcolor_name\tstandard_price\tproduct_description'
  const lines = makePieces(count).flatMap((piece) => [
    [piece.code, piece.name, 'parent', '', '', '', 'Made to order.'],
    ...twoOf(piece).map(({ code, name, colour, price }) => [code, name, 'child', piece.code, colour, price, '']),
  ])
  return Buffer.from([headings, ...lines.map((cells) => cells.join('\t'))].join('\n'))
}

function writeMagento(count: number): Buffer {
  const headings = [
    ...['sku', 'product_type', 'categories', 'name', 'description', 'price', 'special_price', 'additional_attributes'],
    ...['configurable_variations', 'configurable_variation_labels'],
  ]
  const rows = makePieces(count).flatMap((piece) => {
    const own = twoOf(piece)
    const variations = own.map(({ code, colour }) => `sku=${code},color=${colour}`).join('|')
    return [
      ...own.map(({ code, name, colour, price }) => [
        code,
        'simple',
        '',
        name,
        '',
        price,
        '',
        `color=${colour}`,
        '',
        '',
      ]),
      [piece.code, 'configurable', '', piece.name, '<p>Made to order.</p>', '', '', '', variations, 'color=Colour'],
    ]
  })
  return asFile([headings, ...rows])
}
