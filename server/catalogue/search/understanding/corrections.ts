import type { Meaning } from './lexicon.ts'
import { findNeighbour } from './neighbours.ts'
import type { Reading } from './reading.ts'
import { lookUp, type Segment } from './segments.ts'
import { ordinary, shippedLexicon } from './shipped-lexicon.ts'
import { isKnownTo, type ShopVocabulary } from './shop-vocabulary.ts'
import { arrangeSpellings, findSpelling, type Spellings } from './spellings.ts'
import { splitList } from './split-list.ts'
import { isNumberWord, lookupStem, readWord, spell, type Token } from './tokens.ts'
import type { Correction } from './understood.ts'
import { countedNouns } from './words/phrases.ts'

const shippedSpellings: Spellings = arrangeSpellings(shippedLexicon.spellings)

/** A text with more unknown words is in another language rather than misspelt. */
const maxUnknown = 4
/** The maximum number of words of a text that are compared with others. */
const maxTried = 12

/** Corrects, in the reading's tokens, the words that neither the shop nor the trade knows. */
export function correctWords(reading: Reading, segments: Segment[], vocabulary: ShopVocabulary): Correction[] {
  const slips = segments.filter((segment) => mayBeSlip(reading.tokens[segment.from], segment, vocabulary))
  if (slips.filter(({ from }) => isUnknown(reading.tokens[from])).length > maxUnknown) return []
  const corrections: Correction[] = []
  for (const { from } of slips.slice(0, maxTried).toReversed()) {
    const token = reading.tokens[from]
    const instead = token ? correctWord(reading, from, token, vocabulary) : null
    if (!token || !instead) continue
    reading.tokens.splice(from, 1, ...instead)
    const to = instead.map(({ text }) => text).join(' ')
    corrections.unshift({ to, span: [token.start, token.end] })
  }
  return corrections
}

/** Whether a word has no known meaning and occurs in no text of the shop. */
function mayBeSlip(token: Token | undefined, { meanings }: Segment, vocabulary: ShopVocabulary): token is Token {
  if (token?.kind !== 'word' || meanings.length > 0) return false
  const { text, stem } = token
  return !shippedLexicon.words.has(text) && !shippedLexicon.words.has(stem) && !isKnownTo(vocabulary, token)
}

const minUnknownLength = 4
const isUnknown = (token: Token | undefined) =>
  token !== undefined && token.text.length >= minUnknownLength && !ordinary.has(token.text) && !ordinary.has(token.stem)

/** Corrects a short or ordinary word only if the correction and a word beside it name a thing: 'floor lamb'. */
function correctWord(reading: Reading, at: number, token: Token, vocabulary: ShopVocabulary): Token[] | null {
  const neighbour = findNeighbour(reading, at)
  if (neighbour) return [{ ...token, ...spell(neighbour) }]
  if (!isUnknown(token)) return null
  const split = splitWord(reading, token, vocabulary)
  if (split) return split
  const text = findSpelling(reading, [shippedSpellings, vocabulary.spellings], token.text)
  return text === null ? null : [{ ...token, ...spell(text) }]
}

const minPartLength = 3

/** 'Greysofa' is two words, each of which says something, and 'twoseatersofa' three. */
function splitWord(reading: Reading, token: Token, vocabulary: ShopVocabulary): Token[] | null {
  const { text } = token
  const saysMuch = (part: string) => {
    reading.steps++
    return longCountedNouns.has(part) || lookUp([vocabulary.lexicon, shippedLexicon], lookupStem(part)).some(isTelling)
  }
  for (let at = minPartLength; at <= text.length - minPartLength; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)]
    if (isNumberWord(first)) {
      const [number, noun] = cutToken(token, at)
      const rest = longCountedNouns.has(second) ? [noun] : splitWord(reading, noun, vocabulary)
      if (rest && longCountedNouns.has(rest[0]?.text ?? '')) return [number, ...rest]
    } else if (saysMuch(second) && saysMuch(first)) return cutToken(token, at)
  }
  return null
}

function cutToken(token: Token, at: number): [Token, Token] {
  const { text, start, end } = token
  const middle = Math.min(start + at, end)
  return [
    { ...readWord(text.slice(0, at)), start, end: middle },
    { ...readWord(text.slice(at)), start: middle, end },
  ]
}

/** '3seatersofa' is of three seats. */
const longCountedNouns = new Set(
  Object.values(countedNouns)
    .flatMap(splitList)
    .filter((noun) => noun.length > minPartLength),
)

const tellingKinds: Meaning['kind'][] = ['thing', 'colour', 'material', 'bedSize', 'audience']
const isTelling = ({ kind }: Meaning) => tellingKinds.includes(kind)
