import { and, eq, isNull } from 'drizzle-orm'
import type { Picture } from '../../contract/media.ts'
import type { PieceAsked } from '../../contract/shortlists.ts'
import type { ProductAsked } from '../../contract/staff/enquiries.ts'
import { readPreviousPrices } from '../catalogue/prices/price-log.ts'
import { priceVariant, toPounds } from '../catalogue/prices/prices.ts'
import { firstPictureHash } from '../catalogue/products/first-picture.ts'
import { products, variants } from '../catalogue/tables.ts'
import { isInShop, readTaxonomy } from '../catalogue/taxonomy/taxonomy.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'

/** The product as it was at the time of the enquiry or booking. */
export type AskedAbout = {
  productUuid: string
  productName: string
  variantName: string
  pricePence: number
  /** null unless the variant was on sale then. */
  salePricePence: number | null
  /** The earlier price that the shop showed beside the sale price; old enquiries and visits did not store it. */
  wasPence?: number | null
  pictureHash: string | null
}

/** A piece of the shopper's list, as it was at that time. */
export type AskedPiece = AskedAbout & { variantUuid: string; quantity: number; note: string }

/** The current facts of a variant, to be stored with an enquiry or booking; null if it is not public. */
export async function findAskedAbout(db: Db, variantUuid: string): Promise<AskedAbout | null> {
  const found = await findPieceNow(db, variantUuid)
  return found?.onSite ? found.product : null
}

/** The public pieces of a list, as they are now. */
export async function findAskedPieces(db: Db, pieces: PieceAsked[]): Promise<AskedPiece[]> {
  if (pieces.length === 0) return []
  const uuids = pieces.map(({ variantUuid }) => variantUuid)
  const found = await findPiecesNow(db, uuids)
  return pieces.flatMap((piece) => {
    const asked = found.get(piece.variantUuid)
    return asked?.onSite ? [{ ...asked.product, ...piece }] : []
  })
}

export const findPieceNow = async (db: Db, variantUuid: string) =>
  (await findPiecesNow(db, [variantUuid])).get(variantUuid) ?? null

export type PieceNow = { product: AskedAbout; onSite: boolean }

/** The current facts of variants outside the bin, whether or not they are on the site. */
export async function findPiecesNow(db: Db, variantUuids: string[]): Promise<Map<string, PieceNow>> {
  const rows = await db
    .select({ variant: variants, product: products, pictureHash: firstPictureHash })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(among(variants.uuid, variantUuids), isNull(variants.deletedAt), isNull(products.deletedAt)))
  if (rows.length === 0) return new Map()
  const taxonomy = await readTaxonomy(db)
  const now = new Date()
  const offered = rows.map((row) => ({ ...row, price: priceVariant(row.variant, now) }))
  const previous = await readPreviousPrices(db, offered, now)
  return new Map(
    offered.map(({ variant, product, price, pictureHash }) => {
      const onSite = variant.visible && product.status === 'published' && isInShop(taxonomy, product)
      const asked: AskedAbout = {
        productUuid: product.uuid,
        productName: product.name,
        variantName: variant.name,
        pricePence: price.pricePence,
        salePricePence: price.salePricePence,
        wasPence: previous.get(variant.uuid) ?? null,
        pictureHash,
      }
      return [variant.uuid, { product: asked, onSite }]
    }),
  )
}

/** What staff read of a stored piece: its prices at that time. */
export const showAsked = (
  { pricePence, salePricePence, wasPence: _, pictureHash, ...names }: AskedAbout,
  pictures: Map<string, Picture>,
): ProductAsked => ({
  ...names,
  price: toPounds(pricePence),
  salePrice: salePricePence === null ? null : toPounds(salePricePence),
  picture: pictures.get(pictureHash ?? '') ?? null,
})
