import { asc, eq } from 'drizzle-orm'
import type { PropertyEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { lastPosition } from '../../site/order-edits.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { claimListings } from '../../site/redirect-edits.ts'
import { saveVersion } from '../../site/save-version.ts'
import type { Saving } from '../../site/saving.ts'
import { refuseStale } from '../../site/versioned-rows.ts'
import { markProducts, withProperties } from '../products/changed-products.ts'
import { properties, propertyValues } from '../tables.ts'
import { listPropertyRows } from './property-lists.ts'
import { listValues, saveValues } from './property-value-edits.ts'

/** A property is created and saved together with its values. */
export const propertyRecords = {
  ...defineOrderedRecords({
    entity: 'property',
    table: properties,
    id: properties.id,
    listOrder: [asc(properties.position), asc(properties.name)],
    list: listPropertyRows,
    edit: async ({ id, name }, db): Promise<PropertyEdit> => ({ name, values: await listValues(db, id) }),
    marks: (ids) => markProducts(withProperties(ids)),
    marksOrder: true,
  }),
  create: createProperty,
  save: saveProperty,
}

export const { order: orderProperties, bin: binProperty } = propertyRecords

/** Returns the ids of the values in the given order. */
export async function createProperty(tx: Transaction, change: Change, { name, values }: PropertyEdit) {
  const position = lastPosition(properties)
  const [made] = await tx.insert(properties).values({ name, position }).returning()
  if (!made) throw new Error('The property was not made.')
  const { id, version } = made
  await saveValues(tx, id, values)
  const after = { ...made, values: await listValues(tx, id) }
  change.record({ action: 'create', entity: 'property', entityId: id, after })
  change.touchesPublic()
  return { id, version, valueIds: after.values.map((value) => value.id) }
}

/** Adds values to a property, after its existing ones. */
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
  { id, version: seen, edit: { name, values } }: Saving<number, PropertyEdit>,
) {
  const [row] = await tx.select().from(properties).where(eq(properties.id, id)).for('no key update')
  const kept = row && { ...row, values: await listValues(tx, id) }
  const before = refuseStale(kept, seen, { entity: 'property', id })
  const after = await saveVersion(tx, change, { entity: 'property', id, before }, async (tx, version) => {
    await tx.update(properties).set({ name, version }).where(eq(properties.id, id))
    await saveValues(tx, id, values)
    return { ...before, name, version, values: await listValues(tx, id) }
  })
  const valueIds = after.values.map((value) => value.id)
  const mark = markProducts(withProperties([id]))
  await change.lockMarked(mark)
  await claimListings(tx, change, { kind: 'property', keys: valueIds })
  change.touchesPublic(mark)
  return { id, version: after.version, valueIds }
}
