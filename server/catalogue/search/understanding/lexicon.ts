import { writePlural } from './plural.ts'
import { beginningLength, keyOfPhrase, readTokens } from './tokens.ts'
import type { Dimension, Flag, Relative } from './understood.ts'
import type { Family, Shade, Tone } from './words/colours.ts'
import type { Feature } from './words/features.ts'
import type { BedSize, Shape } from './words/phrases.ts'
import type { Topic } from './words/questions.ts'

/** A meaning of a phrase. The reader chooses among them by the words beside the phrase. */
export type Meaning =
  /** `others`: what staff also mean by the word. */
  | { kind: 'thing'; thing: string; others?: string[] }
  | ColourMeaning
  | { kind: 'material'; name: string; family: string }
  | { kind: 'bedSize'; size: BedSize; sure: boolean }
  | { kind: 'relative'; dimension: Dimension; end: Relative }
  | { kind: 'flag'; flag: Flag }
  | { kind: 'shape'; shape: Shape }
  | { kind: 'cheap' | 'dear' }
  /** `isRoom`: describes a room, where other things stand as well. */
  | { kind: 'audience'; who: 'kids' | 'baby'; isRoom: boolean }
  | { kind: 'feature'; feature: Feature }
  | { kind: 'room' | 'person' | 'praise' }
  | { kind: 'question'; topic: Topic; asks: 'always' | 'alone' | 'inQuestions' }
  | { kind: 'joint'; role: 'for' | 'with' | 'and' }
  | { kind: 'filler' }
  | { kind: 'category'; id: number; name: string; route: string; whole: boolean }
  | { kind: 'subCategory'; uuid: string; name: string; route: string; whole: boolean }
  | { kind: 'brand' | 'range'; uuid: string; name: string; whole: boolean }
  | { kind: 'value'; propertyId: number; id: number; name: string }
/** `tone`: a warm grey, a cool white. */
type ColourMeaning = {
  kind: 'colour'
  name: string
  family: Family
  shade: Shade | null
  tone?: Tone
  near: Family[]
  sure: boolean
}
export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>

export type Lexicon = {
  meanings: Map<string, Meaning[]>
  /** The first letters of the phrases: a quick test, because most words begin no phrase. */
  beginnings: Set<string>
  /** Candidates for misspellings, with their likelihood: words of phrases, and phrases written as one word. */
  spellings: Map<string, number>
  /** All words of its phrases: none of them is a misspelling. */
  words: Set<string>
  /** Phrases that are searched literally, whatever they mean in another lexicon. */
  plain: Set<string>
}

/** The maximum number of words in which people write a phrase. */
export const maxPhraseWords = 6

export const createLexicon = (): Lexicon => ({
  meanings: new Map(),
  beginnings: new Set(),
  spellings: new Map(),
  words: new Set(),
  plain: new Set(),
})

export function addPhrases(lexicon: Lexicon, phrases: string[], meaning: Meaning) {
  for (const phrase of phrases) addPhrase(lexicon, phrase, meaning)
}

export function addPhrase(lexicon: Lexicon, phrase: string, meaning: Meaning) {
  const key = keyOfPhrase(phrase)
  if (key === '') return
  const known = lexicon.meanings.get(key)
  if (!known) {
    lexicon.meanings.set(key, [meaning])
    addBeginnings(lexicon, key)
  }
  if (known && !known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) known.push(meaning)
  for (const { text } of readTokens(phrase)) lexicon.words.add(text)
  const isTelling =
    !(meaning.kind === 'question' && meaning.asks === 'inQuestions') &&
    !['filler', 'joint', 'person', 'praise'].includes(meaning.kind)
  if (isTelling && !(meaning.kind === 'colour' && !meaning.sure)) addSpellings(lexicon, phrase, meaning)
}

/** A phrase that is searched literally. */
export function addPlain(lexicon: Lexicon, phrase: string) {
  const key = keyOfPhrase(phrase)
  lexicon.plain.add(key)
  addBeginnings(lexicon, key)
  for (const { text } of readTokens(phrase)) lexicon.words.add(text)
}

function addBeginnings({ beginnings }: Lexicon, key: string) {
  for (let length = 1; length <= beginningLength; length++) beginnings.add(key.slice(0, length))
}

/** A word of a longer phrase counts less than one that means something by itself, and a short one not at all. */
const minPartLength = 6
const minJoinedLength = 7

function addSpellings({ spellings }: Lexicon, phrase: string, meaning: Meaning) {
  const words = readTokens(phrase).flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
  const [first = ''] = words
  const raise = (word: string, count: number) => spellings.set(word, Math.max(count, spellings.get(word) ?? 0))
  if (words.length === 1) {
    raise(first, meaning.kind === 'thing' || meaning.kind === 'material' ? 3 : 2)
    // 'Curtens' are two slips from curtains, and three from a curtain.
    if (meaning.kind === 'thing' && first.length >= minPartLength && !first.endsWith('s')) raise(writePlural(first), 3)
  }
  if (words.length > 1) {
    for (const word of words) if (word.length >= minPartLength) raise(word, 0)
    if (words.join('').length >= minJoinedLength) raise(words.join(''), 1)
  }
}
