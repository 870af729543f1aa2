import { sql } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { openTally, type Tally } from '../platform/tally.ts'
import { today } from '../site/london-time.ts'
import { productViews } from './tables.ts'

/** Tallies views, each by the uuid of its product. */
export const watchViews = ({ db, ...rest }: { db: Db; log: Logger; everyMs?: number }): Tally =>
  openTally({ what: 'views of products', max: 20_000, write: (counts) => noteViews(db, counts), ...rest })

/** Writes in a fixed order, so that two processes never deadlock, and deletes counts older than thirteen months. */
async function noteViews(db: Db, counts: Map<string, number>): Promise<void> {
  await db.execute(sql`
    with noted as (
      insert into ${productViews} (day, product_uuid, views)
      select ${today}, ${products.uuid}, counted.views
      from unnest(${sql.param([...counts.keys()])}::uuid[], ${sql.param([...counts.values()])}::int[]) as counted (uuid, views)
      join ${products} on ${products.uuid} = counted.uuid
      order by ${products.uuid}
      on conflict (day, product_uuid) do update set views = product_views.views + excluded.views
    )
    delete from ${productViews} where day < ${today} - 400`)
}
