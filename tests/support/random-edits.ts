import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import {
  brands,
  categories,
  productStatuses,
  products,
  propertyValues,
  ranges,
  subCategories,
  variantProperties,
  variants,
} from '../../server/catalogue/tables.ts'
import type { Db } from '../../server/platform/database.ts'
import { siteSettings } from '../../server/site/tables.ts'
import { addBrand, addCategory, addProduct, addProperty, addRange, addSubCategory, announce } from './catalogue.ts'

export async function stockForEdits(db: Db): Promise<void> {
  const brand = await addBrand(db, 'Fernhollow')
  await addBrand(db, 'Askerdale')
  const range = await addRange(db, 'Haven')
  const values = Object.values(await addProperty(db, 'Colour', ['Sage', 'Rust', 'Oat']))
  for (const [i, name] of ['Bedroom', 'Living'].entries()) {
    const category = await addCategory(db, name)
    for (const kind of ['Tables', 'Chairs']) {
      const sub = await addSubCategory(db, category.id, `${name} ${kind}`)
      const place = { subCategoryUuid: sub.uuid, brandUuid: brand.uuid, rangeUuid: range.uuid }
      const own = [{ pricePence: 300, values: values.slice(i) }, {}]
      await addProduct(db, { ...place, name: `${name} ${kind} one`, variants: own })
      await addProduct(db, { ...place, name: `${name} ${kind} two`, newUntil: new Date('2100-01-01') })
    }
  }
}

/** Makes an edit and invalidates its products, as the back office does. */
export const carryOut = async (db: Db, edit: Edit & { kind: keyof typeof edits }) =>
  announce(db, await edits[edit.kind](db, edit))

/** Each function edits an existing row and returns the products that this changes. */
const edits = {
  addProduct: async (db, { name, pick }) => [(await addProduct(db, { name, listedAt: new Date(pick) })).uuid],
  renameProduct: (db, { name, pick }) => editProduct(db, pick, () => ({ name, description: `It is ${name}` })),
  moveProduct: async (db, { pick, other }) => {
    const { uuid } = choose(await db.select().from(subCategories).orderBy(subCategories.uuid), other)
    return editProduct(db, pick, () => ({ subCategoryUuid: uuid }))
  },
  setStatus: (db, { pick, other }) => editProduct(db, pick, () => ({ status: choose([...productStatuses], other) })),
  binProduct: (db, { pick }) =>
    editProduct(db, pick, ({ deletedAt }) => ({ deletedAt: deletedAt ? null : new Date() })),
  priceVariant: (db, { pick, other }) =>
    editVariant(db, pick, () => ({ pricePence: 2 + other, onSale: false, salePricePence: null })),
  offerVariant: (db, { pick, other }) =>
    editVariant(db, pick, () => ({ pricePence: 2 + other, onSale: true, salePricePence: 1 + (other >> 1) })),
  hideVariant: (db, { pick }) => editVariant(db, pick, ({ visible }) => ({ visible: !visible })),
  chooseValue: async (db, { pick, other }) => {
    const { id } = choose(await db.select().from(propertyValues).orderBy(propertyValues.id), other)
    const variant = choose(await db.select().from(variants).orderBy(variants.uuid), pick)
    await db.insert(variantProperties).values({ variantUuid: variant.uuid, valueId: id }).onConflictDoNothing()
    return [variant.productUuid]
  },
  renameValue: async (db, { name, pick }) => {
    const { id } = choose(await db.select().from(propertyValues).orderBy(propertyValues.id), pick)
    await db
      .update(propertyValues)
      .set({ name: `${name} ${id}` })
      .where(eq(propertyValues.id, id))
    return listProducts(db)
  },
  renameBrand: (db, { name, pick }) => editBrand(db, pick, ({ uuid }) => ({ name: `${name} ${uuid}` })),
  hideBrand: (db, { pick }) => editBrand(db, pick, ({ visible }) => ({ visible: !visible })),
  hideRange: async (db, { pick }) => {
    const { uuid, visible } = choose(await db.select().from(ranges).orderBy(ranges.uuid), pick)
    await db.update(ranges).set({ visible: !visible }).where(eq(ranges.uuid, uuid))
    return listProducts(db, eq(products.rangeUuid, uuid))
  },
  hideCategory: async (db, { pick }) => {
    const { id, visible } = choose(await db.select().from(categories).orderBy(categories.id), pick)
    await db.update(categories).set({ visible: !visible }).where(eq(categories.id, id))
    const own = db.select({ uuid: subCategories.uuid }).from(subCategories).where(eq(subCategories.categoryId, id))
    return listProducts(db, inArray(products.subCategoryUuid, own))
  },
  renameSubCategory: async (db, { name, pick }) => {
    const { uuid } = choose(await db.select().from(subCategories).orderBy(subCategories.uuid), pick)
    await db.update(subCategories).set({ name }).where(eq(subCategories.uuid, uuid))
    return listProducts(db, eq(products.subCategoryUuid, uuid))
  },
  setPageSize: async (db, { other }) => {
    await db.update(siteSettings).set({ pageSize: 2 + (other % 9) })
    return []
  },
} satisfies Record<string, (db: Db, edit: Edit) => Promise<string[]>>

type Edit = { kind: string; name: string; pick: number; other: number }

type Changed<Table extends PgTable> = (row: Table['$inferSelect']) => Partial<Table['$inferInsert']>

async function editProduct(db: Db, pick: number, change: Changed<typeof products>) {
  const row = choose(await db.select().from(products).orderBy(products.uuid), pick)
  await db.update(products).set(change(row)).where(eq(products.uuid, row.uuid))
  return [row.uuid]
}

async function editVariant(db: Db, pick: number, change: Changed<typeof variants>) {
  const row = choose(await db.select().from(variants).orderBy(variants.uuid), pick)
  await db.update(variants).set(change(row)).where(eq(variants.uuid, row.uuid))
  return [row.productUuid]
}

async function editBrand(db: Db, pick: number, change: Changed<typeof brands>) {
  const row = choose(await db.select().from(brands).orderBy(brands.uuid), pick)
  await db.update(brands).set(change(row)).where(eq(brands.uuid, row.uuid))
  return listProducts(db, eq(products.brandUuid, row.uuid))
}

const listProducts = async (db: Db, where?: SQL) =>
  (await db.select({ uuid: products.uuid }).from(products).where(where)).map((row) => row.uuid)

function choose<Item>(items: Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const words = ['Alder', 'oak', 'Zinc', 'sofa', 'Éclair', 'bed 10', 'bed 9', 'rug'] as const
export const anyEdit = fc.record({
  kind: fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])),
  name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  pick: fc.nat(500),
  other: fc.nat(500),
})
