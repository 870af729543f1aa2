import { type SQL, sql } from 'drizzle-orm'
import type { TurningOffer } from '../../../contract/staff/overview.ts'
import type { Db } from '../../platform/database.ts'
import { endsSoon, isStillToBegin } from './prices.ts'

const maxListed = 4

/** The offers on show that end within days, the earliest first. */
export const listEndingOffers = (db: Db) => listTurning(db, endsSoon, sql`sale_ends_at`)

/** Offers that have not started yet. */
export const listComingOffers = (db: Db) => listTurning(db, isStillToBegin, sql`sale_starts_at`)

async function listTurning(db: Db, where: SQL, instant: SQL): Promise<TurningOffer[]> {
  const rows = await db.execute<{ uuid: string; name: string; at: string }>(sql`
    select products.uuid, products.name, min(variants.${instant}) as at
    from variants join products on products.uuid = variants.product_uuid
    where variants.visible and variants.deleted_at is null and ${where}
      and products.status = 'published' and products.deleted_at is null
    group by products.uuid order by at, products.name limit ${maxListed}`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
