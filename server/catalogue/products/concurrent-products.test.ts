import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { aProduct, aRange, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { products } from '../tables.ts'
import { createRange } from '../taxonomy/range-edits.ts'
import { createProduct, saveProduct } from './product-edits.ts'
import { binProduct } from './product-status-edits.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { change, make, read } = staffIn(db)

const makeRange = async (name: string) => (await change((tx, it) => createRange(tx, it, aRange(name)))).uuid

/** How many attempts these changes took: one that is deadlocked begins again after a second. */
async function countAttempts(works: Parameters<typeof change>[0][]): Promise<number> {
  let attempts = 0
  const counted = works.map((work) =>
    change((tx, it) => {
      attempts++
      return work(tx, it)
    }),
  )
  await Promise.allSettled(counted)
  return attempts
}

test('products that are created in one range at once do not deadlock, and get places of their own', async () => {
  const rangeUuid = await makeRange('Alder')
  const create = () =>
    countAttempts(Array.from({ length: 5 }, () => (tx, it) => createProduct(tx, it, aProduct({ rangeUuid }))))
  expect(await create()).toBe(5)
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.rangeUuid, rangeUuid))
    .orderBy(asc(products.rangePosition))
  expect(rows.map(({ rangePosition }) => rangePosition)).toEqual([0, 1, 2, 3, 4])
})

test('products that change places between two ranges at once do not deadlock', async () => {
  const [elm, ash] = [await makeRange('Elm'), await makeRange('Ash')]
  const made = await Promise.all([elm, ash, elm, ash].map((rangeUuid) => make({ rangeUuid })))
  const moves = made.map(({ uuid }, place) => {
    const edit = aProduct({ rangeUuid: place % 2 === 0 ? ash : elm })
    return (tx: Parameters<typeof saveProduct>[0], it: Parameters<typeof saveProduct>[1]) =>
      saveProduct(tx, it, { id: uuid, version: 1, edit })
  })
  expect(await countAttempts(moves)).toBe(moves.length)
  expect((await read(made[0]?.uuid ?? '')).rangeUuid).toBe(ash)
})

test('a product that is saved and binned at once does not deadlock', async () => {
  const rangeUuid = await makeRange('Oak')
  for (let round = 0; round < 5; round++) {
    const { uuid } = await make({ rangeUuid })
    const seen = { id: uuid, version: 1 }
    const attempts = await countAttempts([
      (tx, it) => saveProduct(tx, it, { ...seen, edit: aProduct({ rangeUuid, name: 'Oak Sofa' }) }),
      (tx, it) => binProduct(tx, it, seen),
    ])
    expect(attempts).toBe(2)
  }
})
