import { and, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { SaleStanding, SaleState } from '../../../contract/staff/sales.ts'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { bulkKind } from '../bulk/bulk-work.ts'
import { products, variants } from '../tables.ts'
import { findSale, hasJoined, isChosenBy, type Sale } from './sale-products.ts'
import { readPeriod } from './sale-terms.ts'

/** How many products have a variant in each sale. */
export async function countJoined(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ uuid: variants.saleUuid, count: sql<number>`count(distinct ${variants.productUuid})::int` })
    .from(variants)
    .where(and(isNotNull(variants.saleUuid), isNull(variants.deletedAt)))
    .groupBy(variants.saleUuid)
  return new Map(rows.map(({ uuid, count }) => [uuid ?? '', count]))
}

/** The sales that staff ended, and did not apply again. */
export async function listStopped(db: Db): Promise<Set<string>> {
  const sale = sql<string>`${tasks.input} -> 'action' ->> 'saleUuid'`
  const rows = await db
    .selectDistinctOn([sale], { uuid: sale, kind: sql<string>`${tasks.input} -> 'action' ->> 'kind'` })
    .from(tasks)
    .where(and(eq(tasks.kind, bulkKind), eq(tasks.state, 'done'), isNotNull(sale)))
    .orderBy(sale, desc(tasks.createdAt))
  return new Set(rows.filter(({ kind }) => kind === 'stop-sale').map(({ uuid }) => uuid))
}

type Joining = { joined: number; isStopped: boolean }

/** A sale waits until it is applied to its products. */
export function nameState(
  days: Pick<Sale, 'firstDay' | 'lastDay'>,
  { joined, isStopped }: Joining,
  now: Date,
): SaleState {
  const { startsAt, endsAt } = readPeriod(days)
  if (endsAt <= now) return 'over'
  if (joined === 0) return isStopped ? 'ended' : 'waiting'
  return startsAt > now ? 'coming' : 'running'
}

const mostNames = 5

export async function readSaleStanding(db: Db, uuid: string): Promise<SaleStanding> {
  const sale = await findSale(db, uuid)
  const [chosen, joined, meant, missing, missingNames, work, stopped] = await Promise.all([
    db.$count(products, isChosenBy(sale)),
    db.$count(products, hasJoined(uuid)),
    db.$count(products, or(isChosenBy(sale), hasJoined(uuid))),
    db.$count(products, isMissing(sale)),
    listMissing(db, sale),
    findWork(db, uuid),
    listStopped(db),
  ])
  const state = nameState(sale, { joined, isStopped: stopped.has(uuid) }, new Date())
  return { state, chosen, joined, meant, missing: joined > 0 ? missing : 0, missingNames, workUuid: work ?? null }
}

const isMissing = (sale: Sale) =>
  and(
    isChosenBy(sale),
    not(hasJoined(sale.uuid)),
    sql`exists (
    select from ${variants} where variants.product_uuid = products.uuid and variants.visible
      and variants.deleted_at is null and variants.price_pence > 0
      and not (variants.is_ex_display and ${sale.leavesOutExDisplay}))`,
  )

async function listMissing(db: Db, sale: Sale): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(isMissing(sale))
    .orderBy(products.sortText)
    .limit(mostNames)
  return rows.map(({ name }) => name)
}

/** The last work on its products. */
async function findWork(db: Db, uuid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ uuid: tasks.uuid })
    .from(tasks)
    .where(and(eq(tasks.kind, bulkKind), eq(sql`${tasks.input} -> 'action' ->> 'saleUuid'`, uuid)))
    .orderBy(desc(tasks.createdAt))
    .limit(1)
  return row?.uuid
}
