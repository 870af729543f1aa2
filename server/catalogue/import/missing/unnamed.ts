import { sql } from 'drizzle-orm'
import { type MissingProducts, noUnnamed, type Unnamed } from '../../../../contract/staff/import-rules.ts'
import type { Db } from '../../../platform/database.ts'
import { takeBreaks } from '../../../platform/in-parts.ts'
import { alterProduct } from '../../bulk/alter-product.ts'
import type { ShopContext } from '../../bulk/shop-context.ts'
import { readStates } from '../../products/state/product-states.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import type { Built } from '../group.ts'
import { findSinglePiece, type KnownProducts } from '../known-products.ts'
import { type CountableList, readCountedRuns } from './counted-lists.ts'
import { lengthOf } from './missing-runs.ts'

type Product = { uuid: string; name: string }
/**
 * `lists`: how many lists in a row leave the product out, including this one. `decided`: that number when a list was
 * last applied, which staff have seen.
 */
type UnnamedProduct = Product & { since: string; lists: number; decided: number }
export type Unmentioned = { products: UnnamedProduct[]; known: number; isNoted: boolean }

/** A product that one list leaves out may only have been forgotten. */
const minLists = 2

/** The products of a supplier's earlier lists that its new one does not name. */
export async function findUnnamed(
  db: Db,
  list: CountableList,
  rows: ImportRow[],
  known: KnownProducts,
): Promise<Unmentioned> {
  if (list.supplier === '') return { products: [], known: 0, isNoted: false }
  const named = new Set<string>()
  for await (const row of takeBreaks(rows)) for (const uuid of nameProducts(row, known)) named.add(uuid)
  const all = await readSupplied(db, list.supplier)
  const unnamed = all.filter(({ uuid }) => !named.has(uuid))
  const { runs, isNoted, unused } = await readCountedRuns(
    db,
    list,
    unnamed.map(({ uuid }) => uuid),
  )
  const products = unnamed.flatMap((product) => {
    const run = runs[product.uuid]
    if (!run) return []
    const lists = lengthOf(run, list)
    return [{ ...product, since: run.since, lists, decided: lists - 1 - unused }]
  })
  return { products, known: all.length, isNoted }
}

const readSupplied = async (db: Db, supplier: string) => [
  ...(await db.execute<Product>(sql`
    select p.uuid, p.name from products p
    where p.deleted_at is null and p.status <> 'archived'
      and p.uuid in (
        select r.product_uuid from import_rows r join imports i on i.uuid = r.import_uuid
        where i.supplier = ${supplier} and i.state = 'applied' and r.outcome in ('new', 'changed', 'unchanged'))
    order by p.name, p.uuid`)),
]

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

/** The products that may be archived, because two lists in a row have left them out. */
export const listArchivable = ({ products }: Unmentioned): string[] =>
  products.filter(isMissingTwice).map(({ uuid }) => uuid)

const isMissingTwice = ({ lists }: UnnamedProduct) => lists >= minLists

/** Archives these products within the import, so that its undo restores them. */
export async function archiveUnnamed(db: Db, uuids: string[], shop: ShopContext): Promise<Built[]> {
  if (uuids.length === 0) return []
  return (await readStates(db, uuids)).map((before) => {
    const altered = alterProduct(before, { kind: 'status', to: 'archived' }, shop)
    return { uuid: before.uuid, before, after: 'state' in altered ? altered.state : undefined, rows: [] }
  })
}

const maxNamed = 200

export function describeUnnamed({ products, known, isNoted }: Unmentioned): Unnamed {
  if (products.length === 0) return { ...noUnnamed, known, isNoted }
  const [once, twice] = [products.filter((product) => !isMissingTwice(product)), products.filter(isMissingTwice)]
  const newly = twice.filter(({ decided }) => decided < minLists).length
  return { once: nameSome(once), twice: nameSome(twice), newly, known, isNoted }
}

const nameSome = (products: UnnamedProduct[]): MissingProducts => ({
  count: products.length,
  pieces: products.slice(0, maxNamed).map(({ name, since }) => ({ name, since })),
})
