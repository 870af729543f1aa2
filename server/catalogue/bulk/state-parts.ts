import { isDeepStrictEqual } from 'node:util'
import type { Change, ProductFacts, ProductState, StatePart, VariantPart, VariantState } from './product-state.ts'

/** What one has that the other has not, both ways; nothing when they are the same. */
export function compareStates(before: ProductState, after: ProductState): Change | undefined {
  const names = keysOf(before.facts).filter((name) => !isDeepStrictEqual(before.facts[name], after.facts[name]))
  const pairs = after.variants.flatMap((variant) => {
    const was = before.variants.find(({ uuid }) => uuid === variant.uuid)
    const parts = was ? variantParts.filter((part) => !isDeepStrictEqual(was[part], variant[part])) : []
    return was && parts.length > 0 ? [{ was, is: variant, parts }] : []
  })
  if (names.length + pairs.length === 0) return undefined
  const take = (facts: ProductFacts, side: 'was' | 'is'): StatePart => ({
    facts: pick(facts, names),
    variants: Object.fromEntries(pairs.map((pair) => [pair[side].uuid, pick(pair[side], pair.parts)])),
  })
  return { before: take(before.facts, 'was'), after: take(after.facts, 'is') }
}

/** Whether a product still is in all of this as it was left; its place within a range is no edit of it. */
export function stillHas(state: ProductState, { facts, variants }: StatePart): boolean {
  const names = keysOf(facts).filter((name) => name !== 'rangePosition')
  const sameVariant = ([uuid, part]: [string, VariantPart]) => {
    const is = state.variants.find((variant) => variant.uuid === uuid)
    return is !== undefined && isDeepStrictEqual(pick(is, keysOf(part)), part)
  }
  return isDeepStrictEqual(pick(state.facts, names), pick(facts, names)) && Object.entries(variants).every(sameVariant)
}

export const withPart = (state: ProductState, { facts, variants }: StatePart): ProductState => ({
  ...state,
  facts: { ...state.facts, ...facts },
  variants: state.variants.map((variant) => ({ ...variant, ...variants[variant.uuid] })),
})

const variantParts = ['prices', 'properties'] as const satisfies (keyof VariantState)[]
const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole)[]

function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: Name[]): Partial<Whole> {
  const picked: Partial<Whole> = {}
  for (const name of names) picked[name] = whole[name]
  return picked
}
