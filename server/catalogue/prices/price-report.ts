import { asc, eq, sql } from 'drizzle-orm'
import { readClock } from '../../../contract/dates/clock.ts'
import type { Asked } from '../../../contract/was-price.ts'
import { byteOrderMark, type Cell, writeCsvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database.ts'
import { type PdfLine, writePdf } from '../../platform/pdf/write-pdf.ts'
import { notFound } from '../../platform/problem.ts'
import { isEverIn } from '../sales/sale-past.ts'
import { findSale } from '../sales/sale-products.ts'
import { products, variants } from '../tables.ts'
import { readPriceLogs } from './price-log.ts'
import { formatPence, toPounds } from './prices.ts'

/** The price history as a file: the proof for Trading Standards. */
type Report = { title: string; rows: ReportRow[] }
type ReportRow = {
  product: string
  variant: string
  code: string
  from: string
  /** Empty: until now. */
  until: string
  pricePence: number | null
  onSale: boolean
  sale: string
}

export async function reportProduct(db: Db, uuid: string): Promise<Report> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.uuid, uuid))
  if (!product) throw notFound('product')
  return { title: `Prices of ${product.name}`, rows: await readRows(db, eq(products.uuid, uuid)) }
}

/** All products that were ever in the sale. */
export async function reportSale(db: Db, uuid: string): Promise<Report> {
  const { name } = await findSale(db, uuid)
  return { title: `Prices of the sale ${name}`, rows: await readRows(db, isEverIn(uuid)) }
}

async function readRows(db: Db, where: ReturnType<typeof sql>): Promise<ReportRow[]> {
  const named = await db
    .select({
      uuid: variants.uuid,
      product: products.name,
      variant: variants.name,
      code: sql<string>`coalesce(${variants.supplierCode}, ${products.supplierCode}, '')`,
    })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    // Includes deleted variants, because the prices charged for them have to be proved as well.
    .where(where)
    .orderBy(asc(products.sortText), asc(products.uuid), asc(variants.position), asc(variants.uuid))
  const { logs } = await readPriceLogs(
    db,
    named.map(({ uuid }) => uuid),
  )
  return named.flatMap(({ uuid, ...names }) =>
    (logs.get(uuid) ?? []).map((row, place, log) => showRow(names, row, log[place + 1])),
  )
}

const showRow = (names: Pick<ReportRow, 'product' | 'variant' | 'code'>, row: Asked, next: Asked | undefined) => ({
  ...names,
  from: readClock(row.at),
  until: next ? readClock(next.at) : '',
  pricePence: row.price,
  onSale: row.onSale,
  sale: row.sale ?? '',
})

export const writeReportCsv = ({ rows }: Report): string =>
  byteOrderMark +
  [
    ['Product', 'Variant', 'Code', 'From', 'Until', 'Price (£)', 'On offer', 'Sale'],
    ...rows.map(({ product, variant, code, from, until, pricePence, onSale, sale }): Cell[] => [
      product,
      variant,
      code,
      from,
      until,
      pricePence === null ? 'Not on the site' : toPounds(pricePence).toFixed(2),
      pricePence === null ? '' : onSale ? 'Yes' : 'No',
      sale,
    ]),
  ]
    .map(writeCsvLine)
    .join('')

const columns = [50, 170, 290, 400]
const inColumns = (texts: string[]) => texts.map((text, place) => ({ x: columns[place] ?? 50, text }))
const maxNameLength = 85

export function writeReportPdf({ title, rows }: Report, now: Date): Promise<Buffer> {
  const lines: PdfLine[] = [
    { cells: inColumns([title.slice(0, maxNameLength)]), bold: true, size: 14, above: 10 },
    { cells: inColumns([`As recorded by the shop, read on ${readClock(now)}. All times are London’s.`]), above: 4 },
  ]
  for (const [place, row] of rows.entries()) {
    const before = rows[place - 1]
    const name = nameRow(row)
    if (!before || nameRow(before) !== name)
      lines.push({ cells: inColumns([name.slice(0, maxNameLength)]), bold: true, above: 12, size: 10 })
    lines.push({ cells: inColumns([row.from, row.until || 'now', writePrice(row), describeOffer(row)]) })
  }
  const head = { cells: inColumns(['From', 'Until', 'Price', '']), bold: true }
  return writePdf({ title, head, lines })
}

const nameRow = ({ product, variant, code }: ReportRow) => [product, variant, code].filter(Boolean).join(', ')
const describeOffer = ({ onSale, sale }: ReportRow) =>
  onSale ? ['On offer', sale.slice(0, maxSaleLength)].filter(Boolean).join(', ') : ''
const maxSaleLength = 24
const writePrice = ({ pricePence }: ReportRow) => (pricePence === null ? 'Not on the site' : formatPence(pricePence))
