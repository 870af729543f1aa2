import type { Hono } from 'hono'
import { VisitKey } from '../../contract/bookings.ts'
import type { Db } from '../platform/database.ts'
import { nameFile } from '../platform/http/download.ts'
import { type Bindings, checkInput } from '../serve.ts'
import { writeCalendar } from './calendar.ts'
import { openBooking } from './own-visit.ts'
import { gatherFacts, type Sender } from './send-mails.ts'

/** The calendar file of a visit, for anybody who has its link. */
export function calendarRoute(app: Hono<Bindings>, { db, ...sender }: Sender & { db: Db }): void {
  app.get('/api/visit/bookings/:key/calendar.ics', async (context) => {
    const { key } = checkInput(VisitKey, context.req.param())
    const booking = await openBooking(db, key, context.env.address, sender)
    const factsOf = await gatherFacts(db, sender)
    // A link may be passed on, so this file is a plain event, not the invitation, which names the visitor's address.
    const { content } = writeCalendar({ ...booking, email: '' }, factsOf(booking))
    return new Response(content, { headers: nameFile('visit.ics', 'text/calendar; charset=utf-8') })
  })
}
