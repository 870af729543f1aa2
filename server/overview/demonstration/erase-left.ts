import { and, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { properties, propertyValues, variantProperties } from '../../catalogue/tables.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import { isInUse } from '../../media/clear-out.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import { createdKindNames } from './demo-records.ts'
import { readEntries } from './take-back.ts'
import { leaveKind } from './works.ts'

/** Erases the records that this removal of the demonstration binned and that are still in the bin. */
export async function eraseLeft(db: Database, uuid: string): Promise<void> {
  const entries = (await readEntries(db, uuid)).filter(({ action }) => action === 'bin')
  for (const kind of createdKindNames) await eraseKind(db, uuid, kind, listIds(entries, kind))
}

const listIds = (entries: { entity: string; entityId: string }[], kind: string) =>
  entries.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId)

/** Erases records that have been in the bin since the removal, unless another record in the bin still refers to them. */
async function eraseKind(db: Database, uuid: string, kind: (typeof createdKindNames)[number], ids: string[]) {
  const { table, id, deletedAt } = kindEntries[kind]
  const since = sql`${deletedAt} = (select at from audit
    where entity = 'products' and action = ${leaveKind} and entity_id = ${uuid})`
  const products = sql`${id}::text in (select product_uuid::text from bulk_changes where work_uuid = ${uuid}::uuid)`
  if (kind === 'product') return db.delete(table).where(and(products, since))
  for (const key of ids) {
    const erasing = db.transaction(async (tx) => {
      const isLeft = and(sql`${id}::text = ${key}`, since)
      if (kind === 'property') await eraseValues(tx, tx.select({ id: properties.id }).from(properties).where(isLeft))
      await tx.delete(table).where(isLeft)
    })
    await erasing.catch((error: unknown) => {
      if (!isInUse(error)) throw error
    })
  }
}

/** Erases the values of properties, except those that a variant has, which keep their property too. */
const eraseValues = (tx: Transaction, ofProperties: SQLWrapper) =>
  tx
    .delete(propertyValues)
    .where(
      and(
        inArray(propertyValues.propertyId, ofProperties),
        sql`not exists (select from ${variantProperties} where ${variantProperties.valueId} = ${propertyValues.id})`,
      ),
    )
