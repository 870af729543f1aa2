import { eq } from 'drizzle-orm'
import type { PropertyEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { keepSave } from '../site/keep-save.ts'
import { refuseStale } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { markProducts, withProperties } from './changed-products.ts'
import { listValues, saveValues } from './property-value-edits.ts'
import { properties, propertyValues } from './tables.ts'

const kind = { table: properties, id: properties.id, entity: 'property' }

/** Hands back the ids of the values in the order they were given. */
export async function createProperty(tx: Transaction, change: Change, { name, values }: PropertyEdit) {
  const [made] = await tx
    .insert(properties)
    .values({ name, position: lastPosition(properties) })
    .returning()
  if (!made) throw new Error('The property was not made.')
  const { id, version } = made
  await saveValues(tx, id, values)
  const after = { ...made, values: await listValues(tx, id) }
  change.record({ action: 'create', entity: 'property', entityId: id, after })
  change.touchesPublic()
  return { id, version, valueIds: after.values.map((value) => value.id) }
}

/** Beside those that it has. */
export async function addValues(tx: Transaction, change: Change, id: number, names: string[]): Promise<number[]> {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('no key update')
  if (!row) throw notFound('property')
  const before = { ...row, values: await listValues(tx, id) }
  const ids: number[] = []
  for (const name of names) {
    const position = lastPosition(propertyValues, eq(propertyValues.propertyId, id))
    const made = await tx.insert(propertyValues).values({ propertyId: id, name, position }).returning()
    ids.push(...made.map((value) => value.id))
  }
  const version = row.version + 1
  await tx.update(properties).set({ version }).where(eq(properties.id, id))
  const after = { ...row, version, values: await listValues(tx, id) }
  change.record({ action: 'save', entity: 'property', entityId: id, before, after })
  change.touchesPublic()
  return ids
}

export async function saveProperty(
  tx: Transaction,
  change: Change,
  id: number,
  expectedVersion: number,
  { name, values }: PropertyEdit,
) {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('no key update')
  const kept = row && { ...row, values: await listValues(tx, id) }
  const before = refuseStale(kept, expectedVersion, { entity: 'property', id })
  const after = await keepSave(tx, change, { entity: 'property', id, before }, async (tx, version) => {
    await tx.update(properties).set({ name, version }).where(eq(properties.id, id))
    await saveValues(tx, id, values)
    return { ...before, name, version, values: await listValues(tx, id) }
  })
  change.touchesPublic(markProducts(withProperties([id])))
  return { id, version: after.version, valueIds: after.values.map((value) => value.id) }
}

export const orderProperties = (tx: Transaction, change: Change, ids: number[]) =>
  putInOrder(tx, change, kind, { order: ids, mark: (moved) => markProducts(withProperties(moved.map(Number))) })

export async function binProperty(tx: Transaction, change: Change, id: number, expectedVersion: number) {
  await putInBin(tx, change, kind, id, expectedVersion)
  change.touchesPublic(markProducts(withProperties([id])))
}

export async function restoreProperty(tx: Transaction, change: Change, id: number) {
  await takeFromBin(tx, change, kind, id)
  change.touchesPublic(markProducts(withProperties([id])))
}
