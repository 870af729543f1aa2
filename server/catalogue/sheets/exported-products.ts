import { sql } from 'drizzle-orm'
import type { ProductStatus } from '../../../contract/staff-products.ts'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'
import type { PropertyName } from './properties.ts'

/** A product with everything that a sheet tells of it, by name; instants as ISO text. */
export type ExportedProduct = {
  uuid: string
  supplierCode: string | null
  name: string
  status: ProductStatus
  category: string | null
  subCategory: string | null
  brand: string | null
  range: string | null
  description: string
  metaTags: string[]
  moreColorsAvailable: boolean
  immediateDelivery: boolean
  showInterestFreeCredit: boolean
  newUntil: string | null
  listedAt: string
  pictures: string[]
  related: string[]
  pageTitle: string
  metaDescription: string
  keywords: string
  variants: ExportedVariant[]
}

export type ExportedVariant = {
  uuid: string
  supplierCode: string | null
  name: string
  description: string
  pricePence: number
  onSale: boolean
  salePricePence: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  heightCm: number | null
  widthCm: number | null
  depthCm: number | null
  visible: boolean
  pictures: string[]
  properties: PropertyName[]
}

/** These products, in this order. */
export async function readExported(db: Db, uuids: string[]): Promise<ExportedProduct[]> {
  const rows = await db.execute<{ product: ExportedProduct }>(sql`
    select json_build_object(
      'uuid', p.uuid, 'supplierCode', p.supplier_code, 'name', p.name, 'status', p.status,
      'category', c.name, 'subCategory', s.name, 'brand', b.name, 'range', r.name,
      'description', p.description, 'metaTags', p.meta_tags, 'moreColorsAvailable', p.more_colors_available,
      'immediateDelivery', p.immediate_delivery, 'showInterestFreeCredit', p.show_interest_free_credit,
      'newUntil', p.new_until, 'listedAt', p.listed_at, 'pictures', ${pictures}, 'related', ${related},
      'pageTitle', p.page_title, 'metaDescription', p.meta_description, 'keywords', p.keywords,
      'variants', ${variants}) as product
    from ${products} p
    join unnest(${sql.param(uuids)}::uuid[]) with ordinality as asked (uuid, place) on asked.uuid = p.uuid
    left join sub_categories s on s.uuid = p.sub_category_uuid
    left join categories c on c.id = s.category_id
    left join brands b on b.uuid = p.brand_uuid
    left join ranges r on r.uuid = p.range_uuid
    order by asked.place`)
  return rows.map(({ product }) => product)
}

const pictures = sql`(
  select coalesce(json_agg(picture_hash order by position), '[]') from product_pictures where product_uuid = p.uuid)`

const related = sql`(
  select coalesce(json_agg(related_uuid order by position), '[]') from related_products where product_uuid = p.uuid)`

const variants = sql`(
  select coalesce(json_agg(json_build_object(
    'uuid', v.uuid, 'supplierCode', v.supplier_code, 'name', v.name, 'description', v.description,
    'pricePence', v.price_pence, 'onSale', v.on_sale, 'salePricePence', v.sale_price_pence,
    'saleStartsAt', v.sale_starts_at, 'saleEndsAt', v.sale_ends_at,
    'heightCm', v.height_cm, 'widthCm', v.width_cm, 'depthCm', v.depth_cm, 'visible', v.visible,
    'pictures', (
      select coalesce(json_agg(picture_hash order by position), '[]') from variant_pictures where variant_uuid = v.uuid),
    'properties', (
      select coalesce(json_agg(json_build_object('name', property.name, 'value', value.name)
        order by property.position, property.name, value.position, value.name), '[]')
      from variant_properties own
      join property_values value on value.id = own.value_id
      join properties property on property.id = value.property_id
      where own.variant_uuid = v.uuid)
  ) order by v.position, v.created_at, v.uuid), '[]')
  from variants v where v.product_uuid = p.uuid and v.deleted_at is null)`
