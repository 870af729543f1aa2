import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { RangeWithProducts } from '../../contract/staff-catalogue.ts'
import type { RangeRow } from '../../contract/staff-catalogue-lists.ts'
import type { Form } from '../../contract/staff-forms.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import type { LeaveRedirect } from '../site/redirect-edits.ts'
import { createRange, saveRange } from './range-edits.ts'
import { arrangeRange } from './range-product-edits.ts'
import { products, ranges } from './tables.ts'

/** All ranges in the order of the shop, as staff list them. */
export async function listRangeRows(db: Db): Promise<RangeRow[]> {
  const used = and(eq(products.rangeUuid, ranges.uuid), isNull(products.deletedAt))
  const rows = await db
    .select({ range: ranges, productCount: count(products.uuid) })
    .from(ranges)
    .leftJoin(products, used)
    .where(isNull(ranges.deletedAt))
    .groupBy(ranges.uuid)
    .orderBy(asc(ranges.position), asc(ranges.name))
  const images = await readPictures(
    db,
    rows.map(({ range }) => range.imageHash),
  )
  return rows.map(({ range, productCount }) => ({
    ...range,
    productCount,
    image: images.get(range.imageHash ?? '') ?? null,
    updatedAt: range.updatedAt.toISOString(),
  }))
}

export async function readRangeForm(db: Db, uuid: string): Promise<Form<RangeWithProducts>> {
  const [range] = await db
    .select()
    .from(ranges)
    .where(and(eq(ranges.uuid, uuid), isNull(ranges.deletedAt)))
  if (!range) throw notFound('range')
  return { version: range.version, edit: { ...range, products: await listMembers(db, uuid) } }
}

export async function createFullRange(tx: Transaction, change: Change, { products, ...edit }: RangeWithProducts) {
  const { uuid, version } = await createRange(tx, change, edit)
  return products.length > 0 ? arrangeRange(tx, change, uuid, version, products) : { uuid, version }
}

export async function saveFullRange(
  tx: Transaction,
  change: Change,
  uuid: string,
  expectedVersion: number,
  { products, ...edit }: RangeWithProducts,
  options: { redirect?: LeaveRedirect },
) {
  const { version } = await saveRange(tx, change, uuid, expectedVersion, edit, options)
  const before = await listMembers(tx, uuid)
  return before.join() === products.join() ? { uuid, version } : arrangeRange(tx, change, uuid, version, products)
}

async function listMembers(db: Db, uuid: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: products.uuid })
    .from(products)
    .where(and(eq(products.rangeUuid, uuid), isNull(products.deletedAt)))
    .orderBy(asc(products.rangePosition), asc(products.name), asc(products.uuid))
  return rows.map((row) => row.uuid)
}
