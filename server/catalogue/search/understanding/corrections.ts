import type { Meaning } from './lexicon.ts'
import type { Reading } from './reading.ts'
import { lookUp, type Segment } from './segments.ts'
import { ordinary, shippedLexicon } from './shipped-lexicon.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { arrangeSpellings, findSpelling, type Spellings } from './spellings.ts'
import { lookupStem, spell, type Token } from './tokens.ts'
import type { Correction } from './understood.ts'

const shippedSpellings: Spellings = arrangeSpellings(shippedLexicon.spellings)

/** More unknown words than these are no misspellings but another language. */
const mostUnknown = 4

/** Corrects, in the reading's tokens, the words that neither the shop nor the trade knows. */
export function correctWords(reading: Reading, segments: Segment[], vocabulary: ShopVocabulary): Correction[] {
  const unknown = segments.filter((segment) => isUnknown(reading.tokens[segment.from], segment, vocabulary))
  if (unknown.length > mostUnknown) return []
  const corrections: Correction[] = []
  for (const { from } of unknown.toReversed()) {
    const token = reading.tokens[from]
    const instead = token ? correctWord(reading, token, vocabulary) : null
    if (!token || !instead) continue
    reading.tokens.splice(from, 1, ...instead)
    const to = instead.map(({ text }) => text).join(' ')
    corrections.unshift({ typed: token.text, to, span: [token.start, token.end] })
  }
  return corrections
}

function isUnknown(token: Token | undefined, { meanings }: Segment, vocabulary: ShopVocabulary): token is Token {
  if (token?.kind !== 'word' || meanings.length > 0 || token.text.length < 4) return false
  const { text, stem } = token
  if (ordinary.has(text) || ordinary.has(stem) || shippedLexicon.words.has(text)) return false
  if (shippedLexicon.words.has(stem) || vocabulary.lexicon.words.has(text)) return false
  return !vocabulary.products.isInNames(stem) && !vocabulary.products.isInTexts(text)
}

function correctWord(reading: Reading, token: Token, vocabulary: ShopVocabulary): Token[] | null {
  const split = splitWord(reading, token, vocabulary)
  if (split) return split
  const text = findSpelling(reading, [shippedSpellings, vocabulary.spellings], token.text)
  return text === null ? null : [{ ...token, ...spell(text) }]
}

const shortestPart = 3

/** 'Greysofa' is two words, each of which says something. */
function splitWord(reading: Reading, token: Token, { lexicon }: ShopVocabulary): Token[] | null {
  const { text, start, end } = token
  const saysMuch = (part: string) => {
    reading.steps++
    return lookUp([lexicon, shippedLexicon], lookupStem(part)).some(isTelling)
  }
  for (let at = shortestPart; at <= text.length - shortestPart; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)]
    if (!saysMuch(second) || !saysMuch(first)) continue
    const middle = Math.min(start + at, end)
    return [
      { ...token, ...spell(first), end: middle },
      { ...token, ...spell(second), start: middle },
    ]
  }
  return null
}

const telling: Meaning['kind'][] = ['thing', 'colour', 'material', 'bedSize', 'audience']
const isTelling = ({ kind }: Meaning) => telling.includes(kind)
