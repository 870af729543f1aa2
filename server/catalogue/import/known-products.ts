import { sql } from 'drizzle-orm'
import { isUuid } from '../../../contract/uuid.ts'
import type { Db } from '../../platform/database.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
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

/** Finds the variant of a row that was once imported as one variant and is now read as several: it still has the row’s code. */
export function findSinglePiece(known: KnownProducts, { sharesCode, cells }: ImportRow): KnownVariant | undefined {
  const variant = sharesCode && cells.productCode ? known.variantByCode(cells.productCode) : undefined
  if (!variant || variant.product.code !== null) return undefined
  // If a product has several codes, an earlier import merged several rows into it. Those rows are products of their own now.
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
  const named = await collectNames(rows)
  const found = await db.execute<Row>(sql`
    select p.uuid, p.name, p.supplier_code as code, p.deleted_at is not null as "inBin", (
      select coalesce(json_agg(json_build_object(
        'uuid', v.uuid, 'name', v.name, 'code', v.supplier_code, 'inBin', v.deleted_at is not null)
        order by v.position, v.uuid), '[]') from variants v where v.product_uuid = p.uuid) as variants
    from products p where p.uuid in (
      select uuid from products where uuid = any(${sql.param(listUuids(named.productUuid))}::uuid[])
        or supplier_code = any(${sql.param([...named.productCode])}::text[])
      union select product_uuid from variants where uuid = any(${sql.param(listUuids(named.variantUuid))}::uuid[])
        or supplier_code = any(${sql.param([...named.variantCode])}::text[]))`)
  return keepKnown(found)
}

type Names = Record<'productUuid' | 'productCode' | 'variantUuid' | 'variantCode', Set<string>>

async function collectNames(rows: ImportRow[]): Promise<Names> {
  const named: Names = {
    productUuid: new Set(),
    productCode: new Set(),
    variantUuid: new Set(),
    variantCode: new Set(),
  }
  const columns = Object.keys(named) as (keyof Names)[]
  for await (const { cells, sharesCode } of takeBreaks(rows)) {
    for (const column of columns) if (cells[column]) named[column].add(cells[column])
    if (sharesCode && cells.productCode) named.variantCode.add(cells.productCode)
  }
  return named
}

const listUuids = (named: Set<string>) => [...named].filter(isUuid)

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
