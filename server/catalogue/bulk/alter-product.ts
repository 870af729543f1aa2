import type { BulkAction } from '../../../contract/staff/bulk.ts'
import { maxProperties } from '../../../contract/staff/fields.ts'
import type { ProductFacts } from '../products/fields/stored.ts'
import type { Altered, ProductState, VariantState } from '../products/state/product-state.ts'
import { applySale, stopSale } from '../sales/alter-sale.ts'
import { alterDisplay, alterStock } from '../showroom/alter-showroom.ts'
import { alterPrices } from './alter-prices.ts'
import type { ShopContext } from './shop-context.ts'

/** Computes a product's state after an action, without writing. */
export function alterProduct(state: ProductState, action: BulkAction, shop: ShopContext): Altered {
  // A sale that ends or is applied again ends for a binned product too, so that the product is not on offer when it is
  // restored.
  if (state.facts.deletedAt !== null)
    return 'saleUuid' in action ? stopSale(state, action.saleUuid) : { refusal: 'It is in the bin.' }
  const withFacts = (facts: Partial<ProductFacts>) => ({ state: { ...state, facts: { ...state.facts, ...facts } } })
  switch (action.kind) {
    case 'status':
      return action.to === 'published' ? publish(state, shop) : withFacts({ status: action.to })
    case 'bin':
      return withFacts({ deletedAt: shop.now })
    case 'flag':
      return withFacts({ [action.flag]: action.on })
    case 'number':
      return withFacts({ [action.field]: action.to })
    case 'measure':
      return { state: { ...state, variants: state.variants.map((variant) => setMeasure(variant, action)) } }
    case 'display':
      return { state: alterDisplay(state, action, shop.now) }
    case 'stock':
      return { state: alterStock(state, action, shop.now) }
    case 'shelf':
      return state.facts[action.shelf] === action.uuid ? { state } : withFacts(moveTo(action, shop))
    case 'properties':
      return alterProperties(state, action)
    case 'apply-sale':
      return applySale(state, shop)
    case 'stop-sale':
      return stopSale(state, action.saleUuid)
    default:
      return alterPrices(state, action, shop.now)
  }
}

const setMeasure = <Variant extends VariantState>(
  variant: Variant,
  { field, to }: BulkAction & { kind: 'measure' },
) => ({
  ...variant,
  facts: { ...variant.facts, [field]: to },
})

/** The first publishing begins its time as a new product: see product-status-edits.ts. */
function publish(state: ProductState, shop: ShopContext): Altered {
  const { facts, listedByHand } = state
  if (facts.status === 'published') return { state }
  const { now, newUntil } = shop
  const first =
    facts.publishedAt === null
      ? { publishedAt: now, newUntil: facts.newUntil ?? newUntil, listedAt: listedByHand ? facts.listedAt : now }
      : {}
  return refuseHidden(state, { ...state, facts: { ...facts, ...first, status: 'published' } }, shop)
}

const terms = ['subCategoryUuid', 'brandUuid', 'rangeUuid'] as const

/**
 * A product that goes on show needs a visible variant, and a sub-category, brand and range outside the bin. A product
 * on show must keep a visible variant. No product is moved to a term in the bin. A product that is restored from the
 * bin, even a draft, needs its sub-category and brand outside the bin, but not its range. It may be restored without a
 * visible variant if it had none before, because nobody can show a variant in the bin: as in product-status-edits.ts.
 */
export function refuseHidden(before: ProductState, state: ProductState, { binned }: ShopContext): Altered {
  const goesOnShow = isOnShow(state) && !isOnShow(before)
  const isRestored = before.facts.deletedAt !== null && state.facts.deletedAt === null
  const isNeeded = (term: (typeof terms)[number]) => (isRestored ? term !== 'rangeUuid' : goesOnShow)
  const newTerms = terms.filter((term) => isNeeded(term) || state.facts[term] !== before.facts[term])
  if (newTerms.some((term) => binned.has(state.facts[term] ?? '')))
    return { refusal: 'Its sub-category, brand or range is in the bin.' }
  if (isOnShow(state) && ((goesOnShow && !isRestored) || isVisible(before)) && !isVisible(state))
    return { refusal: 'None of its variants is on the site.' }
  return { state }
}

const isVisible = ({ variants }: ProductState) => variants.some(({ facts }) => facts.visible)

export const isOnShow = ({ facts }: { facts: Pick<ProductFacts, 'status' | 'deletedAt'> }) =>
  facts.status === 'published' && facts.deletedAt === null

function moveTo({ shelf, uuid }: BulkAction & { kind: 'shelf' }, shop: ShopContext): Partial<ProductFacts> {
  if (shelf !== 'rangeUuid') return { [shelf]: uuid }
  return { rangeUuid: uuid, rangePosition: uuid === null ? 0 : shop.nextInRange(uuid) }
}

function alterProperties(state: ProductState, { add, remove }: BulkAction & { kind: 'properties' }): Altered {
  const variants = state.variants.map((variant) => {
    const kept = variant.facts.properties.filter((id) => !remove.includes(id) && !add.includes(id))
    const properties = [...kept, ...add].sort((one, other) => one - other)
    return { ...variant, facts: { ...variant.facts, properties } }
  })
  if (variants.some(({ facts }) => facts.properties.length > maxProperties))
    return { refusal: `It would have more than ${maxProperties} properties.` }
  return { state: { ...state, variants } }
}
