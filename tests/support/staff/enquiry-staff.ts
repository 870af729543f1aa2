import { randomUUID } from 'node:crypto'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { products, variants } from '../../../server/catalogue/tables.ts'
import { enquiries } from '../../../server/enquiries/tables.ts'
import type { Database, Db } from '../../../server/platform/database.ts'
import { rateLimits } from '../../../server/platform/tables.ts'
import { staff } from '../../../server/staff/tables.ts'
import { fillIn, openContact } from '../enquiries.ts'
import { answered } from '../shop-window.ts'
import { openStaffClient } from './staff-client.ts'

/** A member of staff with a client. */
export async function addColleague(db: Database, name: string, role: Role = 'sales') {
  const member = { id: randomUUID(), name, email: `${name.toLowerCase()}-${randomUUID()}@shop.example` }
  await db.insert(staff).values({ ...member, role })
  return { ...member, client: openStaffClient({ db }, role, member) }
}

/** Sends an enquiry as a shopper, and returns its uuid. */
export async function ask(db: Db, fields: object = {}): Promise<string> {
  const description = `Question ${randomUUID()}`
  await openContact(db)(fillIn({ description, ...fields }), `198.51.100.${Math.floor(Math.random() * 250)}`)
  const rows = await db.select().from(enquiries)
  const text = 'description' in fields ? fields.description : description
  const mine = rows.findLast((row) => row.description === text)
  if (!mine) throw new Error('The enquiry was not stored.')
  return mine.uuid
}

/** Sends another enquiry, ignoring the rate limit of an IP address. */
export async function askAgain(db: Db, fields: object = {}): Promise<string> {
  await db.delete(rateLimits)
  return ask(db, fields)
}

/** An owner, a seller and an editor. */
export const hireThree = async (db: Database) => ({
  ruth: await addColleague(db, 'Ruth', 'owner'),
  sam: await addColleague(db, 'Sam'),
  eve: await addColleague(db, 'Eve', 'editor'),
})

export const showEnquiry = (client: ReturnType<typeof openStaffClient>, uuid: string) =>
  answered(client.enquiry({ uuid }))

export async function stockSofa(db: Db) {
  const [productUuid, variantUuid] = [randomUUID(), randomUUID()]
  await db.insert(products).values({ uuid: productUuid, name: 'Osterley Sofa', status: 'published' })
  await db.insert(variants).values({ uuid: variantUuid, productUuid, name: 'Sage', pricePence: 129_900 })
  return { productUuid, variantUuid }
}
