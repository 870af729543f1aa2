import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { productAddress } from '../../../contract/addresses.ts'
import { readTicketCode, ticketAddress } from '../../../contract/ticket-code.ts'
import type { Db } from '../../platform/database.ts'
import type { Bindings } from '../../serve.ts'
import { readProductsOf } from '../products/product-rows.ts'
import { tickets } from '../tables.ts'
import { isInShop, readTaxonomy } from '../taxonomy/taxonomy.ts'

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
