import { and, asc, eq, isNull } from 'drizzle-orm'
import type { RangeWithProducts } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import type { Saving } from '../../site/saving.ts'
import { products } from '../tables.ts'
import { rangeRecords } from './range-edits.ts'
import { arrangeRange } from './range-product-edits.ts'

/** Ranges as staff edit them: each with its products. */
export const rangesWithProducts = { ...rangeRecords, read: readRangeForm, create: createRange, save: saveRange }

async function readRangeForm(db: Db, uuid: string): Promise<Form<RangeWithProducts>> {
  const { version, edit } = await rangeRecords.read(db, uuid)
  return { version, edit: { ...edit, products: await listMembers(db, uuid) } }
}

async function createRange(tx: Transaction, change: Change, { products, ...edit }: RangeWithProducts) {
  const { uuid, version } = await rangeRecords.create(tx, change, edit)
  return products.length > 0 ? arrangeRange(tx, change, { id: uuid, version }, products) : { uuid, version }
}

async function saveRange(
  tx: Transaction,
  change: Change,
  { edit: { products, ...edit }, ...saving }: Saving<string, RangeWithProducts>,
) {
  const uuid = saving.id
  const { version } = await rangeRecords.save(tx, change, { ...saving, edit })
  const before = await listMembers(tx, uuid)
  return before.join() === products.join()
    ? { uuid, version }
    : arrangeRange(tx, change, { id: uuid, version }, products)
}

async function listMembers(db: Db, uuid: string): Promise<string[]> {
  const rows = await db
    .select({ uuid: products.uuid })
    .from(products)
    .where(and(eq(products.rangeUuid, uuid), isNull(products.deletedAt)))
    .orderBy(asc(products.rangePosition), asc(products.name), asc(products.uuid))
  return rows.map((row) => row.uuid)
}
