import type { Hono } from 'hono'
import { readDate } from '../../../contract/dates/london.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { ByUuid } from '../../../contract/staff/forms.ts'
import type { StaffCall } from '../../../contract/staff/roles.ts'
import type { Database } from '../../platform/database.ts'
import { nameFile } from '../../platform/http/download.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import { readSettings } from '../../site/settings.ts'
import { findPrint } from './ticket-prints.ts'
import { writeTickets } from './write-tickets.ts'

type Parts = { db: Database; publicUrl: string; requireStaff(headers: Headers, call: StaffCall): Promise<unknown> }

/** A print as a file; it may be fetched again. */
export function ticketPrintRoute(app: Hono<Bindings>, { db, publicUrl, requireStaff }: Parts): void {
  app.get('/api/staff/tickets/prints/:file{.+\\.pdf}', async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.ticketPrint)
    const { uuid } = checkInput(ByUuid, { uuid: req.param('file').slice(0, -'.pdf'.length) })
    const print = await findPrint(db, uuid)
    const { shopName } = await readSettings(db)
    const body = new Uint8Array(await writeTickets(print, { shopName, publicUrl }))
    return new Response(body, { headers: nameFile(`tickets-${readDate(print.createdAt)}.pdf`, 'application/pdf') })
  })
}
