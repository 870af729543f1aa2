import { type Bits, isEmpty, keepCommon } from '../storage/bits.ts'
import type { Constraint } from '../understanding/understood.ts'
import type { Wish } from './wishes.ts'

/** The first kind is relaxed first. The thing itself, its makers and places are never relaxed. */
const order: Constraint['kind'][] = [
  'without',
  'feature',
  'value',
  'shape',
  'sizePair',
  'dimension',
  'relative',
  'count',
  'bedSize',
  'material',
  'colour',
  'audience',
  'flag',
  'price',
]

const isAnyFound = (found: Bits, wishes: Wish[]): boolean => {
  const left = found.slice()
  for (const { slots } of wishes) keepCommon(left, slots)
  return !isEmpty(left)
}

const exclude = (wishes: Wish[], others: Wish[]) => wishes.filter((wish) => !others.includes(wish))

/**
 * Relaxes one wish at a time until something is found, then restores each wish that need not be relaxed, the last first.
 * Null if relaxing all would find nothing either.
 */
export function relax(found: Bits, wishes: Wish[]): Wish[] | null {
  const soft = order.flatMap((kind) => wishes.filter(({ constraint }) => constraint.kind === kind))
  for (let count = 0; count <= soft.length; count++) {
    const relaxed = soft.slice(0, count)
    if (!isAnyFound(found, exclude(wishes, relaxed))) continue
    return relaxed.reduceRight(
      (left, wish) => (isAnyFound(found, exclude(wishes, exclude(left, [wish]))) ? exclude(left, [wish]) : left),
      relaxed,
    )
  }
  return null
}

/**
 * The wishes that a sentence has to name to be true: the things, everything that was given up and, where products meet
 * these, as few others as needed. A shop that has grey sofas, but none under £900, says 'No grey sofas under £900'.
 */
export function listMissed(found: Bits, wishes: Wish[], relaxed: Wish[]): Wish[] {
  const named = wishes.filter((wish) => relaxed.includes(wish) || wish.constraint.kind === 'thing')
  if (named.some(({ instead }) => instead !== null) || !isAnyFound(found, named)) return named
  const others = exclude(wishes, named)
  const needed = others.reduce(
    (left, wish) => (isAnyFound(found, [...named, ...exclude(left, [wish])]) ? left : exclude(left, [wish])),
    others,
  )
  return wishes.filter((wish) => named.includes(wish) || needed.includes(wish))
}
