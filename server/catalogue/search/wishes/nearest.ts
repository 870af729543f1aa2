import type { Index } from '../catalogue-index.ts'
import { amountsOf, fieldOfSide } from '../filters/amount-kinds.ts'
import { type Amounts, readAmount } from '../storage/amounts.ts'
import {
  addAll,
  addBit,
  type Bits,
  countBits,
  createBits,
  hasBit,
  isEmpty,
  keepCommon,
  listSlots,
  subtract,
} from '../storage/bits.ts'
import { findValue, type Option } from '../storage/facets.ts'
import { listShopWords } from '../text/shop-words.ts'
import { splitList } from '../understanding/split-list.ts'
import { listForms } from '../understanding/things.ts'
import type { ColourConstraint, Constraint, Limits } from '../understanding/understood.ts'
import { relativePhrases } from '../understanding/words/phrases.ts'
import { isForAll, listChildrens } from './childrens.ts'
import { addNamed } from './named.ts'
import { rankTiers } from './tiers.ts'
import type { Wish } from './wishes.ts'

/** The distance of a product from the requested value; products without a known value are the farthest. */
type Distance = (slot: number) => number

/** The maximum number of distance steps: more steps than products on a page change nothing. */
const maxSteps = 24

/**
 * The tiers of a search for a size or a price, at most `maxTiers`. Where nothing meets a wish, the nearest products come
 * first; for 'small', the smallest. At the same distance, products that are exactly the named thing come first.
 */
export function rankNearest(index: Index, { kept, relaxed, matches, named }: Ranked, maxTiers: number): Bits[] {
  const isThing = ({ constraint }: Wish) => constraint.kind === 'thing'
  const missed = relaxed.flatMap(({ constraint }) => measureMissed(index, constraint) ?? [])
  // Sizes rank only products of a named thing: the smallest product of the whole shop would be a plank.
  const sized = kept.some(isThing) ? kept : []
  const distances = [
    ...missed,
    ...sized.flatMap(({ constraint }) => measureEnd(index, constraint) ?? measureStated(index, constraint) ?? []),
  ]
  const order = (wishes: Wish[]) => {
    const tiers = rankTiers(index, wishes, matches, named).filter((tier) => !isEmpty(tier))
    const own = isForAll(kept.map(({ constraint }) => constraint)) ? putChildrensLast(index, tiers, maxTiers) : tiers
    return putNamedFirst(index, kept, own, maxTiers)
  }
  if (distances.length === 0) return order(kept)
  const distance = (slot: number) => distances.reduce((sum, each) => sum + each(slot), 0)
  const [things, others] = [kept.filter(isThing), kept.filter((wish) => !isThing(wish))]
  // 'Large sofa' ranks the thing before the size, since larger sofas are another kind of sofa; 'small table' ranks the size first.
  const isThingFirst = missed.length === 0 && kept.some(({ constraint }) => isMost(constraint))
  const tiers = order(isThingFirst ? kept : others)
  const steps = Math.min(maxSteps, Math.floor(maxTiers / (2 * tiers.length)))
  return tiers.flatMap((tier) => cutTier(index, tier, distance, steps)).flatMap((step) => putFirst(things, step))
}

/** A wardrobe for a nursery is the smallest of all, and yet not what 'wardrobe' or 'low wardrobe' means first. */
function putChildrensLast(index: Index, tiers: Bits[], maxTiers: number): Bits[] {
  const childrens = listChildrens(index)
  if (isEmpty(childrens) || 2 * tiers.length > maxTiers) return tiers
  return tiers.flatMap((tier) => cutInTwo(tier, subtract(tier, childrens)))
}

/** Of 'sofa and footstool' the sofas come first. */
function putNamedFirst(index: Index, kept: Wish[], tiers: Bits[], maxTiers: number): Bits[] {
  const thing = kept.map(({ constraint }) => constraint).find(({ kind }) => kind === 'thing')
  if (thing?.kind !== 'thing' || thing.things.length < 2 || thing.isInstead || 2 * tiers.length > maxTiers) return tiers
  const first = createBits(index.products.capacity)
  for (const form of listForms(thing.things[0] ?? '')) addAll(first, index.facets.thing.byKey.get(form)?.slots ?? first)
  return tiers.flatMap((tier) => {
    const own = tier.slice()
    keepCommon(own, first)
    return cutInTwo(tier, own)
  })
}

function cutInTwo(tier: Bits, first: Bits): Bits[] {
  const rest = subtract(tier, first)
  return isEmpty(first) || isEmpty(rest) ? [tier] : [first, rest]
}

type Ranked = { kept: Wish[]; relaxed: Wish[]; matches: Bits; named: Bits }

/** Puts the products that are exactly the things before the others. */
function putFirst(things: Wish[], step: Bits): Bits[] {
  if (things.length === 0) return [step]
  const exact = step.slice()
  for (const thing of things) keepCommon(exact, thing.exact)
  return [exact, subtract(step, exact)]
}

function cutTier({ products }: Index, tier: Bits, distance: Distance, steps: number): Bits[] {
  if (steps < 2 || countBits(tier) < 2) return [tier]
  const slots = listSlots(tier, products.workspace.slots)
  const own = new Float64Array(slots.length)
  for (let i = 0; i < slots.length; i++) own[i] = distance(slots[i] ?? 0)
  const ends = listLeast(own, steps - 1)
  const cut = Array.from({ length: ends.length + 1 }, () => createBits(products.capacity))
  const last = ends.at(-1) ?? 0
  for (let i = 0; i < slots.length; i++) {
    const distance = own[i] ?? 0
    const bits = cut[distance > last ? ends.length : ends.indexOf(distance)]
    if (bits) addBit(bits, slots[i] ?? 0)
  }
  return cut
}

