import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import type { Seen } from '../../site/saving.ts'
import { refuseField, refuseStale } from '../../site/versioned-rows.ts'
import { markProducts } from '../products/changed-products.ts'
import { products, ranges } from '../tables.ts'
import { touchRanges } from './range-versions.ts'
import { holdTerms } from './term-locks.ts'

/**
 * Sets the products of a range, in this order: those left out belong to no range any more, those that join leave their
 * former one.
 */
export async function arrangeRange(
  tx: Transaction,
  change: Change,
  { id: uuid, version: seen }: Seen<string>,
  asked: string[],
) {
  const [row] = await tx.select().from(ranges).where(eq(ranges.uuid, uuid)).for('no key update')
  const range = refuseStale(row, seen, { entity: 'range', id: uuid })
  const affected = await lockProducts(tx, uuid, asked)
  // Binned members stay in the range, and are restored to it.
  const members = affected.filter((product) => product.rangeUuid === uuid && product.deletedAt === null)
  const before = members.toSorted((one, other) => one.place - other.place).map((product) => product.uuid)
  if (asked.some((wanted) => !affected.some((product) => product.uuid === wanted)))
    throw refuseField('products', 'One of these products no longer exists.')
  const left = before.filter((member) => !asked.includes(member))
  await tx
    .update(products)
    .set({ rangeUuid: null, version: sql`${products.version} + 1` })
    .where(inArray(products.uuid, left))
  const joining = affected.filter((product) => product.rangeUuid !== uuid)
  await touchRanges(
    tx,
    joining.map(({ rangeUuid }) => rangeUuid),
  )
  await placeInRange(tx, uuid, asked)
  const version = range.version + 1
  await tx.update(ranges).set({ version }).where(eq(ranges.uuid, uuid))
  change.record({
    action: 'arrange',
    entity: 'range',
    entityId: uuid,
    before: { products: before, version: range.version },
    after: { products: asked, version },
  })
  change.touchesPublic(markProducts(inArray(products.uuid, [...before, ...asked])))
  return { uuid, version }
}

async function lockProducts(tx: Transaction, rangeUuid: string, asked: string[]) {
  const affected = sql`(${eq(products.rangeUuid, rangeUuid)} or ${inArray(products.uuid, asked)} and ${isNull(products.deletedAt)})`
  await holdTerms(tx, affected)
  return tx
    .select({
      uuid: products.uuid,
      rangeUuid: products.rangeUuid,
      place: products.rangePosition,
      deletedAt: products.deletedAt,
    })
    .from(products)
    .where(affected)
    .orderBy(products.uuid)
    .for('no key update')
}

const placeInRange = (tx: Transaction, rangeUuid: string, asked: string[]) =>
  tx.execute(sql`
    update products set
      range_position = asked.place - 1,
      range_uuid = ${rangeUuid},
      version = version + (range_uuid is distinct from ${rangeUuid})::int
    from json_array_elements_text(${JSON.stringify(asked)}) with ordinality as asked(id, place)
    where products.uuid = asked.id::uuid`)
