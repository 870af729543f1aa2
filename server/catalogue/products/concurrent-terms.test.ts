import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import {
  aBrand,
  aCategory,
  type aProduct,
  aSubCategory,
  aVariant,
  colours,
  staffIn,
} from '../../../tests/support/staff/staff-edits.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { brands, categories, properties, subCategories } from '../tables.ts'
import { createBrand, saveBrand } from '../taxonomy/brand-edits.ts'
import { createCategory, saveCategory } from '../taxonomy/category-edits.ts'
import { addValues, createProperty, saveProperty } from '../taxonomy/property-edits.ts'
import { mergeValues } from '../taxonomy/property-value-merges.ts'
import { createSubCategory, saveSubCategory } from '../taxonomy/sub-category-edits.ts'
import { saveProduct } from './product-edits.ts'
import { binProduct, restoreProduct } from './product-status-edits.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { change, makePublished, read } = staffIn(db)

type Work = (tx: Transaction, change: Change) => Promise<unknown>

const shop = { category: 0, subCategory: '', brand: '', property: 0, values: [] as number[], product: '' }
beforeAll(async () => {
  const { id } = await change((tx, it) => createCategory(tx, it, aCategory('Living')))
  const { uuid } = await change((tx, it) => createSubCategory(tx, it, aSubCategory(id, 'Sofas')))
  const brand = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
  const colour = await change((tx, it) => createProperty(tx, it, { name: 'Colour', values: colours('Sage', 'Navy') }))
  const variants = [aVariant({ properties: colour.valueIds.slice(0, 1) })]
  const product = await makePublished({ subCategoryUuid: uuid, brandUuid: brand.uuid, variants })
  Object.assign(shop, {
    ...{ category: id, subCategory: uuid, brand: brand.uuid },
    ...{ property: colour.id, values: colour.valueIds, product },
  })
})

/** Makes both changes at once, several times. Lists the attempts of each pair: a deadlock begins again after a second. */
async function countAttempts(prepare: (round: number) => Promise<[Work, Work]>): Promise<number[]> {
  const counts: number[] = []
  for (let round = 0; round < 12; round++) {
    const works = await prepare(round)
    let attempts = 0
    await Promise.all(
      works.map((work) =>
        change((tx, it) => {
          attempts++
          return work(tx, it)
        }),
      ),
    )
    counts.push(attempts)
  }
  return counts
}
const noDeadlock = Array(12).fill(2)

async function rename(round: number): Promise<Record<'category' | 'sub-category' | 'brand' | 'property', Work>> {
  const [[category], [subCategory], [brand], [property]] = await Promise.all([
    db.select().from(categories).where(eq(categories.id, shop.category)),
    db.select().from(subCategories).where(eq(subCategories.uuid, shop.subCategory)),
    db.select().from(brands).where(eq(brands.uuid, shop.brand)),
    db.select().from(properties).where(eq(properties.id, shop.property)),
  ])
  const seen = <Id>(id: Id, row: { version: number } | undefined) => ({ id, version: row?.version ?? 0 })
  const values = shop.values.map((id, place) => ({ id, name: `Value ${place} of ${round}`, swatch: null }))
  return {
    category: (tx, it) =>
      saveCategory(tx, it, { ...seen(shop.category, category), edit: aCategory(`Living-${round}`) }),
    'sub-category': (tx, it) => {
      const edit = aSubCategory(shop.category, `Sofas-${round}`)
      return saveSubCategory(tx, it, { ...seen(shop.subCategory, subCategory), edit })
    },
    brand: (tx, it) => saveBrand(tx, it, { ...seen(shop.brand, brand), edit: aBrand(`Fernhollow ${round}`) }),
    property: (tx, it) => saveProperty(tx, it, { ...seen(shop.property, property), edit: { name: 'Colour', values } }),
  }
}

async function save(part: Parameters<typeof aProduct>[0]): Promise<Work> {
  const { version, status, publishedAt, deletedAt, uuid, ...form } = await read(shop.product)
  return (tx, it) => saveProduct(tx, it, { id: uuid, version, edit: { ...form, ...part } })
}

test.for(['category', 'sub-category', 'brand', 'property'] as const)(
  'a %s and its product that are renamed at once do not deadlock',
  async (term) => {
    const attempts = countAttempts(async (round) => [
      (await rename(round))[term],
      await save({ name: `Alder ${term} ${round}` }),
    ])
    expect(await attempts).toEqual(noDeadlock)
  },
)

test('a brand that is renamed while its product is binned or restored does not deadlock', async () => {
  const attempts = countAttempts(async (round) => {
    const { version } = await read(shop.product)
    const bin: Work = (tx, it) => binProduct(tx, it, { id: shop.product, version })
    const restore: Work = (tx, it) => restoreProduct(tx, it, shop.product)
    return [(await rename(round)).brand, round % 2 === 0 ? bin : restore]
  })
  expect(await attempts).toEqual(noDeadlock)
})

test('a value that is merged while a sub-category of its products is renamed does not deadlock', async () => {
  const attempts = countAttempts(async (round) => {
    const [from = 0] = await change((tx, it) => addValues(tx, it, shop.property, [`Spare ${round}`]))
    const { variants } = await read(shop.product)
    await change(await save({ variants: variants.map((variant) => ({ ...variant, properties: [from] })) }))
    const [property] = await db.select().from(properties).where(eq(properties.id, shop.property))
    const merge = { id: shop.property, version: property?.version ?? 0, from, into: shop.values[0] ?? 0 }
    return [(await rename(round))['sub-category'], (tx, it) => mergeValues(tx, it, merge)]
  })
  expect(await attempts).toEqual(noDeadlock)
})
