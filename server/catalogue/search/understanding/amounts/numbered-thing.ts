import { keyAt } from '../phrase-key.ts'
import type { Reading } from '../reading.ts'
import { shippedLexicon } from '../shipped-lexicon.ts'

/** Whether the number belongs to the name of a thing: '4 poster bed', '3 piece suite'. */
export function isPartOfThing(reading: Reading, from: number): boolean {
  for (let to = from + 2; to <= from + 4 && to <= reading.tokens.length; to++) {
    reading.steps++
    const meanings = shippedLexicon.meanings.get(keyAt(reading.tokens, from, to)) ?? []
    if (meanings.some(({ kind }) => kind === 'thing')) return true
  }
  return false
}
