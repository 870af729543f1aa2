import type { Hono } from 'hono'
import { readDate } from '../../../contract/dates/london.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { PriceReportQuery } from '../../../contract/staff/price-history.ts'
import type { StaffCall } from '../../../contract/staff/roles.ts'
import type { Db } from '../../platform/database.ts'
import { nameFile } from '../../platform/http/download.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import { reportProduct, reportSale, writeReportCsv, writeReportPdf } from './price-report.ts'

type Parts = { db: Db; requireStaff(headers: Headers, call: StaffCall): Promise<unknown> }

/** Serves the price log as a file, as evidence of the prices that were asked. */
export function priceReportRoute(app: Hono<Bindings>, { db, requireStaff }: Parts): void {
  app.get(downloads.priceReport.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.priceReport)
    const { product, sale = '', as } = checkInput(PriceReportQuery, req.query())
    const report = await (product === undefined ? reportSale(db, sale) : reportProduct(db, product))
    const body = as === 'csv' ? writeReportCsv(report) : new Uint8Array(await writeReportPdf(report, new Date()))
    return new Response(body, { headers: nameFile(`prices-${readDate(new Date())}.${as}`, types[as]) })
  })
}

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' }
