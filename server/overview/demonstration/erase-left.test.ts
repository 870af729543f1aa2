import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addProperty } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { products, properties, propertyValues, variantProperties } from '../../catalogue/tables.ts'
import { audit } from '../../site/tables.ts'
import { eraseLeft } from './erase-left.ts'
import { leaveKind } from './works.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  for (const table of [products, propertyValues, properties]) await db.delete(table)
})

const left = new Date('2026-03-01T10:00:00Z')

/** Writes the history of a removal of these properties, which are in the bin. */
async function recordLeaving(...names: string[]): Promise<string> {
  const uuid = randomUUID()
  const by = { at: left, staffName: 'Ruth' }
  await db.insert(audit).values({ ...by, action: leaveKind, entity: 'products', entityId: uuid })
  for (const name of names) {
    const [property] = await db.select().from(properties).where(eq(properties.name, name))
    await db.insert(audit).values({ ...by, action: 'bin', entity: 'property', entityId: String(property?.id) })
  }
  return uuid
}

const listValues = async () => (await db.select().from(propertyValues)).map(({ name }) => name).sort()
const listProperties = async () => (await db.select().from(properties)).map(({ name }) => name).sort()

test('a removed property is erased with all its values, also those that the shop added, and no other property', async () => {
  await addProperty(db, 'Finish', ['Oiled', 'Lacquered by us'], { deletedAt: left })
  await addProperty(db, 'Colour', ['Oak', 'Ash'])
  await eraseLeft(db, await recordLeaving('Finish'))
  expect([await listProperties(), await listValues()]).toEqual([['Colour'], ['Ash', 'Oak']])
})

test('a property with a value that a variant of the shop has is not erased', async () => {
  const { Oiled } = await addProperty(db, 'Finish', ['Oiled', 'Lacquered'], { deletedAt: left })
  await addProperty(db, 'Fabric', ['Linen'], { deletedAt: left })
  await addProduct(db, { name: 'Our own sofa', variants: [{ values: [Oiled] }] })
  await eraseLeft(db, await recordLeaving('Finish', 'Fabric'))
  expect([await listProperties(), await listValues()]).toEqual([['Finish'], ['Lacquered', 'Oiled']])
  expect(await db.select().from(variantProperties)).toMatchObject([{ valueId: Oiled }])
})

test.each([
  ['restored since', null],
  ['deleted again since', new Date('2026-03-20T10:00:00Z')],
])('a property that was %s keeps its values', async (_, deletedAt) => {
  await addProperty(db, 'Finish', ['Oiled', 'Lacquered'], { deletedAt })
  await eraseLeft(db, await recordLeaving('Finish'))
  expect([await listProperties(), await listValues()]).toEqual([['Finish'], ['Lacquered', 'Oiled']])
})
