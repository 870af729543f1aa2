import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { BulkResult } from '../../../contract/staff/bulk.ts'
import {
  addBrand,
  addCategory,
  addPicture,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { pictures } from '../../media/tables.ts'
import { changeShop } from '../../site/changes.ts'
import type { ProductFacts, VariantFacts } from '../products/fields/stored.ts'
import type { Altered, ProductState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import { brands, products, propertyValues, ranges, subCategories } from '../tables.ts'
import { changeProducts } from './change-products.ts'
import { readUndoing, undoProduct } from './undoing.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(async () => {
  await database.sql`truncate products, sub_categories, categories, brands, ranges, properties, pictures cascade`
})

const work = (uuids: string[], alter: (state: ProductState) => Altered) => {
  const workUuid = crypto.randomUUID()
  const run = changeShop(db, { id: null, name: 'Ruth' }, (tx, change) =>
    changeProducts(tx, change, { workUuid, uuids, alter, report: () => {} }),
  )
  return run.then((result) => ({ workUuid, result }))
}

const undo = (workUuid: string, uuids: string[]): Promise<BulkResult> =>
  changeShop(db, { id: null, name: 'Ruth' }, async (tx, change) => {
    const undoing = await readUndoing(tx, workUuid)
    const alter = (state: ProductState) => undoProduct(state, undoing)
    return changeProducts(tx, change, { workUuid: crypto.randomUUID(), uuids, alter, report: () => {} })
  })

type Lost = {
  /** The facts of Alder that the change takes away, of the product or of its variant. */
  facts?: Partial<ProductFacts>
  own?: Partial<VariantFacts>
  lose(): Promise<unknown>
}

const makeBrand = async (): Promise<Lost> => {
  const { uuid } = await addBrand(db, 'Fernhollow')
  return { facts: { brandUuid: uuid }, lose: () => db.delete(brands).where(eq(brands.uuid, uuid)) }
}
const makePicture = async () => {
  const hash = await addPicture(db, 'Alder in oak')
  return { hash, lose: () => db.delete(pictures).where(eq(pictures.hash, hash)) }
}

const cases: [reason: string, make: () => Promise<Lost>][] = [
  ['Its earlier brand no longer exists.', makeBrand],
  [
    'Its earlier brand, Fernhollow, is in the bin.',
    async () => ({ ...(await makeBrand()), lose: () => db.update(brands).set({ deletedAt: new Date() }) }),
  ],
  [
    'Its earlier range no longer exists.',
    async () => {
      const { uuid } = await addRange(db, 'Haven')
      return { facts: { rangeUuid: uuid }, lose: () => db.delete(ranges) }
    },
  ],
  [
    'Its earlier sub-category no longer exists.',
    async () => {
      const { uuid } = await addSubCategory(db, (await addCategory(db, 'Living')).id, 'Sofas')
      return { facts: { subCategoryUuid: uuid }, lose: () => db.delete(subCategories) }
    },
  ],
  [
    'One of its earlier property values no longer exists.',
    async () => {
      const { Oak } = await addProperty(db, 'Wood', ['Oak'])
      return { own: { properties: [Oak] }, lose: () => db.delete(propertyValues) }
    },
  ],
  [
    'One of its earlier pictures no longer exists.',
    async () => {
      const { hash, lose } = await makePicture()
      return { facts: { pictures: [hash] }, lose }
    },
  ],
  [
    'One of its earlier pictures no longer exists.',
    async () => {
      const { hash, lose } = await makePicture()
      return { own: { pictures: [hash] }, lose }
    },
  ],
  [
    'A product that it went well with no longer exists.',
    async () => {
      const { uuid } = await addProduct(db, { name: 'Elm' })
      return { facts: { related: [uuid] }, lose: () => db.delete(products).where(eq(products.uuid, uuid)) }
    },
  ],
]

test.each(cases)('an undo brings back what it can, and says: %s', async (reason, make) => {
  const uuids = [(await addProduct(db, { name: 'Alder' })).uuid, (await addProduct(db, { name: 'Birch' })).uuid]
  const isAlder = ({ facts }: ProductState) => facts.name === 'Alder'
  const { facts, own, lose } = await make()
  await work(uuids, (state) => ({ state: isAlder(state) ? withFacts(state, { facts, own }) : state }))
  const before = await readStates(db, uuids)

  const blank = { facts: blankOf(facts), own: blankOf(own) }
  const renamed = (state: ProductState) => withFacts(state, { facts: { name: `${state.facts.name} II` } })
  const { workUuid } = await work(uuids, (state) => ({
    state: renamed(isAlder(state) ? withFacts(state, blank) : state),
  }))
  const changed = await readStates(db, uuids)
  await lose()

  expect(await undo(workUuid, uuids)).toEqual({
    changed: 1,
    unchanged: 0,
    refused: 1,
    refusals: [{ uuid: uuids[0], name: 'Alder II', reason }],
  })
  expect(await readStates(db, uuids)).toEqual([changed[0], before[1]])
})

function withFacts(state: ProductState, { facts, own }: Pick<Lost, 'facts' | 'own'>): ProductState {
  const variants = state.variants.map((variant) => ({ ...variant, facts: { ...variant.facts, ...own } }))
  return { ...state, facts: { ...state.facts, ...facts }, variants }
}

const blankOf = (facts: object = {}) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? [] : null]))

test('an undo that waits for the brand of a product to be moved to the bin leaves the product there', async () => {
  const { uuid: brandUuid } = await addBrand(db, 'Fernhollow')
  const { uuid } = await addProduct(db, { name: 'Alder', brandUuid })
  const { workUuid } = await work([uuid], (state) => ({
    state: { ...state, facts: { ...state.facts, deletedAt: '2026-01-01T00:00:00.000000Z' } },
  }))
  const undoing = await database.sql.begin(async (hold) => {
    await hold`update brands set deleted_at = now()`
    const undoing = undo(workUuid, [uuid])
    await waitUntil(() => hasWaiting(database))
    return { result: undoing }
  })
  expect(await undoing.result).toMatchObject({
    changed: 0,
    refusals: [{ reason: 'Its sub-category, brand or range is in the bin.' }],
  })
})
