import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { BrandEdit } from '../../contract/staff-catalogue.ts'
import type { BrandRow } from '../../contract/staff-catalogue-lists.ts'
import type { Form } from '../../contract/staff-forms.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { brands, products } from './tables.ts'

/** All brands in the order of the shop, as staff list them. */
export async function listBrandRows(db: Db): Promise<BrandRow[]> {
  const used = and(eq(products.brandUuid, brands.uuid), isNull(products.deletedAt))
  const rows = await db
    .select({ brand: brands, productCount: count(products.uuid) })
    .from(brands)
    .leftJoin(products, used)
    .where(isNull(brands.deletedAt))
    .groupBy(brands.uuid)
    .orderBy(asc(brands.position), asc(brands.name))
  const logos = await readPictures(
    db,
    rows.map(({ brand }) => brand.logoHash),
  )
  return rows.map(({ brand: { logoHash, updatedAt, ...brand }, productCount }) => ({
    ...brand,
    productCount,
    logo: logos.get(logoHash ?? '') ?? null,
    updatedAt: updatedAt.toISOString(),
  }))
}

export async function readBrandForm(db: Db, uuid: string): Promise<Form<BrandEdit>> {
  const [brand] = await db
    .select()
    .from(brands)
    .where(and(eq(brands.uuid, uuid), isNull(brands.deletedAt)))
  if (!brand) throw notFound('brand')
  return { version: brand.version, edit: brand }
}
