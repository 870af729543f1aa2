import { sql } from 'drizzle-orm'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import type { Db } from '../../platform/database.ts'
import { isUuid } from '../../platform/is-uuid.ts'
import type { ImportRow } from '../sheets/sheet.ts'

export type KnownProduct = { uuid: string; name: string; code: string | null; inBin: boolean }
export type KnownVariant = { uuid: string; name: string; code: string | null; inBin: boolean; product: KnownProduct }

/** The existing products and variants that rows name, binned ones included. */
export type KnownProducts = {
  productById(uuid: string): KnownProduct | undefined
  productByCode(code: string): KnownProduct | undefined
  variantById(uuid: string): KnownVariant | undefined
  variantByCode(code: string): KnownVariant | undefined
  variantsOf(product: KnownProduct): KnownVariant[]
}

/** A piece that came as one variant, before its list was read as one with several: its code is still the variant's. */
export function findSinglePiece(known: KnownProducts, { sharesCode, cells }: ImportRow): KnownVariant | undefined {
  const variant = sharesCode && cells.productCode ? known.variantByCode(cells.productCode) : undefined
  if (!variant || variant.product.code !== null) return undefined
  // A product of several codes was made of several rows, which are products of their own now.
  return known.variantsOf(variant.product).every(({ code }) => code === null || code === variant.code)
    ? variant
    : undefined
}

type Row = {
  uuid: string
  name: string
  code: string | null
  inBin: boolean
  variants: { uuid: string; name: string; code: string | null; inBin: boolean }[]
}

export async function readKnownProducts(db: Db, rows: ImportRow[]): Promise<KnownProducts> {
  const collect = (column: SheetColumn) => [...new Set(rows.flatMap(({ cells }) => cells[column] || []))]
  const uuids = (column: SheetColumn) => collect(column).filter(isUuid)
  const shared = rows.flatMap(({ sharesCode, cells }) => (sharesCode && cells.productCode) || [])
  const variantCodes = [...new Set([...collect('variantCode'), ...shared])]
  const found = await db.execute<Row>(sql`
    select p.uuid, p.name, p.supplier_code as code, p.deleted_at is not null as "inBin", (
      select coalesce(json_agg(json_build_object(
        'uuid', v.uuid, 'name', v.name, 'code', v.supplier_code, 'inBin', v.deleted_at is not null)
        order by v.position, v.uuid), '[]') from variants v where v.product_uuid = p.uuid) as variants
    from products p where p.uuid in (
      select uuid from products where uuid = any(${sql.param(uuids('productUuid'))}::uuid[])
        or supplier_code = any(${sql.param(collect('productCode'))}::text[])
      union select product_uuid from variants where uuid = any(${sql.param(uuids('variantUuid'))}::uuid[])
        or supplier_code = any(${sql.param(variantCodes)}::text[]))`)
  return keepKnown(found)
}

function keepKnown(found: Row[]): KnownProducts {
  const products = found.map(({ variants, ...product }): KnownProduct => product)
  const variants = found.flatMap(({ variants: own }, place) => {
    const product = products[place]
    return product ? own.map((variant): KnownVariant => ({ ...variant, product })) : []
  })
  const byProduct = Map.groupBy(variants, ({ product }) => product.uuid)
  const [productById, variantById] = [mapBy(products, 'uuid'), mapBy(variants, 'uuid')]
  const [productByCode, variantByCode] = [mapBy(products, 'code'), mapBy(variants, 'code')]
  return {
    productById: (uuid) => productById.get(uuid.toLowerCase()),
    productByCode: (code) => productByCode.get(code),
    variantById: (uuid) => variantById.get(uuid.toLowerCase()),
    variantByCode: (code) => variantByCode.get(code),
    variantsOf: ({ uuid }) => (byProduct.get(uuid) ?? []).filter(({ inBin }) => !inBin),
  }
}

const mapBy = <Item extends { uuid: string; code: string | null }>(items: Item[], key: 'uuid' | 'code') =>
  new Map(items.flatMap((item): [string, Item][] => (item[key] ? [[item[key], item]] : [])))
