import { buffer } from 'node:stream/consumers'
import type { ImportCheck } from '../../contract/staff/import.ts'
import type { Recipe } from '../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../contract/staff/sheets.ts'
import { writeCsvLine } from '../../server/platform/csv.ts'
import { writeWorkbook } from '../../server/platform/xlsx.ts'
import { writeGoogleFeed, writeShopFeed } from './feeds.ts'
import { colours, euros, inches, makePieces, type Piece, pounds } from './pieces.ts'

/** A list as a supplier sends it, and the choices that a shopkeeper makes where the guess is not enough. */
export type SupplierList = {
  supplier: string
  /** The peculiarity of the list. */
  shape: string
  fileName: string
  /** Makes about this many rows. */
  write(rows: number): Buffer | Promise<Buffer>
  /** Keys are headings of the file. */
  columns?: Record<string, SheetColumn | null>
  recipes?: Recipe[]
  rules?: ImportCheck['rules']
  /** The number of variants for a number of rows, where it is not one for each. */
  makes?(rows: number): number
}

/**
 * Made up to look like the lists of real suppliers, each with a known peculiarity of one. Their words are not the shop's. The
 * same count makes the same file.
 */
export const supplierLists: SupplierList[] = [
  {
    supplier: 'Oakworks',
    shape: 'a workbook with a title, terms, titles between the rows, sizes in one cell and a failing formula',
    fileName: 'oakworks-trade-list.xlsx',
    write: (rows) => buffer(writeWorkbook('Autumn list', [], oneBatch(writeOakworks(rows)))),
    columns: { Description: 'name', Section: 'subCategory', 'Trade ex VAT': null, 'Trade margin': null },
  },
  {
    supplier: 'Lindqvist Möbel',
    shape: 'German: semicolons, Windows-1252, decimal commas, a row for each colour, sizes in millimetres in one cell',
    fileName: 'Preisliste.csv',
    write: (rows) => Buffer.from(writeLindqvist(rows), 'latin1'),
    columns: {
      'Artikel-Nr.': 'variantCode',
      Modell: 'productCode',
      Bezeichnung: 'name',
      Ausführung: 'variantName',
      Warengruppe: 'category',
      'Maße B x T x H (mm)': 'sizeWdh',
      'VK inkl. MwSt.': 'price',
    },
  },
  {
    supplier: 'Fabrik & Sons',
    shape: 'UTF-16 with tabs, inches, colours in names, prices without VAT and on application',
    fileName: 'fabrik.txt',
    write: (rows) => Buffer.from(`\ufeff${writeFabrik(rows)}`, 'utf16le'),
    columns: { 'RRP ex VAT': null },
    recipes: [
      {
        kind: 'priced',
        from: 'RRP ex VAT',
        to: 'price',
        change: { by: 'times', times: 1 },
        vat: 'add',
        rounding: { to: '99', way: 'nearest' },
      },
    ],
  },
  {
    supplier: 'Northern Furniture',
    shape: 'CSV: each piece repeated for each of its categories, blank and repeated headings, totals below',
    fileName: 'northern stock & prices.csv',
    write: writeNorthern,
    columns: { 'Price (2)': null, 'Column A': null },
    rules: { repeats: 'first' },
  },
  {
    supplier: 'Harbour Home',
    shape: "a shop's feed: JSON, variants within products, HTML descriptions",
    fileName: 'products.json',
    write: (rows) => Buffer.from(writeShopFeed(makePieces(Math.ceil(rows / 2)))),
  },
  {
    supplier: 'Meadow',
    shape: 'a feed for Google: XML, prices with their currency, paths of categories, nested shipping',
    fileName: 'google-merchant.xml',
    write: (rows) => Buffer.from(writeGoogleFeed(makePieces(rows))),
  },
]

async function* oneBatch(rows: string[][]) {
  yield rows
}

function writeOakworks(count: number): string[][] {
  const groups = Map.groupBy(makePieces(count), ({ categories }) => categories.join(' > '))
  const headings = ['Item code', 'Description', 'Dimensions (WxDxH cm)', 'Trade ex VAT', 'RRP inc VAT', 'Trade margin']
  const row = ({ code, name, width, depth, height, pounds: rrp }: Piece, place: number) => [
    code,
    name,
    `W${width} x D${depth} x H${height} cm`,
    (rrp / 2.4).toFixed(2),
    `£${pounds(rrp)}`,
    place % 7 === 0 ? '#DIV/0!' : '0.58',
  ]
  return [
    ['Oakworks Ltd'],
    ['Trade price list, autumn 2026'],
    ['Prices are for delivery to one address.'],
    [],
    headings,
    ...[...groups].flatMap(([title, pieces]) => [[title.split(' > ').at(-1)?.toUpperCase() ?? ''], ...pieces.map(row)]),
    [],
    ['Total', '', '', '', '1', ''],
    ['E & OE. All prices are subject to change without notice.'],
  ]
}

function writeLindqvist(count: number): string {
  const headings = 'Artikel-Nr.;Modell;Bezeichnung;Ausführung;Warengruppe;Maße B x T x H (mm);VK inkl. MwSt.;Lieferzeit'
  const rows = makePieces(Math.ceil(count / 2)).flatMap(({ code, name, categories, colour, ...piece }) =>
    [colour, colours[(colours.indexOf(colour) + 3) % colours.length]].map((shown, place) =>
      [
        `${code}/${place + 1}`,
        code,
        name,
        shown,
        categories.join(' > '),
        `${piece.width * 10} x ${piece.depth * 10} x ${piece.height * 10}`,
        place === 0 ? euros(piece.pounds) : `${euros(piece.pounds + 50)} £`,
        '6-8 Wochen',
      ].join(';'),
    ),
  )
  return `${[headings, ...rows].join('\r\n')}\r\n`
}

function writeFabrik(count: number): string {
  const headings = ['Stock code', 'Item name', 'Group', 'Dimensions (WxDxH in)', 'RRP ex VAT', 'Carton weight kg']
  const rows = makePieces(count).map(({ code, name, colour, categories, width, depth, height, pounds: rrp }, place) => [
    code,
    `${name} - ${colour}`,
    categories.at(-1) ?? '',
    `${inches(width)}" x ${inches(depth)}" x ${inches(height)}"`,
    place % 11 === 0 ? 'POA' : (rrp / 1.2).toFixed(3),
    String(place % 60),
  ])
  return [headings, ...rows].map((cells) => cells.map(quote).join('\t')).join('\r\n')
}

/** Quotes only cells with an inch sign, because no cell has a tab. */
const quote = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)

function writeNorthern(count: number): Buffer {
  const headings = ['', 'SKU', 'Product', 'Department', 'Type', 'W (cm)', 'D (cm)', 'H (cm)', 'Price', 'Price', '']
  const rows = makePieces(Math.ceil(count / 2)).flatMap((piece, place) =>
    [piece.categories, ['Clearance', `All ${piece.kind}s`]].map(([department = '', type = ''], at) => [
      String(place * 2 + at + 1),
      piece.code,
      piece.name,
      department,
      type,
      ...[piece.width, piece.depth, piece.height].map(String),
      `£${pounds(piece.pounds)}.00`,
      `£${pounds(piece.pounds + 100)}.00`,
      '',
    ]),
  )
  const total = ['', 'Total', '', '', '', '', '', '', `£${pounds(1_000_000)}`, '', '']
  return Buffer.from(`\ufeff${[headings, ...rows, [], total].map(writeCsvLine).join('')}`)
}
