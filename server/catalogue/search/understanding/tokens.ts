import { lengthUnits } from '../../../../contract/length-units.ts'
import { splitWords, stemOf } from '../text/words.ts'
import { splitList } from './split-list.ts'
import { smallNumbers, tens } from './words/amounts.ts'
import { strokeWords } from './words/short-words.ts'

/** A piece of a text: a word, a number or a sign. `stem` is what phrases are looked up by. */
export type Token = {
  kind: 'word' | 'number' | 'sign'
  text: string
  stem: string
  /** Of the stem. */
  beginning: string
  value: number
  start: number
  end: number
}

/** The maximum number of characters of a text that are read. */
export const maxTextLength = 500
const maxWordLength = 40
export const beginningLength = 6

const numberWords = new Map([
  ...splitList(smallNumbers).map((word, n): [string, number] => [word, n]),
  ...splitList(tens).map((word, n): [string, number] => [word, (n + 2) * 10]),
])
const spoken = { u: 'you', television: 'tv', telly: 'tv', tele: 'tv', dinning: 'dining', peice: 'piece' }
export const isNumberWord = (word: string): boolean => numberWords.has(word)

/** Spellings that differ between countries, and parts of compounds that are often misspelt. */
const alike = new Map(
  Object.entries({
    gray: 'grey',
    color: 'colour',
    colored: 'coloured',
    center: 'centre',
    jewelry: 'jewellery',
    hrs: 'hour',
    hr: 'hour',
    ...spoken,
  }),
)

const dash = /(?<=[\p{N}k] ?)[-–—](?= ?[£\p{N}])/u.source
/** Words that follow a number which is no price; 'in' is more often a word than inches. */
const measured = splitList(
  `${lengthUnits.map(([, words]) => words).join(', ')}, x, ×, by [0-9], wide, high, tall, deep, long`,
)
  .filter((word) => word !== 'in')
  .join('|')
const signs = '[£$€"”“″\'’′×<>≤≥~+&*]'
/** The unit and the x of '120cmx60cm', '6ftx3ft' and 'W120xD60'. */
const joinedUnit = '(?:[cm]?m|ft|in|[hwdl])'
const joinedTimes = `(?<=[0-9])${joinedUnit}(?=x[hwdl]?[0-9])|(?<=[0-9]${joinedUnit}?)x(?=[hwdl]?[0-9])`
const fraction = '(?: (?:1/2|[12]/3|[13]/4|[1357]/8)(?![0-9]))?'
const spaces = ' \u00a0\u2009\u202f'
/** The first price of a range such as '£1 500-2 000' and '£500 to 1 000', but not of '£50-90 120', which has a size. */
const lowest = `[£$€] ?(?:[1-9][0-9]?[,${spaces}])?[0-9]{3}(?:[.,][0-9]{2})? ?(?:[-–—]|to|and|until|up to) ?`
/** '£1 500', but not '£50 200cm wide' or '£90 120x170'. */
const spacedPounds = `(?<=[£$€] ?|${lowest})[1-9][0-9]?[${spaces}][0-9]{3}(?:[.,][0-9]{2})?(?![0-9]|[.,][0-9]| ?(?:${measured})(?![a-z]))`
const strokes = new Map(
  Object.entries(strokeWords).flatMap(([word, list]) => splitList(list).map((short) => [short, word])),
)
/** 'W/' may stand right before a word; 'w/d/h' are sides. */
const stroke = `(?<![a-z0-9/])(?:(?:${[...strokes.keys()].filter((short) => !short.endsWith('/')).join('|')})(?![a-z/])|w/(?![hdl](?![a-z])))`
const plainPieces = new RegExp(
  `${joinedTimes}|${stroke}|[a-z]+(?:'[a-z]+)*|${spacedPounds}|[0-9]+(?:[.,][0-9]+)*${fraction}|${signs}|${dash}`,
  'giu',
)
const anyPieces = new RegExp(
  `${joinedTimes}|${stroke}|(?:\\p{L}\\p{M}*)+(?:['\u2019\u02bc](?:\\p{L}\\p{M}*)+)*|${spacedPounds}|\\p{N}+(?:[.,]\\p{N}+)*${fraction}|${signs}|${dash}`,
  'giu',
)
const isPlain = /^[\0-\x7f£]*$/

