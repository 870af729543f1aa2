import { sql } from 'drizzle-orm'
import type { Unnamed } from '../../../contract/staff/import-rules.ts'
import type { Db } from '../../platform/database.ts'
import { alterProduct } from '../bulk/alter-product.ts'
import type { ShopContext } from '../bulk/shop-context.ts'
import { readStates } from '../products/state/product-states.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Built } from './group.ts'
import { findSinglePiece, type KnownProducts } from './known-products.ts'

export type UnnamedProduct = { uuid: string; name: string }

/** The products of a supplier's earlier lists that its new one does not name. */
export async function findUnnamed(db: Db, supplier: string, rows: ImportRow[], known: KnownProducts) {
  if (supplier === '') return []
  const named = [...new Set(rows.flatMap((row) => nameProducts(row, known)))]
  return [
    ...(await db.execute<UnnamedProduct>(sql`
      select p.uuid, p.name from products p
      where p.deleted_at is null and p.status <> 'archived' and p.uuid <> all(${sql.param(named)}::uuid[])
        and p.uuid in (
          select r.product_uuid from import_rows r join imports i on i.uuid = r.import_uuid
          where i.supplier = ${supplier} and i.state = 'applied' and r.outcome in ('new', 'changed', 'unchanged'))
      order by p.name, p.uuid`)),
  ]
}

function nameProducts(row: ImportRow, known: KnownProducts): string[] {
  const { variantUuid, productUuid, variantCode, productCode } = row.cells
  const found = [
    variantUuid && known.variantById(variantUuid)?.product,
    productUuid && known.productById(productUuid),
    variantCode && known.variantByCode(variantCode)?.product,
    productCode && known.productByCode(productCode),
    findSinglePiece(known, row)?.product,
  ]
  return found.flatMap((product) => (product ? [product.uuid] : []))
}

/** Archives them within the import, so that its undo brings them back. */
export async function archiveUnnamed(db: Db, uuids: string[], shop: ShopContext): Promise<Built[]> {
  if (uuids.length === 0) return []
  return (await readStates(db, uuids)).map((before) => {
    const altered = alterProduct(before, { kind: 'status', to: 'archived' }, shop)
    return { uuid: before.uuid, before, after: 'state' in altered ? altered.state : undefined, rows: [] }
  })
}

const mostNamed = 200

export const nameUnnamed = (products: UnnamedProduct[]): Unnamed => ({
  count: products.length,
  names: products.slice(0, mostNamed).map(({ name }) => name),
})
