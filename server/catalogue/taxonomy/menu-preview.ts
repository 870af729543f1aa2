import { and, asc, eq, exists, isNull } from 'drizzle-orm'
import type { NavBrand } from '../../../contract/catalogue.ts'
import type { MenuCategory } from '../../../contract/staff/catalogue-lists.ts'
import { readPictures } from '../../media/pictures.ts'
import type { Db } from '../../platform/database.ts'
import { brands, products, properties, propertyValues, ranges, subCategories, variants } from '../tables.ts'
import { listCategories } from './category-lists.ts'

type Brands = Map<string, NavBrand>
type Values = Map<number, { value: number; label: string }>

/** The menu of each category as the header would show it. Read from the tables, because it includes hidden terms. */
export async function readMenuPreview(db: Db): Promise<MenuCategory[]> {
  const [categoryRows, subRows, tiles, open, values, stock] = await Promise.all([
    listCategories(db),
    listRows(db),
    readTiles(db),
    readBrands(db),
    readValues(db),
    listBrandsInStock(db),
  ])
  return categoryRows.map((category) => ({
    ...category,
    range: tiles.get(category.menuRangeUuid ?? '') ?? null,
    subCategories: subRows
      .filter(({ categoryId }) => categoryId === category.id)
      .map((row) => ({ ...row, brands: stock.get(row.uuid) ?? [], ...showPicks(row, open, values) })),
  }))
}

const listRows = (db: Db) =>
  db
    .select()
    .from(subCategories)
    .where(isNull(subCategories.deletedAt))
    .orderBy(asc(subCategories.position), asc(subCategories.name))

function showPicks(row: typeof subCategories.$inferSelect, open: Brands, values: Values) {
  return {
    navBrand1: open.get(row.navBrand1 ?? '') ?? null,
    navBrand2: open.get(row.navBrand2 ?? '') ?? null,
    navBrand3: open.get(row.navBrand3 ?? '') ?? null,
    navProperty1: values.get(row.navProperty1 ?? 0) ?? null,
    navProperty2: values.get(row.navProperty2 ?? 0) ?? null,
    navProperty3: values.get(row.navProperty3 ?? 0) ?? null,
  }
}

async function readTiles(db: Db) {
  const rows = await db
    .select()
    .from(ranges)
    .where(and(ranges.visible, isNull(ranges.deletedAt)))
  const images = await readPictures(
    db,
    rows.map(({ imageHash }) => imageHash),
  )
  const show = (row: (typeof rows)[number]) => {
    const image = images.get(row.imageHash ?? '') ?? null
    return { ...row, image, imageUrl: image?.url ?? '' }
  }
  return new Map(rows.map((row) => [row.uuid, show(row)]))
}

async function readBrands(db: Db): Promise<Brands> {
  const rows = await db
    .select({ uuid: brands.uuid, name: brands.name })
    .from(brands)
    .where(and(brands.visible, isNull(brands.deletedAt)))
  return new Map(rows.map((row) => [row.uuid, row]))
}

async function readValues(db: Db): Promise<Values> {
  const rows = await db
    .select({ value: propertyValues.id, label: propertyValues.name })
    .from(propertyValues)
    .innerJoin(properties, eq(properties.id, propertyValues.propertyId))
    .where(and(isNull(propertyValues.deletedAt), isNull(properties.deletedAt)))
  return new Map(rows.map((row) => [row.value, row]))
}

/** The brands that shoppers find in each sub-category, in the order of the shop. */
async function listBrandsInStock(db: Db): Promise<Map<string, NavBrand[]>> {
  const seen = db
    .select({ uuid: variants.uuid })
    .from(variants)
    .where(and(eq(variants.productUuid, products.uuid), variants.visible, isNull(variants.deletedAt)))
  const rows = await db
    .select({ place: products.subCategoryUuid, uuid: brands.uuid, name: brands.name })
    .from(brands)
    .innerJoin(products, eq(products.brandUuid, brands.uuid))
    .where(
      and(
        brands.visible,
        isNull(brands.deletedAt),
        eq(products.status, 'published'),
        isNull(products.deletedAt),
        exists(seen),
      ),
    )
    .groupBy(products.subCategoryUuid, brands.uuid)
    .orderBy(asc(brands.position), asc(brands.name))
  const found = new Map<string, NavBrand[]>()
  for (const { place, ...brand } of rows) found.set(place ?? '', [...(found.get(place ?? '') ?? []), brand])
  return found
}
