import type { Index } from '../catalogue-index.ts'
import { slotsBetween } from '../filters/amount-kinds.ts'
import {
  addAll,
  type Bits,
  createBits,
  dropBit,
  isEmpty,
  keepCommon,
  listSlots,
  subtract,
  unite,
} from '../storage/bits.ts'
import { type Facet, findValue } from '../storage/facets.ts'
import { proseLevel } from '../storage/vocabulary.ts'
import { listWords } from '../text/synonyms.ts'
import { featureLevel } from '../text/terms.ts'
import { labelThings } from '../understanding/thing-constraint.ts'
import { listBroader, listForms, listNear } from '../understanding/things.ts'
import type {
  ColourConstraint,
  Constraint,
  DimensionConstraint,
  Flag,
  MaterialConstraint,
  ThingConstraint,
  WithoutConstraint,
} from '../understanding/understood.ts'
import { isForAll, listChildrens } from './childrens.ts'
import { addNamed } from './named.ts'
import { findInOtherColours } from './other-colours.ts'
import { findSeating } from './seated-tables.ts'
import { findShaped, findShapedLike } from './shaped.ts'
import { findMeasured, findPaired, findRelative, findSized } from './sized.ts'

/**
 * A constraint from words, and the products that meet it: `exact` before those that nearly do. `instead` names the things
 * that were found in place of one that the shop does not have. `pins`: results beside `slots`, pinned by staff.
 */
export type Wish = { constraint: Constraint; slots: Bits; exact: Bits; instead: string | null; pins: Bits | null }
type Met = Omit<Wish, 'pins'>

export const labelWish = ({ constraint, instead }: Met): string => instead ?? constraint.label

/** Finds the products that meet a constraint. A relative size is judged among the products of `among`. */
function readWish(index: Index, constraint: Constraint, among: Bits): Met {
  if (constraint.kind === 'without') return readDenied(index, constraint, among)
  const exact = constraint.kind === 'relative' ? findRelative(index, constraint, among) : findExact(index, constraint)
  const slots = exact.slice()
  const instead = constraint.kind === 'thing' ? addThings(index, constraint, slots) : null
  if ('nearValueIds' in constraint) addValues(index, constraint.nearValueIds, slots)
  if (constraint.kind === 'count' && constraint.isOfTable)
    for (const n of constraint.counts) addAll(slots, findSeating(index, n))
  // A product outside the children's places may say in its texts that it is for a child.
  if (constraint.kind === 'audience' && constraint.who === 'kids') addNamed(index, childrensWords, slots, proseLevel)
  if (constraint.kind === 'shape') addAll(slots, findShapedLike(index, constraint))
  return { constraint, slots, exact, instead }
}

/** Products that do not meet a constraint, not even nearly. For a colour, near matches stay: sage is not grey. */
function readDenied(index: Index, constraint: WithoutConstraint, among: Bits): Met {
  const { slots: near, exact } = readWish(index, constraint.denied, among)
  const denied = constraint.denied.kind === 'colour' ? exact : near
  const slots = subtract(index.products.live, subtract(denied, findInOtherColours(index, constraint.denied)))
  return { constraint, slots, exact: slots, instead: null }
}

/** Adds the products that are one of the things; or those that come nearest, and returns what they are. */
function addThings(index: Index, { things, found, isInstead }: ThingConstraint, slots: Bits): string | null {
  const { thing } = index.facets
  const isSold = (name: string) => (thing.byKey.get(name)?.count ?? 0) > 0
  const listSold = (names: string[]) => names.filter((name) => listForms(name).some(isSold))
  addOptions(thing, found, slots)
  if (isInstead) return labelThings(listSold(things.flatMap(listNear)))
  // No product is named so, but tags and values may contain it.
  if (isEmpty(slots)) addNamed(index, things, slots, featureLevel)
  if (!isEmpty(slots)) return null
  const broader = listSold(things.flatMap(listBroader))
  addOptions(thing, broader.flatMap(listForms), slots)
  return broader.length > 0 ? labelThings(broader) : null
}

type Judging = { pins?: Bits | null; within?: Bits | null }

/** `within`: the sub-category that the shopper chose. A relative size is judged among its products, or the thing of the words. */
export function readWishes(index: Index, constraints: Constraint[], { pins = null, within = null }: Judging = {}) {
  const read = (constraint: Constraint, among: Bits): Wish => ({ ...readWish(index, constraint, among), pins })
  const clear = constraints.filter((constraint) => !isRelative(constraint))
  const wishes = new Map(clear.map((constraint) => [constraint, read(constraint, index.products.live)]))
  if (clear.length === constraints.length) return [...wishes.values()]
  const among = findJudged(index, [...wishes.values()], { pins, within })
  return constraints.map((constraint) => wishes.get(constraint) ?? read(constraint, among))
}

/** The relative sizes of these wishes, judged within another sub-category. */
export function judgeAgain(index: Index, wishes: Wish[], within: Bits | null): Map<Constraint, Wish> {
  const clear = wishes.filter(({ constraint }) => !isRelative(constraint))
  const relative = wishes.filter((wish) => !clear.includes(wish))
  return new Map(
    relative.map(({ constraint, pins }) => {
      const among = findJudged(index, clear, { pins, within })
      return [constraint, { ...readWish(index, constraint, among), pins }]
    }),
  )
}

