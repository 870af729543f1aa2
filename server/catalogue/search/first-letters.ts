import { addBit, type Bits } from './bits.ts'
import { lengthOf, readList } from './number-lists.ts'
import type { Products } from './products.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * By a letter, the best level at which each product has a word that begins with it. Made when such a word is first asked for,
 * which is whenever a shopper begins another word.
 */
export type FirstLetters = Map<string, Uint8Array>

type Filed = { firstLetters: FirstLetters; products: Products; vocabulary: Vocabulary }

/** Null where the lists of the terms that a word begins are read as quickly, or are not here. */
export function readFirstLetter(index: Filed, word: string, terms: Uint32Array): Uint8Array | null {
  const { firstLetters, products, vocabulary } = index
  if (word.length !== 1 || vocabulary.remote) return null
  const known = firstLetters.get(word)
  if (known?.length === products.capacity) return known
  const { lists } = vocabulary.postings
  if (terms.reduce((sum, term) => sum + lengthOf(lists, term), 0) < products.used) return null
  const levels = new Uint8Array(products.capacity)
  for (const term of terms) {
    for (const posting of readList(lists, term)) raiseLevel(levels, posting >>> 3, posting & 7)
  }
  firstLetters.set(word, levels)
  return levels
}

/** A product has other terms now: `term * 8 + level`. */
export function changeFirstLetters({ firstLetters, vocabulary }: Filed, slot: number, terms: Uint32Array) {
  if (firstLetters.size === 0) return
  for (const levels of firstLetters.values()) levels[slot] = 0
  for (const term of terms) {
    const levels = firstLetters.get(vocabulary.words[term >>> 3]?.charAt(0) ?? '')
    if (levels) raiseLevel(levels, slot, term & 7)
  }
}

function raiseLevel(levels: Uint8Array, slot: number, level: number) {
  if (level > (levels[slot] ?? 0)) levels[slot] = level
}

export function addBegun(levels: Uint8Array, having: Bits) {
  for (let slot = 0; slot < levels.length; slot++) if (levels[slot] !== 0) addBit(having, slot)
}
