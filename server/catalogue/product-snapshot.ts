import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductEdit, VariantEdit } from '../../contract/staff-catalogue.ts'
import type { Db } from '../platform/database.ts'
import { toPounds } from './prices.ts'
import { products } from './tables.ts'

/** A product as staff edit it, and what they have to know besides. */
export type ProductSnapshot = NonNullable<Awaited<ReturnType<typeof snapshotProduct>>>

/** The whole form of a product: to be shown, to be kept as what was before, and to be held against a later one. */
export async function snapshotProduct(db: Db, uuid: string) {
  const [row] = await selectForm(db, uuid)
  return row && readForm(row)
}

/** The same, with the product held until the transaction ends. */
export async function lockProduct(tx: Db, uuid: string) {
  const [row] = await selectForm(tx, uuid).for('no key update')
  return row && readForm(row)
}

const { changedIn, createdAt, updatedAt, rangePosition, lookupText, ...own } = getTableColumns(products)

const selectForm = (db: Db, uuid: string) =>
  db
    .select({ ...own, pictures, files, related, variants: variantForms })
    .from(products)
    .where(eq(products.uuid, uuid))

const pictures = sql<string[]>`(
  select coalesce(json_agg(picture_hash order by position), '[]')
  from product_pictures where product_uuid = products.uuid)`

const files = sql<ProductEdit['files']>`(
  select coalesce(json_agg(json_build_object('uuid', uuid, 'fileHash', file_hash, 'name', name) order by position), '[]')
  from product_files where product_uuid = products.uuid)`

const related = sql<string[]>`(
  select coalesce(json_agg(related_uuid order by position), '[]')
  from related_products where product_uuid = products.uuid)`

const variantForms = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object(
    'uuid', v.uuid, 'name', v.name, 'description', v.description,
    'pricePence', v.price_pence, 'salePricePence', v.sale_price_pence, 'onSale', v.on_sale,
    'saleStartsAt', v.sale_starts_at, 'saleEndsAt', v.sale_ends_at,
    'heightCm', v.height_cm, 'widthCm', v.width_cm, 'depthCm', v.depth_cm,
    'supplierCode', v.supplier_code, 'visible', v.visible,
    'pictures', (
      select coalesce(json_agg(picture_hash order by position), '[]')
      from variant_pictures where variant_uuid = v.uuid),
    'properties', (
      select coalesce(json_agg(value_id order by value_id), '[]')
      from variant_properties where variant_uuid = v.uuid)
  ) order by v.position), '[]')
  from variants v where v.product_uuid = products.uuid and v.deleted_at is null)`

type VariantRow = Omit<VariantEdit, 'price' | 'salePrice' | 'uuid'> & {
  uuid: string
  pricePence: number
  salePricePence: number | null
}

function readForm(row: Awaited<ReturnType<typeof selectForm>>[number]) {
  return {
    ...row,
    newUntil: row.newUntil?.toISOString() ?? null,
    listedAt: row.listedAt.toISOString(),
    variants: row.variants.map(({ pricePence, salePricePence, saleStartsAt, saleEndsAt, ...variant }) => ({
      ...variant,
      price: toPounds(pricePence),
      salePrice: salePricePence && toPounds(salePricePence),
      saleStartsAt: saleStartsAt && new Date(saleStartsAt).toISOString(),
      saleEndsAt: saleEndsAt && new Date(saleEndsAt).toISOString(),
    })),
  } satisfies ProductEdit
}