/** The smallest distinct distances, ascending; there are far too many to sort them all. */
function listLeast(all: Float64Array, count: number): number[] {
  const least: number[] = []
  let limit = Number.POSITIVE_INFINITY
  for (const each of all) {
    if (each >= limit || least.includes(each)) continue
    const at = least.findIndex((other) => other > each)
    least.splice(at < 0 ? least.length : at, 0, each)
    if (least.length > count) least.pop()
    if (least.length === count) limit = least.at(-1) ?? limit
  }
  return least
}

/** The distance from a stated size, so that for 90 cm products of exactly 90 cm rank before those of 95 cm. */
function measureStated(index: Index, constraint: Constraint): Distance | null {
  if (constraint.kind !== 'dimension' || constraint.stated === null) return null
  const { stated, valueIds } = constraint
  const called = valueIds.flatMap((id) => findValue(index.facets, id)?.slots ?? [])
  const distance = measureMissed(index, { ...constraint, limits: { min: stated, max: stated } })
  return distance && ((slot) => (called.some((slots) => hasBit(slots, slot)) ? 0 : distance(slot)))
}

const isMost = (constraint: Constraint) => constraint.kind === 'relative' && constraint.end === 'most'

/** 'Small': products called so, then the smallest. */
function measureEnd(index: Index, constraint: Constraint): Distance | null {
  if (constraint.kind !== 'relative' || constraint.end === 'medium') return null
  const { products } = index
  const { dimension, end } = constraint
  const called = addNamed(index, listWords(`${dimension} ${end}`), createBits(products.capacity))
  const amounts = amountsOf(products, dimension === 'length' ? 'maxWidth' : fieldOfSide[dimension])
  return (slot) => {
    const amount = hasBit(called, slot) ? (end === 'least' ? 0.1 : farthest) : readAmount(amounts, slot)
    return amount === 0 ? farthest : end === 'least' ? amount : -amount
  }
}

const listWords = (which: string) => splitList(relativeLists.get(which) ?? '').filter((phrase) => !phrase.includes(' '))
const relativeLists = new Map<string, string>(Object.entries(relativePhrases))

function measureMissed(index: Index, constraint: Constraint): Distance | null {
  const { products } = index
  switch (constraint.kind) {
    case 'price':
      return measureAmounts([products.prices], constraint.limits)
    case 'dimension': {
      const { dimension, limits } = constraint
      const { width, height, depth } = products.sizes
      return measureAmounts(dimension === 'length' ? [width, height, depth] : [products.sizes[dimension]], limits)
    }
    case 'sizePair': {
      const { width, height, depth } = products.sizes
      const sides = constraint.sides.map((side) => measureAmounts([width, height, depth], { min: side, max: side }))
      return (slot) => sides.reduce((sum, each) => sum + each(slot), 0)
    }
    case 'count':
      return measureCounts(index, constraint.what, constraint.counts)
    case 'colour':
      return measureColour(index, constraint)
    default:
      return null
  }
}

/** How much the nearest of these amounts is outside the limits, as a share of them. */
function measureAmounts(columns: Amounts[], { min = 0, max = Number.POSITIVE_INFINITY }: Limits): Distance {
  const share = Number.isFinite(max) ? max : min
  return (slot) => {
    let least = farthest
    for (const amounts of columns) {
      const amount = readAmount(amounts, slot)
      if (amount > 0) least = Math.min(least, Math.max(min - amount, amount - max, 0) / share)
    }
    return least
  }
}

const farthest = 1e9

/** Another colour of the family is nearest, then a colour of a neighbouring family. */
function measureColour(index: Index, { familyValueIds, kindredValueIds }: ColourConstraint): Distance {
  const [family, kindred] = [familyValueIds, kindredValueIds].map((ids) => {
    const found = createBits(index.products.capacity)
    for (const id of ids) addAll(found, findValue(index.facets, id)?.slots ?? found)
    return found
  })
  return (slot) => (family && hasBit(family, slot) ? 0 : kindred && hasBit(kindred, slot) ? 1 : 2)
}

/** By the values and texts that say how many: of seats, doors or drawers. */
function measureCounts(index: Index, what: string, counts: number[]): Distance {
  const nearest = new Float64Array(index.products.capacity).fill(farthest)
  const note = (option: Option | undefined, count: number) => {
    const distance = Math.min(...counts.map((n) => Math.abs(count - n) / n))
    for (const slot of option ? listSlots(option.slots, index.products.workspace.slots) : [])
      nearest[slot] = Math.min(nearest[slot] ?? farthest, distance)
  }
  for (const { id, findings } of listShopWords(index).values) {
    for (const finding of findings)
      if (finding.kind === 'count' && finding.what === what)
        for (const n of finding.counts) note(findValue(index.facets, id), n)
  }
  for (const option of index.facets.textCount.options) {
    const [of, count] = option.label.split(':')
    if (of === what) note(option, Number(count))
  }
  return (slot) => nearest[slot] ?? farthest
}
