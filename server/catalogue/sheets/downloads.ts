import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import { readDate } from '../../../contract/dates/london.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { ProductSheetQuery } from '../../../contract/staff/products.ts'
import type { StaffCall } from '../../../contract/staff/roles.ts'
import { byteOrderMark, writeCsvLine } from '../../platform/csv.ts'
import type { Database } from '../../platform/database.ts'
import { nameFile, streamText } from '../../platform/http/download.ts'
import { writeWorkbook } from '../../platform/xlsx.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import { priceReportRoute } from '../prices/price-report-route.ts'
import { listFoundInParts } from '../products/product-list.ts'
import { ticketPrintRoute } from '../tickets/ticket-routes.ts'
import { columnKinds, exportProducts } from './export.ts'

export type Parts = {
  db: Database
  publicUrl: string
  /** Refuses callers without permission. */
  requireStaff(headers: Headers, call: StaffCall): Promise<unknown>
}

/** Exports the products of a list as a file that the import accepts. */
export function sheetRoutes(app: Hono<Bindings>, parts: Parts): void {
  const { db, publicUrl, requireStaff } = parts
  priceReportRoute(app, parts)
  ticketPrintRoute(app, parts)
  app.get(downloads.exportProducts.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.exportProducts)
    const { as, ...asked } = checkInput(ProductSheetQuery, req.query())
    const batches = exportProducts(db, await listFoundInParts(db, asked, { length: atOnce }), publicUrl)
    const body =
      as === 'csv' ? streamText(writeLines(batches)) : Readable.toWeb(writeWorkbook('Products', columnKinds, batches))
    return new Response(body as ReadableStream, {
      headers: nameFile(`products-${readDate(new Date())}.${as}`, types[as]),
    })
  })
}

const atOnce = 100

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

async function* writeLines(batches: AsyncGenerator<string[][]>): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const rows of batches) yield rows.map(writeCsvLine).join('')
}
