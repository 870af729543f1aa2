import type { Card } from '../../../contract/cards.ts'
import type { SearchRequest, UnderstoodAnswer } from '../../../contract/search.ts'
import type { Db } from '../../platform/database.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { readPreviousPrices } from '../prices/price-log.ts'
import { priceVariant } from '../prices/prices.ts'
import { nameSale } from '../sales/running-sale.ts'
import { withFilters } from '../search/filters/same-filter.ts'
import type { FoundUnderstood } from '../search/search-understood.ts'
import { describeVariant } from './cards.ts'
import { type ProductRow, readProductsOf, type VariantRow } from './product-rows.ts'
import { type Demand, listDemands } from './variant-demands.ts'

/**
 * If another variant than the one on a card meets more of the filters for sizes, stock and the showroom, shows that one
 * and links to it, so that a shopper sees the variant that fits.
 */
export async function showMetFilters(
  db: Db,
  catalogue: Catalogue,
  request: SearchRequest,
  found: FoundUnderstood,
): Promise<FoundUnderstood | UnderstoodAnswer> {
  const asked = withFilters(request, found.understood)
  const demands = listDemands(asked)
  if (demands.length === 0 || found.products.length === 0) return found
  const cards = found.products.read()
  const rows = await readProductsOf(db, cards.map(shownOf))
  const owners = new Map(rows.map((row) => [row.uuid, row]))
  const chosen = cards.flatMap((card) => {
    const owner = owners.get(card.uuid)
    const variant = owner && chooseMeeting(owner, shownOf(card), demands, asked.properties)
    return variant ? [{ owner, variant }] : []
  })
  const shown = await describeChosen(db, catalogue, chosen)
  return { ...found, products: cards.map((card) => ({ ...card, ...shown.get(card.uuid) })) }
}

const shownOf = ({ variantUuid, shownVariantUuid }: Card) => variantUuid ?? shownVariantUuid

/** The variant that meets the most demands and is most like the shown one; undefined if the shown one meets as many. */
function chooseMeeting({ variants }: ProductRow, shownUuid: string, demands: Demand[], properties: number[]) {
  const count = (variant: VariantRow) => demands.filter((isMet) => isMet(variant)).length
  const max = Math.max(...variants.map(count))
  const shown = variants.find(({ uuid }) => uuid === shownUuid)
  if (!shown || count(shown) === max) return undefined
  const alike = ({ isExDisplay, valueIds }: VariantRow) => {
    const has = (ids: number[]) => ids.filter((id) => valueIds.includes(id)).length
    return (isExDisplay ? 0 : 10_000) + has(properties) * 100 + has(shown.valueIds)
  }
  const meeting = variants.filter((variant) => count(variant) === max)
  return meeting.reduce((best, variant) => (alike(variant) > alike(best) ? variant : best))
}

type Chosen = { owner: ProductRow; variant: VariantRow }

async function describeChosen(db: Db, { taxonomy, now }: Catalogue, chosen: Chosen[]) {
  const offers = chosen.map((each) => ({ ...each, price: priceVariant(each.variant, now()) }))
  const previous = await readPreviousPrices(db, offers, now())
  return new Map(
    offers.map(({ owner, variant: { uuid, name, pictures: own, saleUuid }, price }): [string, Partial<Card>] => {
      const pictures = (own.length > 0 ? own : owner.pictures).slice(0, 2)
      const sale = price.onSale ? nameSale(taxonomy, saleUuid) : null
      const facts = describeVariant({ uuid, name, price, previousPence: previous.get(uuid) ?? null, pictures, sale })
      return [owner.uuid, { ...facts, variantUuid: uuid }]
    }),
  )
}
