import { mayBeNear, signatureOf } from '../text/signature.ts'
import { countEdits } from '../text/spelling.ts'
import type { Reading } from './reading.ts'

/** Candidates for corrections by their length, with their frequencies. */
export type Spellings = { byLength: Words[] }
type Words = { words: string[]; signatures: number[]; counts: number[] }

/** An unknown word is compared with no more words than these: a shop with more has its rarest left out. */
const maxCompared = 40_000
const maxLength = 40

export function arrangeSpellings(counts: Iterable<readonly [word: string, count: number]>): Spellings {
  const byLength: Words[] = Array.from({ length: maxLength + 3 }, () => ({ words: [], signatures: [], counts: [] }))
  for (const [word, count] of counts) {
    const alike = byLength[word.length]
    const signature = signatureOf(word)
    if (!alike || signature === 0) continue
    alike.words.push(word)
    alike.signatures.push(signature)
    alike.counts.push(count)
  }
  return { byLength }
}

/** From this count on, a word is a candidate for a short misspelling even if the two sound different. */
const likelyCount = 3

/** One slip in a word this long seldom makes another word. */
const longWord = 8

type Candidate = { word: string; cost: number; count: number }

/**
 * One edit for four letters and more, the first letter kept in a short word; two for long words, and for words that sound
 * alike ('buckle' for 'bouclé').
 */
export function findSpelling(reading: Reading, dictionaries: Spellings[], word: string): string | null {
  const signature = signatureOf(word)
  if (word.length < 4 || word.length > maxLength || signature === 0) return null
  let best: Candidate | null = null
  let compared = 0
  for (const { byLength } of dictionaries) {
    for (let length = word.length - 2; length <= word.length + 2; length++) {
      const { words = [], signatures = [], counts = [] } = byLength[length] ?? {}
      for (let i = 0; i < words.length && compared < maxCompared; i++) {
        compared++
        if (!mayBeNear(signature, signatures[i] ?? 0, 2)) continue
        const candidate = judge(reading, word, words[i] ?? '', counts[i] ?? 0)
        if (candidate && (!best || isBetter(candidate, best))) best = candidate
      }
    }
  }
  reading.steps += compared
  return best?.word ?? null
}

function judge(reading: Reading, word: string, other: string, count: number): Candidate | null {
  reading.steps += other.length
  const edits = countEdits(word, other)
  if (edits > 2 || edits === 0 || (edits > 1 && count === 0)) return null
  const beginsAlike = word[0] === other[0]
  if (edits === 2 && (!beginsAlike || word.length < 5)) return null
  const sounds = soundOf(word) === soundOf(other)
  if (!beginsAlike && !sounds && word.length < 6) return null
  const isSlip = edits === 1 && beginsAlike && word.length >= longWord
  if (!sounds && (count === 0 ? !isSlip : word.length < 6 && count < likelyCount)) return null
  if (edits === 2 && word.length < 9 && !sounds) return null
  return { word: other, cost: edits * 2 - (sounds ? 1 : 0) - (count >= likelyCount ? 1 : 0), count }
}

const isBetter = (one: Candidate, other: Candidate) =>
  one.cost !== other.cost
    ? one.cost < other.cost
    : one.count !== other.count
      ? one.count > other.count
      : one.word < other.word

/** The consonants that are heard, and whether a vowel comes first: 'sofer' is 'sofa', 'chaze' is 'chaise', 'unde' no 'nude'. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[ckq]/g, 'k')
    .replace(/[sz]/g, 's')
    .replace(/(?<=[aeiou])r(?=s?$)/, '')
    .replace(/^[aeiou]/, '-')
    .replace(/[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1')
