import { learnWord, nameTerm, type Vocabulary } from '../storage/vocabulary.ts'
import { findWord, maxWordLength } from '../storage/word-table.ts'
import { splitProse } from './words.ts'

/** The terms of a text's words, as `splitProse` splits them: see there. */
export const learnText = (vocabulary: Vocabulary, text: string): number[] =>
  learnPlain(vocabulary, text) ?? splitProse(text).map((word) => learnWord(vocabulary, word))

let letters = new Uint8Array(4096)

const [none, letter, digit] = [0, 1, 2]
const [apostrophe, hyphen] = [39, 45]

/** Null for a text with characters beyond ASCII, whose words have to be folded. */
function learnPlain(vocabulary: Vocabulary, text: string): number[] | null {
  if (letters.length < text.length) letters = new Uint8Array(2 * text.length)
  const terms: number[] = []
  let [at, start, compound, kind] = [0, 0, -1, none]
  for (let i = 0; i <= text.length; i++) {
    const raw = i < text.length ? text.charCodeAt(i) : 32
    if (raw > 127) return null
    const code = raw >= 65 && raw <= 90 ? raw + 32 : raw
    const own = isLetter(code) ? letter : code >= 48 && code <= 57 ? digit : none
    if (raw === apostrophe && kind === letter && isBeforeLetter(text, i)) continue
    if (own !== kind) {
      if (kind !== none) terms.push(termOf(vocabulary, start, at))
      const isJoined = kind === letter && raw === hyphen && isBeforeLetter(text, i)
      if (isJoined && compound < 0) compound = start
      if (kind === letter && !isJoined && compound >= 0) {
        terms.push(termOf(vocabulary, compound, at))
        compound = -1
      }
      start = at
      kind = own
    }
    if (own !== none) letters[at++] = code
  }
  return terms
}

const isLetter = (code: number) => code >= 97 && code <= 122
const isBeforeLetter = (text: string, i: number) => isLetter(text.charCodeAt(i + 1) | 32)

function termOf(vocabulary: Vocabulary, from: number, to: number): number {
  if (to - from > maxWordLength)
    return learnWord(vocabulary, Buffer.from(letters.subarray(from, to)).toString('latin1'))
  const known = findWord(vocabulary.plain, letters, from, to)
  return known < 0 ? nameTerm(vocabulary, letters, from, to) : known
}
