import { sql } from 'drizzle-orm'
import type { Database } from '../../server/platform/database.ts'
import type { Logger } from '../../server/platform/log.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { changeShop } from '../../server/site/changes.ts'
import { demonstration } from '../../server/site/demonstration.ts'
import { readDemo } from './demo-data.ts'
import { isEmpty } from './empty.ts'
import { uploadMedia } from './media.ts'
import { stockProducts } from './products.ts'
import { startDemoSale } from './sales.ts'
import { createSiteContent } from './site.ts'
import { createTaxonomy } from './taxonomy.ts'

export type Target = { db: Database; storage: Storage; log: Logger }

/** One lock number for all processes: the second waits, and finds the shop loaded. */
const demoLock = 7_346_093

/** Loads the demonstration shop where there is neither a category nor a product; says whether it did. */
export async function loadDemoIfEmpty(target: Target): Promise<boolean> {
  return (await isEmpty(target.db)) && (await loadDemo(target))
}

/** Pictures first, each complete in itself; then everything else at once, so that no half of a shop is ever seen. */
async function loadDemo({ db, storage, log }: Target): Promise<boolean> {
  const started = performance.now()
  const demo = await readDemo()
  const hashOf = await uploadMedia(db, storage, demo)
  const loaded = await changeShop(db, demonstration, async (tx, change) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    if (!(await isEmpty(tx))) return false
    const terms = await createTaxonomy(tx, change, demo.catalogue, hashOf)
    await stockProducts(tx, change, demo.catalogue.products, { terms, hashOf })
    await startDemoSale(tx, change)
    await createSiteContent(tx, change, demo.shop, { terms, hashOf })
    return true
  })
  if (loaded) log.info({ ms: Math.round(performance.now() - started) }, 'the demonstration shop is loaded')
  return loaded
}