/** Only the thing narrows what a relative size is judged among: 'small grey sofa' is small among all sofas, not among grey ones. */
function findJudged(index: Index, wishes: Wish[], { pins, within }: Judging): Bits {
  const among = index.products.live.slice()
  if (within) keepCommon(among, within)
  for (const { constraint, slots } of wishes) {
    if (constraint.kind === 'thing' || constraint.kind === 'subCategory')
      keepCommon(among, pins ? unite(slots, pins) : slots)
  }
  return excludeChildrens(
    index,
    wishes.map(({ constraint }) => constraint),
    among,
  )
}

/** 'Small', and 'not small'. */
export const isRelative = (constraint: Constraint): boolean =>
  constraint.kind === 'relative' || (constraint.kind === 'without' && isRelative(constraint.denied))

/** Leaves out children's products, so that nursery wardrobes do not decide what a small wardrobe is. */
function excludeChildrens(index: Index, constraints: Constraint[], among: Bits): Bits {
  const others = isForAll(constraints) ? subtract(among, listChildrens(index)) : among
  return isEmpty(others) ? among : others
}

const childrensWords = ['child', 'children', 'kids', 'toddler']

function findExact(index: Index, constraint: Exclude<Constraint, { kind: 'relative' | 'without' }>): Bits {
  const { products, facets } = index
  const found = createBits(products.capacity)
  switch (constraint.kind) {
    case 'thing':
      return addOptions(facets.thing, constraint.isInstead ? constraint.found.slice(0, 1) : constraint.things, found)
    case 'price':
      return slotsBetween(
        products,
        'price',
        constraint.limits.min ?? 0,
        constraint.limits.max ?? Number.POSITIVE_INFINITY,
      )
    case 'category':
      return addOptions(facets.category, constraint.ids, found)
    case 'subCategory':
      return addOptions(facets.subCategory, constraint.uuids, found)
    case 'brand':
    case 'range':
      return addNamed(index, [constraint.label], addOptions(facets[constraint.kind], constraint.uuids, found))
    case 'audience':
      addOptions(facets.category, constraint.categoryIds, found)
      addOptions(facets.subCategory, constraint.subCategoryUuids, found)
      return addNamed(index, constraint.words, found)
    case 'flag':
      return findFlagged(index, constraint.flag)
    case 'shape':
      return findShaped(index, constraint)
    case 'feature':
      return addNamed(index, constraint.words, found, proseLevel)
    case 'colour':
    case 'material':
      return findLooking(index, constraint)
    case 'count':
      return addCounted(index, constraint, addValues(index, constraint.valueIds, found))
    case 'bedSize':
      return addNamed(index, constraint.sizes, addValues(index, constraint.valueIds, found))
    case 'value':
      return addNamed(index, [constraint.label], addValues(index, constraint.valueIds, found))
    case 'dimension':
      addAll(found, findSized(products, constraint))
      addAll(found, findBySizeValue(index, constraint))
      return found
    case 'sizePair':
      return addValues(index, constraint.valueIds, findPaired(products, constraint.sides))
  }
}

/** Values decide before names: 'Linen Mix Curtains' with the value 'Linen Blend' match linen only nearly. */
function findLooking(index: Index, { words, valueIds, nearValueIds }: ColourConstraint | MaterialConstraint): Bits {
  const { capacity } = index.products
  const near = addValues(index, nearValueIds, createBits(capacity))
  const named = subtract(addNamed(index, words, createBits(capacity)), near)
  return addValues(index, valueIds, named)
}

/** An ex-display piece is known by the tag that its product is indexed with. */
const findFlagged = (index: Index, flag: Flag): Bits =>
  flag === 'exDisplay'
    ? addNamed(index, ['ex display'], createBits(index.products.capacity), featureLevel)
    : flagSlots(index)[flag]

const flagSlots = ({ products }: Index): Record<Exclude<Flag, 'exDisplay'>, Bits> => ({
  sale: products.onSale,
  new: products.isNew,
  immediate: products.immediate,
  display: products.onDisplay,
  stock: products.inStock,
})

/** Products with a value such as '4ft' within the limits. For a maximum, a known measure overrules the value. */
function findBySizeValue(index: Index, { dimension, limits, valueIds }: DimensionConstraint): Bits {
  const found = addValues(index, valueIds, createBits(index.products.capacity))
  return limits.min === undefined ? subtract(found, findMeasured(index.products, dimension)) : found
}

function addOptions(facet: Facet, keys: (string | number)[], found: Bits): Bits {
  for (const key of keys) {
    const option = facet.byKey.get(key)
    if (option) addAll(found, option.slots)
  }
  return found
}

function addValues({ facets }: Index, ids: number[], found: Bits): Bits {
  for (const id of ids) {
    const option = findValue(facets, id)
    if (option) addAll(found, option.slots)
  }
  return found
}

const nouns = { seats: 'seater', doors: 'door', drawers: 'drawer', shelves: 'shelf', lights: 'light', panels: 'panel' }

/** Matches the texts of products, or their names. */
function addCounted(index: Index, { what, counts }: Extract<Constraint, { kind: 'count' }>, found: Bits): Bits {
  const texts = counts.map((n) => `${what}:${n}`)
  const names = counts.map((n) => (what === 'pieces' ? `set ${n}` : `${n} ${nouns[what]}`))
  return addNamed(index, names, addOptions(index.facets.textCount, texts, found))
}

/** Products whose name is just this text. */
export function findNamed(index: Index, text: string): Bits {
  const found = createBits(index.products.capacity)
  const words = listWords(text)
  if (words.length === 0) return found
  addNamed(index, [words.join(' ')], found)
  const { nameLengths, workspace } = index.products
  for (const slot of listSlots(found, workspace.slots)) {
    if ((nameLengths[slot] ?? 0) > words.length) dropBit(found, slot)
  }
  return found
}
