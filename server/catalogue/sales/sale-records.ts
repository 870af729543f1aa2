import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import { saleAddress } from '../../../contract/addresses.ts'
import { type SaleEdit, type SaleRow, StoredSale } from '../../../contract/staff/sales.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { defineRecords } from '../../site/records.ts'
import { claimAddress, moveAddress } from '../../site/redirect-edits.ts'
import { markProducts } from '../products/changed-products.ts'
import { products, sales, variants } from '../tables.ts'
import { nameState, noneJoined, readJoined } from './sale-summary.ts'
import { listStopped } from './stopped-sales.ts'

export const saleRecords = defineRecords({
  entity: 'sale',
  table: sales,
  id: sales.uuid,
  listOrder: [desc(sales.firstDay), sales.name],
  list: async (rows, db): Promise<SaleRow[]> => {
    const [joined, stopped] = await Promise.all([readJoined(db), listStopped(db)])
    const now = new Date()
    return rows.map(({ uuid, version, name, firstDay, lastDay, updatedAt }) => {
      const { products: count, offers } = joined.get(uuid) ?? noneJoined
      const state = nameState({ firstDay, lastDay }, { offers, isStopped: stopped.has(uuid) }, now)
      return { uuid, version, name, firstDay, lastDay, updatedAt, state, products: count }
    })
  },
  edit: (row): SaleEdit => StoredSale.parse(row),
  marks: (uuids) => markProducts(inSales(uuids)),
  changesMarked: (before, after) =>
    before.name !== after.name || before.routeName !== after.routeName || before.badge !== after.badge,
  afterCreate: (tx, change, { routeName }) => claimAddress(tx, change, saleAddress(routeName)),
  afterSave: async (tx, change, { before, after, redirect }) => {
    const [from, to] = [saleAddress(before.routeName), saleAddress(after.routeName)]
    await moveAddress(tx, change, { from, to, redirect, shown: true })
  },
  afterBin: refuseApplied,
  afterRestore: (tx, change, { routeName }) => claimAddress(tx, change, saleAddress(routeName)),
})

export const { create: createSale, bin: binSale } = saleRecords

const inSales = (uuids: string[]): SQL =>
  sql`${products.uuid} in (select ${variants.productUuid} from ${variants} where ${inArray(variants.saleUuid, uuids)})`

/** Refuses to bin a sale with offers: its products would stay on offer without the name of a sale. */
async function refuseApplied(tx: Transaction, uuid: string): Promise<void> {
  const count = await countOffers(tx, uuid)
  if (count === 0) return
  const products = count === 1 ? '1 product is' : `${writeWhole(count)} products are`
  throw new Problem(409, 'Still in use', `${products} in this sale. Please end it first.`)
}

async function countOffers(db: Db, uuid: string): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(distinct product_uuid)::int as count from ${variants}
    where sale_uuid = ${uuid}::uuid and deleted_at is null and sale_ends_at > now()`)
  return row?.count ?? 0
}
