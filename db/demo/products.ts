import { blankProduct, blankVariant, ProductEdit, type VariantEdit } from '../../contract/staff/catalogue.ts'
import { noteEarlierPrice } from '../../server/catalogue/prices/price-log.ts'
import { toPence } from '../../server/catalogue/prices/prices.ts'
import { createProduct, saveProduct } from '../../server/catalogue/products/product-edits.ts'
import { snapshotProduct } from '../../server/catalogue/products/product-snapshot.ts'
import { publishProduct } from '../../server/catalogue/products/product-status-edits.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'
import type { DemoProduct, DemoVariant } from './demo-data.ts'
import type { Named } from './named.ts'
import { addExDisplay, fillInShowroom } from './showroom.ts'

type Made = { product: DemoProduct; edit: ProductEdit; uuid: string; version: number; variantUuids: string[] }

const day = 24 * 60 * 60 * 1000
/** The demonstration's new arrivals do not age, nor do its older pieces become new. */
const newForDays = { new: 5 * 365, older: 14 }

export async function stockProducts(tx: Transaction, change: Change, products: DemoProduct[], named: Named) {
  const made: Made[] = []
  for (const product of products) {
    const edit = fillInProduct(product, named)
    made.push({ product, edit, ...(await createProduct(tx, change, edit)) })
  }
  for (const one of made) await noteEarlierPrices(tx, change, one)
  for (const one of made) {
    const version = await relate(tx, change, one, made)
    await publishProduct(tx, change, { id: one.uuid, version })
  }
}

function fillInProduct(product: DemoProduct, { terms, hashOf }: Named): ProductEdit {
  const listedAt = Date.now() - product.listedDaysAgo * day
  const newDays = product.new ? newForDays.new : newForDays.older
  return ProductEdit.parse({
    ...blankProduct,
    ...product,
    subCategoryUuid: terms.subCategory(product.subCategory),
    brandUuid: terms.brand(product.brand),
    rangeUuid: product.range && terms.range(product.range),
    listedAt: new Date(listedAt).toISOString(),
    newUntil: new Date(listedAt + newDays * day).toISOString(),
    files: (product.files ?? []).map(({ name, file }) => ({ uuid: null, name, fileHash: hashOf(file) })),
    variants: addExDisplay(product.slug, fillInVariants(product, { terms, hashOf }), terms.displayPlace),
    related: [],
  })
}

const fillInVariants = ({ slug, variants, carried = {} }: DemoProduct, named: Named): VariantEdit[] =>
  variants.map((variant, place) => ({
    ...fillInVariant(variant, named),
    ...fillInCarried(variant, carried),
    ...fillInShowroom(slug, place, named.terms.displayPlace),
  }))

const fillInVariant = (variant: DemoVariant, { terms, hashOf }: Named): VariantEdit => ({
  ...blankVariant,
  name: variant.name,
  price: variant.price,
  salePrice: variant.salePrice,
  onSale: variant.salePrice !== null,
  heightCm: variant.height,
  widthCm: variant.width,
  depthCm: variant.depth,
  pictures: variant.photographs.map(({ file }) => hashOf(file)),
  properties: Object.entries(variant.properties).map(([property, value]) => terms.value({ property, value })),
})

const fillInCarried = ({ width, height }: DemoVariant, carried: NonNullable<DemoProduct['carried']>) => ({
  heightWithoutLegsCm: carried.legs ? height - carried.legs : null,
  widthWithoutArmsCm: carried.arms ? width - carried.arms : null,
  diagonalDepthCm: carried.diagonalDepth ?? null,
  packedWidthCm: carried.packed?.width ?? null,
  packedDepthCm: carried.packed?.depth ?? null,
  packedHeightCm: carried.packed?.height ?? null,
})

async function noteEarlierPrices(tx: Transaction, change: Change, { product, edit, variantUuids }: Made) {
  if (!product.chargedBefore || !edit.listedAt) return
  for (const [place, variant] of edit.variants.entries()) {
    const earlier = { pricePence: toPence(variant.price), at: new Date(edit.listedAt) }
    await noteEarlierPrice(tx, change, variantUuids[place] ?? '', earlier)
  }
}

/** Returns the product's version after that. */
async function relate(
  tx: Transaction,
  change: Change,
  { product, uuid, version }: Made,
  made: Made[],
): Promise<number> {
  const related = (product.related ?? []).map((slug) => made.find((other) => other.product.slug === slug)?.uuid)
  if (related.length === 0) return version
  const form = ProductEdit.parse({ ...(await snapshotProduct(tx, uuid)), related })
  return (await saveProduct(tx, change, { id: uuid, version, edit: form })).version
}
