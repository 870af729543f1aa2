import { addBit, type Bits } from '../storage/bits.ts'
import { lengthOf, readList } from '../storage/number-lists.ts'
import type { Products } from '../storage/products.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'

/**
 * A cache from the beginning of a word to the best level at which each product has such a word. Emptied when a product
 * changes.
 */
export type PrefixLevels = Map<string, Uint8Array>

/** Each takes a byte per product. */
const maxCached = 24

type Filed = { prefixLevels: PrefixLevels; products: Products; vocabulary: Vocabulary }

/** Null where reading the posting lists of the terms is as quick, or they are not in memory. */
export function readPrefixLevels(index: Filed, prefix: string, terms: Uint32Array): Uint8Array | null {
  const { prefixLevels, vocabulary } = index
  if (vocabulary.remote) return null
  const levels = prefixLevels.get(prefix) ?? computeLevels(index, terms)
  if (!levels) return null
  renew(prefixLevels, prefix, levels)
  return levels
}

function computeLevels({ products, vocabulary }: Filed, terms: Uint32Array): Uint8Array | null {
  const { lists } = vocabulary.postings
  if (terms.reduce((sum, term) => sum + lengthOf(lists, term), 0) < products.used) return null
  const levels = new Uint8Array(products.capacity)
  for (const term of terms) {
    for (const posting of readList(lists, term)) raiseLevel(levels, posting >>> 3, posting & 7)
  }
  return levels
}

/** Moves the entry to the end, and evicts the least recently used one beyond the limit. */
function renew(prefixLevels: PrefixLevels, prefix: string, levels: Uint8Array) {
  prefixLevels.delete(prefix)
  prefixLevels.set(prefix, levels)
  if (prefixLevels.size > maxCached) prefixLevels.delete(prefixLevels.keys().next().value ?? '')
}

function raiseLevel(levels: Uint8Array, slot: number, level: number) {
  if (level > (levels[slot] ?? 0)) levels[slot] = level
}

export function addSlotsWithLevel(levels: Uint8Array, having: Bits) {
  for (let slot = 0; slot < levels.length; slot++) if (levels[slot] !== 0) addBit(having, slot)
}
