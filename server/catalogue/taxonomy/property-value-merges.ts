import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { propertyAddress } from '../../../contract/addresses.ts'
import type { ValueMerge } from '../../../contract/staff/uses.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { lockRedirects, redirectAddress } from '../../site/redirect-edits.ts'
import { refuseField, refuseStale } from '../../site/versioned-rows.ts'
import { markProducts, withProperties } from '../products/changed-products.ts'
import { products, properties, propertyValues, sales, subCategories, variantProperties, variants } from '../tables.ts'
import { holdTerms } from './term-locks.ts'

/** Replaces one value by another everywhere; the first goes to the bin, and its page redirects to the other's. */
export async function mergeValues(tx: Transaction, change: Change, { id, version: expected, from, into }: ValueMerge) {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('no key update')
  const property = refuseStale(row, expected, { entity: 'property', id })
  const [old, kept] = await findBoth(tx, id, from, into)
  await replacePicks(tx, from, into)
  await tx
    .update(sales)
    .set({ valueId: into, version: sql`${sales.version} + 1` })
    .where(eq(sales.valueId, from))
  const ofProperty = withProperties([id])
  const mark = markProducts(ofProperty)
  await holdTerms(tx, ofProperty)
  await change.lockMarked(mark)
  await touchProductsWith(tx, from)
  await tx.execute(sql`
    insert into ${variantProperties} select variant_uuid, ${into}::int from ${variantProperties}
    where ${variantProperties.valueId} = ${from} on conflict do nothing`)
  await tx.delete(variantProperties).where(eq(variantProperties.valueId, from))
  await tx.update(propertyValues).set({ deletedAt: sql`now()` }).where(eq(propertyValues.id, from))
  const version = property.version + 1
  await tx.update(properties).set({ version }).where(eq(properties.id, id))
  await lockRedirects(tx)
  await redirectAddress(tx, change, { from: propertyAddress(from, old.name), to: propertyAddress(into, kept.name) })
  change.record({ action: 'merge', entity: 'property', entityId: id, before: old, after: kept })
  change.touchesPublic(mark)
  return { id, version }
}

async function findBoth(tx: Transaction, propertyId: number, from: number, into: number) {
  const rows = await tx
    .select()
    .from(propertyValues)
    .where(
      and(
        eq(propertyValues.propertyId, propertyId),
        inArray(propertyValues.id, [from, into]),
        isNull(propertyValues.deletedAt),
      ),
    )
    .orderBy(propertyValues.id)
    .for('no key update')
  const [old, kept] = [from, into].map((wanted) => rows.find((row) => row.id === wanted))
  if (!old || !kept || from === into) throw refuseField('into', 'Please choose another value of this property.')
  return [old, kept] as const
}

/** Gives the products of a value another version, so that a form opened before cannot restore the value. */
async function touchProductsWith(tx: Transaction, valueId: number): Promise<void> {
  await tx.execute(sql`
    update ${products} set version = version + 1 where products.uuid in (
      select product_uuid from ${variants} join ${variantProperties} on variant_uuid = variants.uuid
      where value_id = ${valueId})`)
}

/** Replaces the value in menus. A menu that has both keeps one, so that it does not show a value twice. */
async function replacePicks(tx: Transaction, from: number, into: number): Promise<void> {
  const { uuid, version, navProperty1, navProperty2, navProperty3 } = subCategories
  const rows = await tx
    .select({ uuid, navProperty1, navProperty2, navProperty3 })
    .from(subCategories)
    .where(or(eq(navProperty1, from), eq(navProperty2, from), eq(navProperty3, from)))
    .orderBy(uuid)
    .for('no key update')
  for (const row of rows) {
    const picks = [row.navProperty1, row.navProperty2, row.navProperty3].map((pick) => (pick === from ? into : pick))
    const [first = null, second = null, third = null] = picks.map((pick, place) =>
      picks.indexOf(pick) === place ? pick : null,
    )
    await tx
      .update(subCategories)
      .set({ navProperty1: first, navProperty2: second, navProperty3: third, version: sql`${version} + 1` })
      .where(eq(uuid, row.uuid))
  }
}
