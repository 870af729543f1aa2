import { countOnes } from './bits.ts'
import { lengthOf } from './number-lists.ts'
import type { Vocabulary } from './vocabulary.ts'

const letterBits = 26
const lettersMask = 2 ** letterBits - 1

/** Which letters a word has, and its length, in one number: enough to pass over most words that are nowhere near. */
export function signatureOf(word: string): number {
  if (!/^\p{L}/u.test(word)) return 0
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << ((word.charCodeAt(i) + 7) % letterBits)
  return ((Math.min(word.length, 63) << letterBits) | letters) >>> 0
}

function mayBeNear(signature: number, other: number, reach: number): boolean {
  const longer = (signature >>> letterBits) - (other >>> letterBits)
  if (longer > reach || longer < -reach || other === 0) return false
  const mine = signature & ~other & lettersMask
  const theirs = other & ~signature & lettersMask
  return countOnes(mine) <= reach && countOnes(theirs) <= reach
}

/**
 * Shoppers name things, so a word that only descriptions use counts as one edit further away than it is. Two edits are
 * far for a short word: only a thing's name that begins alike is then believed ('sofer' is 'sofa', not 'softer').
 */
export function findNearWord(vocabulary: Vocabulary, word: string): string | null {
  const signature = signatureOf(word)
  if (word.length < 4 || signature === 0) return null
  const reach = word.length === 4 ? 1 : 2
  const { words, signatures } = vocabulary
  let best: Candidate | null = null
  for (let term = 0; term < words.length; term++) {
    if (!mayBeNear(signature, signatures[term] ?? 0, reach)) continue
    const candidate = judge(vocabulary, word, term)
    if (candidate && (best === null || isBetter(candidate, best))) best = candidate
  }
  return best?.word ?? null
}

type Candidate = { word: string; cost: number; frequency: number }

function judge(vocabulary: Vocabulary, word: string, term: number): Candidate | null {
  const candidate = vocabulary.words[term] ?? ''
  const distance = countEdits(word, candidate)
  const frequency = lengthOf(vocabulary.postings, term)
  if (frequency === 0 || distance > 2) return null
  const namesThings = (vocabulary.headings[term] ?? 0) > 0
  const believed = distance < 2 || word.length > 7 || (word.length > 4 && namesThings && word[0] === candidate[0])
  return believed ? { word: candidate, cost: distance + (namesThings ? 0 : 1), frequency } : null
}

const isBetter = (one: Candidate, other: Candidate) =>
  one.cost !== other.cost
    ? one.cost < other.cost
    : one.frequency !== other.frequency
      ? one.frequency > other.frequency
      : one.word < other.word

/** Letters changed, left out, put in, or two neighbours swapped. */
export function countEdits(one: string, other: string): number {
  let previous: number[] = []
  let current = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let edits = Math.min((current[j - 1] ?? 0) + (same ? 0 : 1), (current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) edits = Math.min(edits, (previous[j - 2] ?? 0) + 1)
      next.push(edits)
    }
    previous = current
    current = next
  }
  return current[other.length] ?? 0
}
