import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { PropertyEdit } from '../../../contract/staff/catalogue.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { explainViolation } from '../../site/violations.ts'
import { propertyValues } from '../tables.ts'

type ValueEdit = PropertyEdit['values'][number]

export const listValues = (db: Db, propertyId: number) =>
  db
    .select({ id: propertyValues.id, name: propertyValues.name, swatch: propertyValues.swatch })
    .from(propertyValues)
    .where(and(eq(propertyValues.propertyId, propertyId), isNull(propertyValues.deletedAt)))
    .orderBy(asc(propertyValues.position))

/** Saves the values as the form has them, in its order; those missing from it go to the bin. */
export async function saveValues(tx: Transaction, propertyId: number, values: ValueEdit[]): Promise<void> {
  const known = await findKnown(tx, propertyId, values)
  const ids = known.filter((id) => id !== undefined)
  await tx
    .update(propertyValues)
    .set({ deletedAt: sql`now()` })
    .where(
      and(
        eq(propertyValues.propertyId, propertyId),
        notInArray(propertyValues.id, ids),
        isNull(propertyValues.deletedAt),
      ),
    )
  // Two values may have swapped names, which must be unique after each statement: all get temporary names first.
  await tx
    .update(propertyValues)
    .set({ name: sql`'#' || ${propertyValues.id}` })
    .where(inArray(propertyValues.id, ids))
  for (const [place, { name, swatch }] of values.entries()) {
    const columns = { propertyId, name, swatch, position: place, deletedAt: null }
    await writeValue(tx, known[place], columns).catch((error) => {
      throw explainViolation(error, () => `values.${place}.name`) ?? error
    })
  }
}

/** Matches the values of the form to rows; a new value with the name of a binned one restores it. */
async function findKnown(tx: Transaction, propertyId: number, values: ValueEdit[]): Promise<(number | undefined)[]> {
  const rows = await tx.select().from(propertyValues).where(eq(propertyValues.propertyId, propertyId))
  const asked = new Set(values.map((value) => value.id))
  return values.map(({ id, name }, place) => {
    if (id === null) return rows.find((row) => row.name === name && !asked.has(row.id))?.id
    if (rows.some((row) => row.id === id)) return id
    throw refuseField(`values.${place}.id`, 'This is not a value of this property.')
  })
}

const writeValue = async (
  tx: Transaction,
  id: number | undefined,
  columns: Omit<typeof propertyValues.$inferInsert, 'id'>,
): Promise<unknown> =>
  id === undefined
    ? tx.insert(propertyValues).values(columns)
    : tx.update(propertyValues).set(columns).where(eq(propertyValues.id, id))
