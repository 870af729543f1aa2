import type { Db } from '../../platform/database.ts'
import { readSettings } from '../../site/settings.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { priceVariant } from '../prices/prices.ts'
import { type ProductRow, readProductsOf, type VariantRow } from '../products/product-rows.ts'
import { describeCondition, describeStock } from '../showroom/showroom.ts'
import type { TicketFacts } from '../tables.ts'
import { isInShop, readTaxonomy } from '../taxonomy/taxonomy.ts'

/** A variant that the shop offers now, with the facts that its ticket has to show. */
export type Offered = { product: ProductRow; variant: VariantRow; facts: TicketFacts }

/** Whether the shop's page about credit has a text. Until then no ticket mentions credit, as no page does: see decision 138. */
export type ExplainsCredit = (db: Db) => Promise<boolean>

type Asked = { variantUuids: string[]; now: Date; explainsCredit: ExplainsCredit }

/** Reads those of the variants that shoppers can see. */
export async function readOffered(db: Db, { variantUuids, now, explainsCredit }: Asked): Promise<Offered[]> {
  const taxonomy = await readTaxonomy(db)
  const wanted = new Set(variantUuids)
  const shown = (await readProductsOf(db, variantUuids)).filter((product) => isInShop(taxonomy, product))
  const offered = shown.flatMap((product) =>
    product.variants
      .filter(({ uuid }) => wanted.has(uuid))
      .map((variant) => ({ product, variant, price: priceVariant(variant, now) })),
  )
  const [{ showInterestFreeCredit }, previous, isExplained] = await Promise.all([
    readSettings(db),
    readPreviousPrices(db, offered, now),
    explainsCredit(db),
  ])
  return offered.map(({ product, variant, price }): Offered => {
    const facts: TicketFacts = {
      product: product.name,
      brand: taxonomy.brands.get(product.brandUuid ?? '')?.name ?? '',
      variant: variant.name,
      size: writeSize(variant),
      pricePence: price.effectivePence,
      wasPence: previous.get(variant.uuid) ?? null,
      interestFree: showInterestFreeCredit && isExplained && product.showInterestFreeCredit,
      stock: variant.stockState ? describeStock(variant.stockState, variant.orderWeeks) : '',
      condition: variant.isExDisplay ? describeCondition(variant) : '',
    }
    return { product, variant, facts }
  })
}

/** W 210 × D 95 × H 82 cm */
function writeSize({ widthCm, depthCm, heightCm }: VariantRow): string {
  const sides = [
    { letter: 'W', size: widthCm },
    { letter: 'D', size: depthCm },
    { letter: 'H', size: heightCm },
  ]
  const known = sides.flatMap(({ letter, size }) => (size ? [`${letter} ${size}`] : []))
  return known.length > 0 ? `${known.join(' × ')} cm` : ''
}
