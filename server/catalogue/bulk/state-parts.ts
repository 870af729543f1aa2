import { isDeepStrictEqual } from 'node:util'
import type { Change, ProductState, StatePart, VariantPart, VariantState } from './product-state.ts'

const absent: StatePart = { absent: true, facts: {}, variants: {} }

/** What one has that the other has not, both ways; nothing when they are the same. */
export function compareStates(before: ProductState | undefined, after: ProductState | undefined): Change | undefined {
  if (!before || !after)
    return { before: before ? takeWhole(before) : absent, after: after ? takeWhole(after) : absent }
  const facts = differ(before.facts, after.facts)
  const words = before.words && after.words ? differ(before.words, after.words) : undefined
  const variants = compareVariants(before, after)
  if (!facts && !words && !variants) return undefined
  const take = (side: 'before' | 'after'): StatePart => ({
    facts: facts?.[side] ?? {},
    ...(words && { words: words[side] }),
    variants: variants?.[side] ?? {},
  })
  return { before: take('before'), after: take('after') }
}

const takeWhole = ({ facts, words, variants }: ProductState): StatePart => ({
  facts,
  ...(words && { words }),
  variants: Object.fromEntries(variants.map((variant) => [variant.uuid, takeVariant(variant)])),
})

const takeVariant = ({ prices, properties, words }: VariantState): VariantPart => ({
  prices,
  properties,
  ...(words && { words }),
})

function compareVariants({ variants: were }: ProductState, { variants: are }: ProductState) {
  const before: StatePart['variants'] = {}
  const after: StatePart['variants'] = {}
  for (const was of were) if (!are.some(({ uuid }) => uuid === was.uuid)) before[was.uuid] = takeVariant(was)
  for (const is of are) {
    const was = were.find(({ uuid }) => uuid === is.uuid)
    const difference = was ? compareVariant(was, is) : { after: takeVariant(is) }
    if (difference && 'before' in difference) before[is.uuid] = difference.before
    if (difference) after[is.uuid] = difference.after
  }
  return Object.keys(before).length + Object.keys(after).length > 0 ? { before, after } : undefined
}

function compareVariant(was: VariantState, is: VariantState): { before: VariantPart; after: VariantPart } | undefined {
  const [before, after]: VariantPart[] = [{}, {}]
  const words = was.words && is.words ? differ(was.words, is.words) : undefined
  if (!before || !after) return undefined
  if (!isDeepStrictEqual(was.prices, is.prices)) [before.prices, after.prices] = [was.prices, is.prices]
  if (!isDeepStrictEqual(was.properties, is.properties))
    [before.properties, after.properties] = [was.properties, is.properties]
  if (words) [before.words, after.words] = [words.before, words.after]
  return Object.keys(after).length > 0 ? { before, after } : undefined
}

/** The fields in which they are not the same. */
function differ<Whole extends object>(before: Whole, after: Whole) {
  const names = keysOf(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return names.length > 0 ? { before: pick(before, names), after: pick(after, names) } : undefined
}

/** Whether a product still is in all of this as it was left; its place within a range is no edit of it. */
export function stillHas(state: ProductState, { facts, words = {}, variants }: StatePart): boolean {
  const names = keysOf(facts).filter((name) => name !== 'rangePosition')
  const sameVariant = ([uuid, part]: [string, VariantPart]) => {
    const is = state.variants.find((variant) => variant.uuid === uuid)
    return is !== undefined && hasPart(is, part)
  }
  return (
    isDeepStrictEqual(pick(state.facts, names), pick(facts, names)) &&
    sameFields(state.words, words) &&
    Object.entries(variants).every(sameVariant)
  )
}

const hasPart = (is: VariantState, { words = {}, ...part }: VariantPart) =>
  isDeepStrictEqual(pick(is, keysOf(part)), part) && sameFields(is.words, words)

const sameFields = <Whole extends object>(is: Whole | undefined, part: Partial<Whole>) =>
  keysOf(part).every((name) => isDeepStrictEqual(is?.[name], part[name]))

/** As it was before a change; what that change has made goes again. */
export const takeBack = (state: ProductState, { before, after }: Change): ProductState => ({
  ...state,
  facts: { ...state.facts, ...before.facts },
  ...(state.words && { words: { ...state.words, ...before.words } }),
  name: before.words?.name ?? state.name,
  variants: state.variants
    .filter(({ uuid }) => !(uuid in after.variants) || uuid in before.variants)
    .map((variant) => withPart(variant, before.variants[variant.uuid])),
})

function withPart(variant: VariantState, { words, ...part }: VariantPart = {}): VariantState {
  const { name, visible } = { ...variant, ...words }
  return { ...variant, ...part, name, visible, ...(variant.words && { words: { ...variant.words, ...words } }) }
}

const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole)[]

function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: Name[]): Partial<Whole> {
  const picked: Partial<Whole> = {}
  for (const name of names) picked[name] = whole[name]
  return picked
}
