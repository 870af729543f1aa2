import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { aBrand, aCategory, nowhere, refused } from '../../../tests/support/staff/staff-edits.ts'
import { taxonomyIn } from '../../../tests/support/staff/taxonomy.ts'
import { products } from '../tables.ts'
import { createBrand } from './brand-edits.ts'
import { binCategory, restoreCategory, saveCategory } from './category-edits.ts'
import { binSubCategory, subCategoryRecords } from './sub-category-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, make, makeCategory, makeSubCategory, empty } = taxonomyIn(db)
beforeEach(empty)

test('a name or address in use is refused at its field', async () => {
  const { id } = await makeCategory('Sofas')
  await makeSubCategory(id, 'Corner')
  await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
  const again = { status: 409 }
  expect(await refused(makeCategory('Sofas'))).toEqual({ ...again, fields: ['routeName'] })
  expect(await refused(change((tx, it) => createBrand(tx, it, aBrand('Fernhollow'))))).toEqual({
    ...again,
    fields: ['name'],
  })
  const elsewhere = await makeCategory('Chairs')
  expect(await refused(makeSubCategory(elsewhere.id, 'Corner'))).toEqual({ ...again, fields: ['routeName'] })
  const renamed = change((tx, it) =>
    saveCategory(tx, it, { id: elsewhere.id, version: elsewhere.version, edit: aCategory('Sofas') }),
  )
  expect(await refused(renamed)).toEqual({ ...again, fields: ['routeName'] })
})

test('a missing choice is refused at its field', async () => {
  const { id } = await makeCategory('Sofas')
  expect(await refused(makeCategory('Beds', { bannerHash: '9'.repeat(64) }))).toEqual({
    status: 400,
    fields: ['bannerHash'],
  })
  expect(await refused(makeSubCategory(id, 'Corner', { navBrand2: nowhere }))).toEqual({
    status: 400,
    fields: ['navBrand2'],
  })
  expect(await refused(makeSubCategory(id + 1000, 'Corner'))).toEqual({ status: 400, fields: ['categoryId'] })
})

test('a term stays out of the bin until its contents are moved', async () => {
  const category = await makeCategory('Sofas')
  const sub = await makeSubCategory(category.id, 'Corner')
  const product = await make({ subCategoryUuid: sub.uuid })
  const binIt = () => change((tx, it) => binCategory(tx, it, { id: category.id, version: category.version }))
  const binSub = () => change((tx, it) => binSubCategory(tx, it, { id: sub.uuid, version: sub.version }))
  await expect(binIt()).rejects.toMatchObject({ status: 409, body: { reason: '1 sub-category still belongs here.' } })
  await expect(binSub()).rejects.toMatchObject({ status: 409, body: { reason: '1 product still belongs here.' } })
  await db.delete(products).where(eq(products.uuid, product.uuid))
  await binSub()
  await binIt()
  expect(await refused(makeSubCategory(category.id, 'Late'))).toEqual({ status: 400, fields: ['categoryId'] })
  await change((tx, it) => restoreCategory(tx, it, category.id))
  await makeSubCategory(category.id, 'Late')
})

test('a product that moves in while its sub-category is being binned is not binned with it', async () => {
  const category = await makeCategory('Sofas')
  for (let round = 0; round < 10; round++) {
    const sub = await makeSubCategory(category.id, `Sub${round}`)
    const outcomes = await Promise.allSettled([
      make({ subCategoryUuid: sub.uuid }),
      change((tx, it) => binSubCategory(tx, it, { id: sub.uuid, version: sub.version })),
    ])
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  }
})

test('a sub-category, hidden or not, is restored after its category', async () => {
  const { id, version } = await makeCategory('Sofas')
  const subs = [await makeSubCategory(id, 'Corner'), await makeSubCategory(id, 'Chaise', { visible: false })]
  for (const sub of subs) await change((tx, it) => binSubCategory(tx, it, { id: sub.uuid, version: sub.version }))
  await change((tx, it) => binCategory(tx, it, { id, version }))
  const restore = (uuid: string) => change((tx, it) => subCategoryRecords.restore(tx, it, uuid))
  const reason = 'Its category is in the bin. Please restore that first.'
  for (const { uuid } of subs) await expect(restore(uuid)).rejects.toMatchObject({ status: 400, body: { reason } })
  await change((tx, it) => restoreCategory(tx, it, id))
  for (const { uuid } of subs) await restore(uuid)
})
