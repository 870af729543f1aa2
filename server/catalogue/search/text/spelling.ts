import { frequencyOf, type Vocabulary } from '../storage/vocabulary.ts'
import { mayBeNear, signatureOf } from './signature.ts'

/**
 * Shoppers name products, so a word that only descriptions use counts as one edit further away. Two edits are many for
 * a short word: then only a name with the same first letter is accepted ('sofer' is 'sofa', not 'softer').
 */
export function findNearWord(vocabulary: Vocabulary, word: string): string | null {
  const signature = signatureOf(word)
  if (word.length < 4 || signature === 0) return null
  const { words, signatures, headings } = vocabulary
  const reach = word.length > 7 ? 2 : 1
  const reachForThings = word.length > 4 ? 2 : 1
  let best: Candidate | null = null
  for (let term = 0; term < words.length; term++) {
    const namesThings = (headings[term] ?? 0) > 0
    if (!mayBeNear(signature, signatures[term] ?? 0, namesThings ? reachForThings : reach)) continue
    const candidate = judge(vocabulary, word, term, namesThings)
    if (candidate && (best === null || isBetter(candidate, best))) best = candidate
  }
  return best?.word ?? null
}

type Candidate = { word: string; cost: number; frequency: number }

function judge(vocabulary: Vocabulary, word: string, term: number, namesThings: boolean): Candidate | null {
  const candidate = vocabulary.words[term] ?? ''
  const frequency = frequencyOf(vocabulary, term)
  const beginsAlike = word[0] === candidate[0]
  const reach = word.length > 7 || (word.length > 4 && namesThings && beginsAlike) ? 2 : 1
  const distance = frequency === 0 ? tooMany : countEdits(word, candidate)
  return distance > reach ? null : { word: candidate, cost: distance + (namesThings ? 0 : 1), frequency }
}

const isBetter = (one: Candidate, other: Candidate) =>
  one.cost !== other.cost
    ? one.cost < other.cost
    : one.frequency !== other.frequency
      ? one.frequency > other.frequency
      : one.word < other.word

const tooMany = 3
let previous: number[] = []
let current: number[] = []
let next: number[] = []

/** Letters changed, left out, inserted, or two neighbours swapped; the count stops at three. */
export function countEdits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) >= tooMany) return tooMany
  for (let j = 0; j <= other.length; j++) current[j] = j
  for (let i = 1; i <= one.length; i++) {
    const fewest = fillRow(one, other, i)
    ;[previous, current, next] = [current, next, previous]
    if (fewest >= tooMany) return tooMany
  }
  return Math.min(current[other.length] ?? tooMany, tooMany)
}

function fillRow(one: string, other: string, i: number): number {
  const letter = one.charCodeAt(i - 1)
  const before = one.charCodeAt(i - 2)
  let fewest = i
  next[0] = i
  for (let j = 1; j <= other.length; j++) {
    const same = letter === other.charCodeAt(j - 1)
    let edits = Math.min((current[j - 1] ?? 0) + (same ? 0 : 1), (current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    const swapped = i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && before === other.charCodeAt(j - 1)
    if (swapped) edits = Math.min(edits, (previous[j - 2] ?? 0) + 1)
    next[j] = edits
    if (edits < fewest) fewest = edits
  }
  return fewest
}