/** Separates letters from digits, so that '3-seater' and '3seater' are the same two tokens. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  const read = text.slice(0, maxTextLength)
  for (const { 0: piece, index } of read.matchAll(isPlain.test(read) ? plainPieces : anyPieces)) {
    const token = readPiece(piece, index)
    if (token) tokens.push(token)
  }
  return tokens
}

const isLetter = /^\p{L}/u
const isDigit = /^\p{N}/u
const isPlainWord = /^[a-z]+$/i

function readPiece(piece: string, start: number): Token | null {
  const end = start + piece.length
  if (isPlainWord.test(piece)) return { ...readWord(piece.toLowerCase().slice(0, maxWordLength)), start, end }
  if (isDigit.test(piece)) return readDigits(piece, { start, end })
  if (!isLetter.test(piece)) return readSign(piece, { start, end })
  const text = strokes.get(piece.toLowerCase()) ?? splitWords(piece).join('').slice(0, maxWordLength)
  return text === '' ? null : { ...readWord(text), start, end }
}

type Word = Omit<Token, 'start' | 'end'>

/** Words recur, and their stems are costly. */
const knownWords = new Map<string, Word>()
const maxKnown = 20_000

export function readWord(text: string): Word {
  const known = knownWords.get(text)
  if (known) return known
  const word: Word = { kind: 'word', ...spell(text), value: numberWords.get(text) ?? Number.NaN }
  if (knownWords.size < maxKnown) knownWords.set(text, word)
  return word
}

type Place = { start: number; end: number }

function readSign(sign: string, place: Place): Token {
  if (sign === '&') return { ...readWord('and'), ...place }
  return { kind: 'sign', text: sign, stem: '', beginning: '', value: Number.NaN, ...place }
}

/** '1,200' is a number, '1.5' too, and '2½' as '2 1/2'. */
function readDigits(piece: string, place: Place): Token {
  const plain = piece
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/, ' ')
    .normalize('NFKD')
    .replace('\u2044', '/')
  const joined = plain.replace(/[, ](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = plain.includes('/') ? readFraction(plain) : Number(joined)
  const text = plain.slice(0, maxWordLength)
  return { kind: 'number', text, ...beginWith(text), value: value < 1e7 ? value : Number.NaN, ...place }
}

/** The parts of a token that depend on the letters of a word. */
export const spell = (text: string) => ({ text, ...beginWith(lookupStem(text)) })
const beginWith = (stem: string) => ({ stem, beginning: stem.slice(0, beginningLength) })

function readFraction(text: string): number {
  const [, whole = '', above = '', below = ''] = /^(\d+) (\d)\/(\d{1,2})$/.exec(text) ?? []
  return whole === '' ? Number.NaN : Number(whole) + Number(above) / Number(below)
}

/** Singular and plural, and a number in words or digits, are looked up alike. */
export function lookupStem(word: string): string {
  const number = numberWords.get(word)
  if (number !== undefined) return String(number)
  const stem = stemOf(word).replace(/shelve$/, 'shelf')
  return alike.get(stem) ?? stem
}

/** The key of a phrase in look-ups. It ignores how the words are joined, and articles between them. */
export const keyOfPhrase = (phrase: string): string =>
  readTokens(phrase)
    .filter((token, i) => i === 0 || !isArticle(token))
    .map(partOfKey)
    .join('')
export const partOfKey = ({ kind, text, stem }: Token): string => (kind === 'sign' ? text : stem)

export const articles = /^(?:an?|the|my|our|your)$/
export const isArticle = ({ text }: Token): boolean => articles.test(text)
