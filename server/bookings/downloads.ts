import type { Hono } from 'hono'
import { BookingsQuery } from '../../contract/staff/bookings.ts'
import { downloads } from '../../contract/staff/calls.ts'
import type { StaffCall } from '../../contract/staff/roles.ts'
import type { Db } from '../platform/database.ts'
import { nameFile } from '../platform/http/download.ts'
import { type Bindings, checkInput } from '../serve.ts'
import { writeCsv } from './booking-csv.ts'
import { readDays } from './booking-list.ts'

type Parts = {
  db: Db
  /** Refuses a client who may not make this call. */
  requireStaff(headers: Headers, call: StaffCall): Promise<unknown>
}

/** Mounts the download of the visits of a period. */
export function bookingDownloadRoutes(app: Hono<Bindings>, { db, requireStaff }: Parts): void {
  app.get(downloads.exportBookings.path, async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.exportBookings)
    const rows = await readDays(db, checkInput(BookingsQuery, req.query()))
    return new Response(writeCsv(rows), { headers: nameFile('visits.csv', 'text/csv; charset=utf-8') })
  })
}
