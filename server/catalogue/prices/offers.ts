import { type SQL, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Database, Db, Transaction } from '../../platform/database.ts'
import { bumpContent } from '../../site/content-version.ts'
import { contentVersion } from '../../site/tables.ts'
import { markProductsChanged } from '../products/changed-products.ts'
import { priceLog, products, variants } from '../tables.ts'
import { notePrices } from './price-log.ts'

const lastSwitch = sql`(select ${contentVersion.switchedAt} from ${contentVersion})`

/** Allows for two processes: one may begin before the other has switched, and then wait for its locks. */
const soonest = sql`now() + interval '1 hour'`
/** Whether the clock was ahead at the last switch and has been set right: what began or ended too early is judged again. */
const isSetBack = sql`${lastSwitch} > ${soonest}`
const begun = sql`case when ${isSetBack} then now() else ${lastSwitch} end`
const ended = sql`case when ${isSetBack} then ${lastSwitch} else now() end`

/** The default for `others`: no further instants. */
const noInstants = sql`select null::timestamptz as at where false`

/**
 * Applies the starts and ends of offers and of 'new' since the last switch, whichever process made that. The database's
 * clock decides, since all processes share it. `others` are further instants at which the shop changes: a query of `at`.
 */
export async function switchDueOffers(db: Database, others: SQL = noInstants): Promise<boolean> {
  for (;;) {
    const outcome = await db.transaction((tx) => attemptSwitch(tx, others))
    if (outcome !== 'again') return outcome === 'switched'
  }
}

async function attemptSwitch(tx: Transaction, others: SQL): Promise<'switched' | 'nothing due' | 'again'> {
  const before = await readLastSwitch(tx)
  const wasAhead = await isTrue(tx, isSetBack)
  const due = await lockDueProducts(tx)
  if (due.length === 0 && !wasAhead && !(await isOtherDue(tx, others))) return 'nothing due'
  await tx.select({ id: contentVersion.id }).from(contentVersion).for('update')
  // Another process finished while this one waited for its locks.
  if ((await readLastSwitch(tx)) !== before) return 'nothing due'
  // A change that was committed meanwhile has written further offers that are due. Products are locked before the
  // content version, so begin again.
  const known = new Set(due)
  if ((await listDueProducts(tx)).some(({ uuid }) => !known.has(uuid))) return 'again'
  await tx.update(contentVersion).set({ switchedAt: sql`now()` })
  const version = await bumpContent(tx)
  // Logged prices of future days would count as the latest ones until those days come.
  if (wasAhead) await tx.delete(priceLog).where(sql`${priceLog.at} > ${soonest}`)
  if (due.length === 0) return 'switched'
  await markProductsChanged(tx, version, among(products.uuid, due))
  await notePrices(tx, among(products.uuid, due))
  return 'switched'
}

async function readLastSwitch(tx: Transaction): Promise<number | undefined> {
  const [row] = await tx.select({ switchedAt: contentVersion.switchedAt }).from(contentVersion)
  return row?.switchedAt.getTime()
}

/** Locks products in the same order as edits do, and before the content version, so that no deadlock can occur. */
async function lockDueProducts(tx: Transaction): Promise<string[]> {
  const rows = await listDueProducts(tx).for('no key update')
  return rows.map((row) => row.uuid)
}

function listDueProducts(tx: Transaction) {
  const cameSince = (instant: typeof products.newUntil | typeof variants.saleStartsAt | typeof variants.saleEndsAt) =>
    sql`${instant} > ${begun} and ${instant} <= ${ended}`
  return tx
    .select({ uuid: products.uuid })
    .from(products)
    .where(sql`${products.uuid} in (
      select ${products.uuid} from ${products} where ${cameSince(products.newUntil)}
      union select ${variants.productUuid} from ${variants} where ${variants.onSale} and ${cameSince(variants.saleStartsAt)}
      union select ${variants.productUuid} from ${variants} where ${variants.onSale} and ${cameSince(variants.saleEndsAt)}
      union select ${variants.productUuid} from ${priceLog} join ${variants} on ${variants.uuid} = ${priceLog.variantUuid}
        where (select ${isSetBack}) and ${priceLog.at} > ${soonest})`)
    .orderBy(products.uuid)
}

const isOtherDue = (tx: Transaction, others: SQL) =>
  isTrue(tx, sql`exists (select from (${others}) as others where at > ${begun} and at <= ${ended})`)

async function isTrue(tx: Transaction, condition: SQL): Promise<boolean> {
  const [row] = await tx.execute<{ answer: boolean }>(sql`select ${condition} as answer`)
  return row?.answer ?? false
}

/** The time until the next start or end; null when none is known. */
export async function timeNextSwitch(db: Db, others: SQL = noInstants): Promise<number | null> {
  const [row] = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from least(
      (select min(${products.newUntil}) from ${products} where ${products.newUntil} > ${lastSwitch}),
      (select min(${variants.saleStartsAt}) from ${variants}
        where ${variants.onSale} and ${variants.saleStartsAt} > ${lastSwitch}),
      (select min(${variants.saleEndsAt}) from ${variants}
        where ${variants.onSale} and ${variants.saleEndsAt} > ${lastSwitch}),
      (select min(at) from (${others}) as others where at > ${lastSwitch})
    ) - clock_timestamp()) * 1000)::float8 as ms`)
  return row?.ms ?? null
}
