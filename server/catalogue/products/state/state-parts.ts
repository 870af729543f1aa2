import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../../../../contract/fields/field.ts'
import { productFields } from '../../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import { withGroups } from '../fields/stored.ts'
import type { ProductState, StateChange, StatePart, VariantState } from './product-state.ts'

const absent: StatePart = { absent: true, facts: {}, variants: {} }

/** The facts in which two states differ, both ways; nothing if they are equal. */
export function compareStates(
  before: ProductState | undefined,
  after: ProductState | undefined,
): StateChange | undefined {
  if (!before || !after)
    return { before: before ? wholePart(before) : absent, after: after ? wholePart(after) : absent }
  const facts = differ(productFields, before.facts, after.facts)
  const variants = compareVariants(before, after)
  if (!facts && !variants) return undefined
  const take = (side: 'before' | 'after'): StatePart => ({
    facts: facts?.[side] ?? {},
    variants: variants?.[side] ?? {},
  })
  return { before: take('before'), after: take('after') }
}

const wholePart = ({ facts, variants }: ProductState): StatePart => ({
  facts,
  variants: Object.fromEntries(variants.map((variant) => [variant.uuid, variant.facts])),
})

function compareVariants({ variants: were }: ProductState, { variants: are }: ProductState) {
  const before: StatePart['variants'] = {}
  const after: StatePart['variants'] = {}
  for (const was of were) if (!are.some(({ uuid }) => uuid === was.uuid)) before[was.uuid] = was.facts
  for (const is of are) {
    const was = were.find(({ uuid }) => uuid === is.uuid)
    const difference = was ? differ(variantFields, was.facts, is.facts) : { after: is.facts }
    if (difference && 'before' in difference) before[is.uuid] = difference.before
    if (difference) after[is.uuid] = difference.after
  }
  return Object.keys(before).length + Object.keys(after).length > 0 ? { before, after } : undefined
}

/** The facts in which they are not the same, with those that belong together with these. */
function differ<Facts extends object>(fields: Fields, before: Facts, after: Facts) {
  const changed = keysOf(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  if (changed.length === 0) return undefined
  const names = withGroups(fields, changed as string[]) as (keyof Facts)[]
  return { before: pick(before, names), after: pick(after, names) }
}

/**
 * Whether a product still has all of these facts. Its position within a range is ignored, because moving it is no edit of
 * the product.
 */
export function stillHas(state: ProductState, { facts, variants }: StatePart): boolean {
  const { rangePosition, ...edited } = facts
  return (
    hasFacts(state.facts, edited) &&
    Object.entries(variants).every(([uuid, part]) => {
      const is = state.variants.find((variant) => variant.uuid === uuid)
      return is !== undefined && hasFacts(is.facts, part)
    })
  )
}

const hasFacts = <Facts extends object>(is: Facts, part: Partial<Facts>) =>
  isDeepStrictEqual(pick(is, keysOf(part)), part)

/** The state before a change; variants that the change created are removed again. */
export const undoPart = (state: ProductState, { before, after }: StateChange): ProductState => ({
  ...state,
  facts: { ...state.facts, ...before.facts },
  variants: state.variants
    .filter(({ uuid }) => !(uuid in after.variants) || uuid in before.variants)
    .map(({ uuid, facts }): VariantState => ({ uuid, facts: { ...facts, ...before.variants[uuid] } })),
})

const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole)[]

function pick<Whole extends object>(whole: Whole, names: (keyof Whole)[]): Partial<Whole> {
  const picked: Partial<Whole> = {}
  for (const name of names) picked[name] = whole[name]
  return picked
}
