import type { Index } from '../catalogue-index.ts'
import { type Bits, keepCommon, subtract, unite } from '../storage/bits.ts'
import { findMetByOneVariant } from './one-variant.ts'
import type { Wish } from './wishes.ts'

/**
 * The matches in five disjoint tiers: the text is the whole name; one variant meets all wishes exactly; all wishes but
 * the thing are met exactly; the thing is met exactly; the rest.
 */
export function rankTiers(index: Index, wishes: Wish[], all: Bits, named: Bits): Bits[] {
  const matches = subtract(all, named)
  const exactly = matches.slice()
  for (const { exact } of wishes) keepCommon(exactly, exact)
  const best = findMetByOneVariant(
    index,
    wishes.map(({ constraint }) => constraint),
    exactly,
  )
  // An exact look on another kind of the thing ranks before a near look on the thing itself.
  const kinds = subtract(matches, best)
  for (const { constraint, exact } of wishes) if (constraint.kind !== 'thing') keepCommon(kinds, exact)
  const good = unite(best, kinds)
  const thing = subtract(matches, good)
  for (const { constraint, exact } of wishes) if (constraint.kind === 'thing') keepCommon(thing, exact)
  return [subtract(all, matches), best, kinds, thing, subtract(subtract(matches, good), thing)]
}
