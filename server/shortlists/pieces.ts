import type { ListedOption, ListedPieces, ListedProduct } from '../../contract/shortlists.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import { readPreviousPrices } from '../catalogue/prices/price-log.ts'
import { priceVariant } from '../catalogue/prices/prices.ts'
import { describeVariant } from '../catalogue/products/cards.ts'
import { type ProductRow, readProductsOf } from '../catalogue/products/product-rows.ts'
import { describeBriefly } from '../catalogue/showroom/showroom.ts'
import { variants } from '../catalogue/tables.ts'
import { isInShop } from '../catalogue/taxonomy/taxonomy.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'

/** What the public may see of these variants: their products with all variants offered now. */
export async function describePieces(db: Db, catalogue: Catalogue, variantUuids: string[]): Promise<ListedPieces> {
  if (variantUuids.length === 0) return { products: [] }
  const [rows, owners] = await Promise.all([readProductsOf(db, variantUuids), findOwners(db, variantUuids)])
  const shown = rows.filter((row) => isInShop(catalogue.taxonomy, row))
  const options = await describeOptions(db, catalogue, shown)
  return { products: shown.map((row) => describeProduct(catalogue, row, owners, options)) }
}

/** The product of each variant, whether or not it is offered. */
async function findOwners(db: Db, variantUuids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ uuid: variants.uuid, productUuid: variants.productUuid })
    .from(variants)
    .where(among(variants.uuid, variantUuids))
  return new Map(rows.map(({ uuid, productUuid }) => [uuid, productUuid]))
}

function describeProduct(
  { taxonomy }: Catalogue,
  row: ProductRow,
  owners: Map<string, string>,
  options: Map<string, ListedOption>,
): ListedProduct {
  return {
    uuid: row.uuid,
    name: row.name,
    brandName: taxonomy.brands.get(row.brandUuid ?? '')?.name ?? '',
    asked: [...owners].flatMap(([uuid, productUuid]) => (productUuid === row.uuid ? [uuid] : [])),
    options: row.variants.flatMap(({ uuid }) => options.get(uuid) ?? []),
  }
}

async function describeOptions(db: Db, catalogue: Catalogue, rows: ProductRow[]): Promise<Map<string, ListedOption>> {
  const now = catalogue.now()
  const offered = rows.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant, price: priceVariant(variant, now) })),
  )
  const previous = await readPreviousPrices(db, offered, now)
  return new Map(
    offered.map(({ product, variant, price }) => {
      const { uuid, name, pictures } = variant
      const own = pictures.length > 0 ? pictures : product.pictures
      const previousPence = previous.get(uuid) ?? null
      const facts = describeVariant({ uuid, name, price, previousPence, pictures: own.slice(0, 1) })
      const showroomNote = describeBriefly(catalogue.taxonomy, variant)
      return [
        uuid,
        { ...facts, variantUuid: uuid, name, picture: own[0] ?? null, ...(showroomNote && { showroomNote }) },
      ]
    }),
  )
}
