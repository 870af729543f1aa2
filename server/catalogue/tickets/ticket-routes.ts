import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { productAddress } from '../../../contract/addresses.ts'
import { readDate } from '../../../contract/dates/london.ts'
import { downloads } from '../../../contract/staff/calls.ts'
import { ByUuid } from '../../../contract/staff/forms.ts'
import type { StaffCall } from '../../../contract/staff/roles.ts'
import { readTicketCode, ticketAddress } from '../../../contract/ticket-code.ts'
import type { Database, Db } from '../../platform/database.ts'
import { nameFile } from '../../platform/http/download.ts'
import { type Bindings, checkInput } from '../../serve.ts'
import { readSettings } from '../../site/settings.ts'
import { readProductsOf } from '../products/product-rows.ts'
import { tickets } from '../tables.ts'
import { isInShop, readTaxonomy } from '../taxonomy/taxonomy.ts'
import { findPrint } from './ticket-prints.ts'
import { writeTickets } from './write-tickets.ts'

type Hand = { db: Database; publicUrl: string; requireStaff(headers: Headers, call: StaffCall): Promise<unknown> }

/** A print as a file; it may be fetched again. */
export function ticketPrintRoute(app: Hono<Bindings>, { db, publicUrl, requireStaff }: Hand): void {
  app.get('/api/staff/tickets/prints/:file{.+\\.pdf}', async ({ req }) => {
    await requireStaff(req.raw.headers, downloads.ticketPrint)
    const { uuid } = checkInput(ByUuid, { uuid: req.param('file').slice(0, -'.pdf'.length) })
    const print = await findPrint(db, uuid)
    const { shopName } = await readSettings(db)
    const body = new Uint8Array(await writeTickets(print, { shopName, publicUrl }))
    return new Response(body, { headers: nameFile(`tickets-${readDate(print.createdAt)}.pdf`, 'application/pdf') })
  })
}

/** The address in a ticket's code leads to the page of its variant. */
export function mountTicketAddresses(app: Hono<Bindings>, db: Db): void {
  const path = ticketAddress(':code')
  // Who types an address from a ticket may type it in capitals.
  app.on('GET', [path, path.toUpperCase().replace(':CODE', ':code')], async (context, next) => {
    const address = await findTicketed(db, context.req.param('code') ?? '')
    return address ? context.redirect(address, 302) : next()
  })
}

/** Finds only products that shoppers can see: a redirect to a draft would reveal its name. */
async function findTicketed(db: Db, typed: string): Promise<string | undefined> {
  const code = readTicketCode(typed)
  if (code === null) return undefined
  const [ticket] = await db.select().from(tickets).where(eq(tickets.code, code))
  const [product] = ticket ? await readProductsOf(db, [ticket.variantUuid]) : []
  if (!ticket || !product || !isInShop(await readTaxonomy(db), product)) return undefined
  const isShown = product.variants.some(({ uuid }) => uuid === ticket.variantUuid)
  return productAddress(product.uuid, product.name, isShown ? ticket.variantUuid : '')
}
