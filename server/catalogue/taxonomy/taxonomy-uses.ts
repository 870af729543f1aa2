import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { HomeRowSource } from '../../../contract/staff/home-rows.ts'
import type { Use, Uses } from '../../../contract/staff/uses.ts'
import type { Db } from '../../platform/database.ts'
import { homeRowName } from '../home/home-row-records.ts'
import {
  categories,
  homeRows,
  products,
  propertyValues,
  sales,
  subCategories,
  variantProperties,
  variants,
} from '../tables.ts'

/** The number of products that are listed; more would not help. */
const maxListed = 50

type Found = { uses: Use[]; total: number }

export async function listBrandUses(db: Db, uuid: string): Promise<Uses> {
  const { navBrand1, navBrand2, navBrand3 } = subCategories
  const own = await listProducts(db, eq(products.brandUuid, uuid), 'Its brand')
  const menus = await listMenus(db, sql`${uuid} in (${navBrand1}, ${navBrand2}, ${navBrand3})`)
  return { ...gather(own, menus, await listSales(db, eq(sales.brandUuid, uuid))), blocked: own.total > 0 }
}

export async function listCategoryUses(db: Db, id: number): Promise<Uses> {
  const own = await listSubCategories(db, eq(subCategories.categoryId, id), sql`'Belongs to it'`)
  const rows = await listRows(db, 'category', homeRows.categoryId, id)
  return { ...gather(own, rows, await listSales(db, eq(sales.categoryId, id))), blocked: own.total > 0 }
}

export async function listSubCategoryUses(db: Db, uuid: string): Promise<Uses> {
  const own = await listProducts(db, eq(products.subCategoryUuid, uuid), 'Belongs to it')
  const rows = await listRows(db, 'sub-category', homeRows.subCategoryUuid, uuid)
  return { ...gather(own, rows, await listSales(db, eq(sales.subCategoryUuid, uuid))), blocked: own.total > 0 }
}

export async function listRangeUses(db: Db, uuid: string): Promise<Uses> {
  const own = await listProducts(db, eq(products.rangeUuid, uuid), 'Its range')
  const menus = await db
    .select({
      kind: sql<'category'>`'category'`,
      id: sql<string>`${categories.id}::text`,
      name: categories.name,
      part: sql<string>`'Its menu'`,
    })
    .from(categories)
    .where(and(eq(categories.menuRangeUuid, uuid), isNull(categories.deletedAt)))
  const rows = await listRows(db, 'range', homeRows.rangeUuid, uuid)
  const inSales = await listSales(db, eq(sales.rangeUuid, uuid))
  return { ...gather(own, { uses: menus, total: menus.length }, rows, inSales), blocked: false }
}

export async function listPropertyUses(db: Db, id: number): Promise<Uses> {
  const values = db.select({ id: propertyValues.id }).from(propertyValues).where(eq(propertyValues.propertyId, id))
  const own = await listProducts(db, havingOne(db, eq(propertyValues.propertyId, id)), 'Has a value of it')
  const menus = await listMenus(db, pickedAmong(values))
  return { ...gather(own, menus, await listSales(db, inArray(sales.valueId, values))), blocked: false }
}

export async function listValueUses(db: Db, id: number): Promise<Uses> {
  const own = await listProducts(db, havingOne(db, eq(propertyValues.id, id)), 'Has it')
  const menus = await listMenus(db, pickedAmong(sql`(${id}::int)`))
  return { ...gather(own, menus, await listSales(db, eq(sales.valueId, id))), blocked: false }
}

/** Products with one of these values that are outside the bin: those that the list of properties counts. */
function havingOne(db: Db, which: SQL): SQL {
  const having = db
    .select({ uuid: variants.productUuid })
    .from(variants)
    .innerJoin(variantProperties, eq(variantProperties.variantUuid, variants.uuid))
    .innerJoin(propertyValues, eq(propertyValues.id, variantProperties.valueId))
    .where(and(which, isNull(propertyValues.deletedAt), isNull(variants.deletedAt)))
  return inArray(products.uuid, having)
}

type Values = Parameters<typeof inArray>[1]
function pickedAmong(values: Values): SQL {
  const { navProperty1, navProperty2, navProperty3 } = subCategories
  return sql`(${or(...[navProperty1, navProperty2, navProperty3].map((slot) => sql`${slot} in ${values}`))})`
}

async function listRows(db: Db, source: HomeRowSource, column: PgColumn, id: string | number): Promise<Found> {
  const uses = await db
    .select({ kind: sql<'home row'>`'home row'`, id: homeRows.key, name: homeRowName, part: sql<string>`'Fills it'` })
    .from(homeRows)
    .where(and(eq(homeRows.source, source), eq(column, id), isNull(homeRows.deletedAt)))
  return { uses, total: uses.length }
}

/** Without the term, a sale that chooses its products by it chooses none or others. */
async function listSales(db: Db, where: SQL): Promise<Found> {
  const uses = await db
    .select({
      kind: sql<'sale'>`'sale'`,
      id: sales.uuid,
      name: sales.name,
      part: sql<string>`'Chooses its products'`,
    })
    .from(sales)
    .where(and(where, isNull(sales.deletedAt)))
    .orderBy(desc(sales.firstDay), asc(sales.name))
  return { uses, total: uses.length }
}

const listMenus = (db: Db, where: SQL) => listSubCategories(db, where, sql`'Its menu'`)

async function listSubCategories(db: Db, where: SQL, part: SQL): Promise<Found> {
  const uses = await db
    .select({
      kind: sql<'sub-category'>`'sub-category'`,
      id: subCategories.uuid,
      name: subCategories.name,
      part: sql<string>`${part}`,
    })
    .from(subCategories)
    .where(and(where, isNull(subCategories.deletedAt)))
    .orderBy(asc(subCategories.name))
  return { uses, total: uses.length }
}

async function listProducts(db: Db, where: SQL, part: string): Promise<Found> {
  const rows = await db
    .select({ id: products.uuid, name: products.name, total: sql<number>`count(*) over ()::int` })
    .from(products)
    .where(and(where, isNull(products.deletedAt)))
    .orderBy(asc(products.name), asc(products.uuid))
    .limit(maxListed)
  const uses = rows.map(({ id, name }) => ({ kind: 'product' as const, id, name, part }))
  return { uses, total: rows[0]?.total ?? 0 }
}

const gather = (...parts: Found[]): Found => ({
  uses: parts.flatMap(({ uses }) => uses),
  total: parts.reduce((sum, { total }) => sum + total, 0),
})
