import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { slugify } from '../../contract/addresses.ts'
import {
  brands,
  categories,
  productFiles,
  productPictures,
  products,
  properties,
  propertyValues,
  ranges,
  subCategories,
  variantPictures,
  variantProperties,
  variants,
} from '../../server/catalogue/tables.ts'
import { files, pictures } from '../../server/media/tables.ts'
import type { Db } from '../../server/platform/database.ts'
import { bumpContent } from '../../server/site/content-version.ts'

/** Inserts rows directly into the database, for tests of reading. */

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

export async function addPicture(db: Db, name: string): Promise<string> {
  const hash = hashOf(name)
  const row = { hash, fileName: `${name}.jpg`, type: 'image/jpeg', bytes: 1, width: 1600, height: 1200, alt: name }
  await db
    .insert(pictures)
    .values({ ...row, placeholder: 'data:,' })
    .onConflictDoNothing()
  return hash
}

export async function addFile(db: Db, fileName: string): Promise<string> {
  const hash = hashOf(fileName)
  await db.insert(files).values({ hash, fileName, type: 'application/pdf', bytes: 1 }).onConflictDoNothing()
  return hash
}

export async function addCategory(db: Db, name: string, more: Partial<typeof categories.$inferInsert> = {}) {
  return only(
    await db
      .insert(categories)
      .values({ name, routeName: slugify(name), ...more })
      .returning(),
  )
}

export async function addSubCategory(
  db: Db,
  categoryId: number,
  name: string,
  more: Partial<typeof subCategories.$inferInsert> = {},
) {
  const row = { categoryId, name, routeName: slugify(name), ...more }
  return only(await db.insert(subCategories).values(row).returning())
}

export async function addBrand(db: Db, name: string, more: Partial<typeof brands.$inferInsert> = {}) {
  return only(
    await db
      .insert(brands)
      .values({ name, ...more })
      .returning(),
  )
}

export async function addRange(db: Db, name: string, more: Partial<typeof ranges.$inferInsert> = {}) {
  return only(
    await db
      .insert(ranges)
      .values({ name, routeName: slugify(name), ...more })
      .returning(),
  )
}

/** A property with its values in the given order; returns the values' ids by name. */
export async function addProperty<Name extends string>(
  db: Db,
  name: string,
  valueNames: Name[],
  more: Partial<typeof properties.$inferInsert> = {},
): Promise<Record<Name, number>> {
  const property = only(
    await db
      .insert(properties)
      .values({ name, ...more })
      .returning(),
  )
  const rows = valueNames.map((valueName, position) => ({ propertyId: property.id, name: valueName, position }))
  const values = await db.insert(propertyValues).values(rows).returning()
  return Object.fromEntries(values.map((value) => [value.name, value.id])) as Record<Name, number>
}

type NewVariant = Partial<typeof variants.$inferInsert> & { pictures?: string[]; values?: number[] }
type NewProduct = Partial<typeof products.$inferInsert> & {
  name: string
  variants?: NewVariant[]
  pictures?: string[]
  files?: { name: string; fileHash: string }[]
}

export type NamelessProduct = Omit<NewProduct, 'name'>

/**
 * Adds a product, by default published and with one variant at £100. Pictures are given by name, not by hash. Lists are
 * inserted in reverse order, so that only the position column gives their order.
 */
export async function addProduct(db: Db, { variants: own = [{ pricePence: 10_000 }], ...given }: NewProduct) {
  const { pictures: pictureNames = [], files: ownFiles = [], ...columns } = given
  const product = only(
    await db
      .insert(products)
      .values({ status: 'published', ...columns })
      .returning(),
  )
  const productUuid = product.uuid
  for (const [position, name] of backwards(pictureNames)) {
    await db.insert(productPictures).values({ productUuid, pictureHash: await addPicture(db, name), position })
  }
  for (const file of ownFiles) await db.insert(productFiles).values({ productUuid, ...file })
  const rows: (typeof variants.$inferSelect)[] = []
  for (const [position, variant] of backwards(own)) {
    rows.unshift(await addVariant(db, productUuid, { position, ...variant }))
  }
  return { ...product, variants: rows }
}

export async function addVariant(db: Db, productUuid: string, given: NewVariant) {
  const { pictures: pictureNames = [], values = [], ...columns } = given
  const variant = only(
    await db
      .insert(variants)
      .values({ productUuid, ...columns })
      .returning(),
  )
  for (const [position, name] of backwards(pictureNames)) {
    const row = { variantUuid: variant.uuid, pictureHash: await addPicture(db, name), position }
    await db.insert(variantPictures).values(row)
  }
  for (const valueId of values) await db.insert(variantProperties).values({ variantUuid: variant.uuid, valueId })
  return variant
}

const backwards = <Item>(items: Item[]) => [...items.entries()].reverse()

/** Invalidates these products in every process, as an edit does. */
export const announce = (db: Db, uuids: string[] = []): Promise<number> =>
  db.transaction(async (tx) => {
    const version = await bumpContent(tx)
    if (uuids.length > 0) await tx.update(products).set({ changedIn: version }).where(inArray(products.uuid, uuids))
    return version
  })

/** Moves the time at which offers were last switched into the past, as if no process had run since. */
export const ageLastSwitch = (db: Db, interval: string) =>
  db.execute(sql`update content_version set switched_at = now() - ${interval}::interval`)

function only<Row>(rows: Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('Nothing was inserted.')
  return row
}
