import { isDeepStrictEqual } from 'node:util'
import type { Difference, WasCount } from '../../../contract/staff/bulk.ts'
import { describeWas, judgeOffer, type Offer, type Was } from '../../../contract/was-price.ts'
import type { Db } from '../../platform/database.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { ProductState, VariantState } from '../products/state/product-state.ts'
import { readPriceLogs } from './price-log.ts'
import { formatPence } from './prices.ts'

type Step = { before?: ProductState; after?: ProductState }
/** By variant: only those whose offer these steps begin or change. */
export type WasNotes = Map<string, Was>

/** Judges the was prices of the offers that these steps would begin or change, without writing. */
export async function judgeSteps(db: Db, steps: Step[]): Promise<WasNotes> {
  const planned: ReturnType<typeof listPlanned> = []
  for await (const step of takeBreaks(steps)) planned.push(...listPlanned(step))
  if (planned.length === 0) return new Map()
  const uuids = planned.map(({ uuid }) => uuid)
  const { logs, wasDays } = await readPriceLogs(db, uuids)
  const now = Date.now()
  return new Map(
    planned.flatMap(({ uuid, ...plan }) => {
      const was = judgeOffer(logs.get(uuid) ?? [], { ...plan, now, wasDays })
      return was ? [[uuid, was]] : []
    }),
  )
}

function listPlanned({ before, after }: Step) {
  if (!after) return []
  return after.variants
    .filter((variant) => !isDeepStrictEqual(readPlan(after, variant), findPlan(before, variant.uuid)))
    .map((variant) => ({ uuid: variant.uuid, ...readPlan(after, variant) }))
}

const findPlan = (state: ProductState | undefined, uuid: string) => {
  const variant = state?.variants.find((variant) => variant.uuid === uuid)
  return state && variant && readPlan(state, variant)
}

const readPlan = ({ facts }: ProductState, variant: VariantState) => ({
  offer: readOffer(variant.facts),
  shown: facts.status === 'published' && facts.deletedAt === null && variant.facts.visible,
})

const readOffer = ({ pricePence, salePricePence, onSale, saleStartsAt, saleEndsAt }: VariantFacts): Offer => ({
  price: pricePence,
  salePrice: salePricePence,
  onSale,
  saleStartsAt,
  saleEndsAt,
})

/** Shows a was price in previews, as one more difference. */
export const showWas = (was: Was, named = ''): Difference => ({
  label: `Was price${named}`,
  before: '',
  after: describeWas(was, formatPence),
})

export function countWas(notes: WasNotes): WasCount {
  const shown = [...notes.values()].filter(({ was }) => was !== null).length
  return { shown, missing: notes.size - shown }
}

export const addWas = (one: WasCount, other: WasCount): WasCount => ({
  shown: one.shown + other.shown,
  missing: one.missing + other.missing,
})
