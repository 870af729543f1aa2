import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'
import type { ProductState } from './product-state.ts'

/** In the order of their names, which is the order in which they are told of and join a range. */
export const readStates = (db: Db, uuids: string[]): Promise<ProductState[]> => selectStates(db, uuids, false)

/** The same with all that is said of them. */
export const readWholeStates = (db: Db, uuids: string[]): Promise<ProductState[]> => selectStates(db, uuids, true)

const selectStates = async (db: Db, uuids: string[], withWords: boolean): Promise<ProductState[]> =>
  db.execute<ProductState>(sql`
    select p.uuid, p.name, p.listed_at < p.created_at - interval '1 second' as "listedByHand",
      json_build_object(
        'status', p.status, 'publishedAt', ${instant(sql`p.published_at`)}, 'newUntil', ${instant(sql`p.new_until`)},
        'listedAt', ${instant(sql`p.listed_at`)}, 'deletedAt', ${instant(sql`p.deleted_at`)},
        'subCategoryUuid', p.sub_category_uuid, 'brandUuid', p.brand_uuid,
        'rangeUuid', p.range_uuid, 'rangePosition', p.range_position,
        'moreColorsAvailable', p.more_colors_available, 'immediateDelivery', p.immediate_delivery,
        'showInterestFreeCredit', p.show_interest_free_credit) as facts,
      ${withWords ? sql`${productWords} as words,` : sql``}
      ${readVariants(withWords)} as variants
    from ${products} p where p.uuid = any(${sql.param(uuids)}::uuid[])
    order by p.lookup_text, p.uuid`)

/** Written one way whatever the clock of the connection: to be compared as texts. */
export const instant = (value: SQL) => sql`to_char((${value}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const productWords = sql`json_build_object(
  'name', p.name, 'description', p.description, 'supplierCode', p.supplier_code, 'metaTags', p.meta_tags,
  'pageTitle', p.page_title, 'metaDescription', p.meta_description, 'keywords', p.keywords,
  'pictures', (
    select coalesce(json_agg(picture_hash order by position), '[]') from product_pictures where product_uuid = p.uuid),
  'related', (
    select coalesce(json_agg(related_uuid order by position), '[]') from related_products where product_uuid = p.uuid))`

const variantWords = sql`'words', json_build_object(
  'name', v.name, 'description', v.description, 'supplierCode', v.supplier_code,
  'heightCm', v.height_cm, 'widthCm', v.width_cm, 'depthCm', v.depth_cm, 'visible', v.visible,
  'pictures', (
    select coalesce(json_agg(picture_hash order by position), '[]') from variant_pictures where variant_uuid = v.uuid)),`

const readVariants = (withWords: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
    ${withWords ? variantWords : sql``} 'uuid', v.uuid, 'name', v.name, 'visible', v.visible,
    'prices', json_build_object(
      'pricePence', v.price_pence, 'salePricePence', v.sale_price_pence, 'onSale', v.on_sale,
      'saleStartsAt', ${instant(sql`v.sale_starts_at`)}, 'saleEndsAt', ${instant(sql`v.sale_ends_at`)}),
    'properties', (
      select coalesce(json_agg(value_id order by value_id), '[]') from variant_properties where variant_uuid = v.uuid)
  ) order by v.position, v.uuid), '[]')
  from variants v where v.product_uuid = p.uuid and v.deleted_at is null)`
