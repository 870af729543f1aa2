import type { Entry } from './entry.ts'
import { learnWord, proseLevel, type Vocabulary } from './vocabulary.ts'
import { splitProse } from './words.ts'

export const nameLevel = 5
const makerLevel = 4
const placeLevel = 3
export const featureLevel = 2

/** The score of a match by its level; a whole word scores three times as much as a beginning. */
export const beginningWorth = [0, 1, 2, 4, 8, 16]
export const wholeWorth = beginningWorth.map((worth) => worth * 3)
export const bestWorth = Math.max(...wholeWorth)

/** `term * 8 + level`, ascending, each term once and at its best level. */
export function listTerms(vocabulary: Vocabulary, entry: Entry): Uint32Array {
  const { name, brand, range, category, subCategory, properties, metaTags, description } = entry
  const levels = new Map<number, number>()
  note(levels, nameLevel, learnText(vocabulary, name))
  for (const maker of [brand, range]) if (maker) note(levels, makerLevel, learnName(vocabulary, maker.name))
  for (const place of [category, subCategory]) if (place) note(levels, placeLevel, learnName(vocabulary, place.name))
  for (const { values } of properties) {
    for (const value of values) note(levels, featureLevel, learnName(vocabulary, value.name))
  }
  for (const tag of metaTags) note(levels, featureLevel, learnText(vocabulary, tag))
  for (const { label, values } of properties) {
    if (values.length > 0) note(levels, proseLevel, learnName(vocabulary, label))
  }
  note(levels, proseLevel, learnText(vocabulary, description))
  return packTerms(levels)
}

/** The better levels come first. */
function note(levels: Map<number, number>, level: number, terms: number[]) {
  for (const term of terms) if (!levels.has(term)) levels.set(term, level)
}

function packTerms(levels: Map<number, number>): Uint32Array {
  const terms = new Uint32Array(levels.size)
  let at = 0
  for (const [term, level] of levels) terms[at++] = term * 8 + level
  return terms.sort()
}

const learnText = (vocabulary: Vocabulary, text: string) => splitProse(text).map((word) => learnWord(vocabulary, word))

/** Brands, categories and the like recur with every product, so their words are cached. */
function learnName(vocabulary: Vocabulary, name: string): number[] {
  const known = vocabulary.termsOfName.get(name)
  if (known) return known
  const terms = learnText(vocabulary, name)
  vocabulary.termsOfName.set(name, terms)
  return terms
}
