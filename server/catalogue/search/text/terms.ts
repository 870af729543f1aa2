import type { Entry } from '../entry.ts'
import { grown } from '../storage/number-lists.ts'
import { proseLevel, type Vocabulary } from '../storage/vocabulary.ts'
import { learnText } from './text-terms.ts'

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
  note(nameLevel, learnText(vocabulary, name))
  for (const maker of [brand, range]) if (maker) note(makerLevel, learnName(vocabulary, maker.name))
  for (const place of [category, subCategory]) if (place) note(placeLevel, learnName(vocabulary, place.name))
  for (const { values } of properties) {
    for (const value of values) note(featureLevel, learnName(vocabulary, value.name))
  }
  for (const tag of metaTags) note(featureLevel, learnText(vocabulary, tag))
  for (const { label, values } of properties) {
    if (values.length > 0) note(proseLevel, learnName(vocabulary, label))
  }
  note(proseLevel, learnText(vocabulary, description))
  return takeNoted()
}

/** The terms of the entry that is read now, and their levels by term. */
let levels = new Uint8Array(1024)
let noted: number[] = []

/** The better levels come first. */
function note(level: number, terms: number[]) {
  for (const term of terms) {
    if (term >= levels.length) levels = grown(levels, 2 * term)
    if (levels[term] !== 0) continue
    levels[term] = level
    noted.push(term)
  }
}

function takeNoted(): Uint32Array {
  const terms = new Uint32Array(noted.length)
  for (let i = 0; i < terms.length; i++) {
    const term = noted[i] ?? 0
    terms[i] = term * 8 + (levels[term] ?? 0)
    levels[term] = 0
  }
  noted = []
  return terms.sort()
}

/** Brands, categories and the like recur with every product, so their words are cached. */
function learnName(vocabulary: Vocabulary, name: string): number[] {
  const known = vocabulary.termsOfName.get(name)
  if (known) return known
  const terms = learnText(vocabulary, name)
  vocabulary.termsOfName.set(name, terms)
  return terms
}
