import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { countNouns, hundreds, roughNumbers, slang, thousands, units } from './phrase-tables.ts'

/** `isMoney`: written as '2k', 'two grand' or 'a tenner', which always mean money. `scale`: the 100 of 'seven hundred', else 1. */
export type NumberRead = { n: number; isMoney: boolean; scale: number }

/** '1,200', '1.5k', 'two thousand five hundred', 'a thousand', 'two and a half thousand'. */
export function readNumber(reading: Reading, at: number): Match<NumberRead> | null {
  const token = reading.tokens[at]
  if (!token) return null
  const rough = readRough(reading, at)
  if (rough) return rough
  if (token.kind === 'number') return Number.isNaN(token.value) ? null : multiply(reading, token.value, at + 1)
  if (token.text === 'a' && /^(?:metre|meter|yard)s?$/.test(reading.tokens[at + 1]?.text ?? ''))
    return { value: { n: 1, isMoney: false, scale: 1 }, next: at + 1 }
  return token.text === 'a' || !Number.isNaN(token.value) ? readWords(reading, at) : null
}

/** 'A couple of hundred', 'half a grand', 'a few thousand', 'half a metre', 'a tenner'. */
function readRough(reading: Reading, from: number): Match<NumberRead> | null {
  const at = reading.tokens[from]?.text === 'a' ? from + 1 : from
  const notes = matchPhrase(slang, reading, at)
  if (notes) return { value: { n: notes.value, isMoney: true, scale: 1 }, next: notes.next }
  const rough = matchPhrase(roughNumbers, reading, at)
  if (!rough) return null
  const isOne = reading.tokens[rough.next]?.text === 'a'
  const unit = isOne ? rough.next + 1 : rough.next
  if (matchPhrase(units, reading, unit)) return { value: { n: rough.value, isMoney: false, scale: 1 }, next: unit }
  const scaled = multiply(reading, rough.value, unit)
  return scaled.value.n >= 100 ? { ...scaled, value: { ...scaled.value, isMoney: true } } : null
}

function multiply(reading: Reading, whole: number, after: number): Match<NumberRead> {
  const { value: n, next } = addHalf(reading, whole, after)
  const scale = readScale(reading, next)
  if (scale) {
    const isHalfMore = isAndHalf(reading, scale.next)
    const value = { n: (isHalfMore ? n + 0.5 : n) * scale.value, isMoney: scale.value === 1000, scale: scale.value }
    return { value, next: isHalfMore ? scale.next + halfLength : scale.next }
  }
  const notes = n > 1 ? matchPhrase(slang, reading, next) : null
  if (notes) return { value: { n: n * notes.value, isMoney: true, scale: notes.value }, next: notes.next }
  return { value: { n, isMoney: false, scale: 1 }, next }
}

const readScale = (reading: Reading, at: number): Match<number> | null =>
  matchPhrase(thousands, reading, at) ?? matchPhrase(hundreds, reading, at)

/** Only before what a half can be of: a thousand, or a metre. */
function addHalf(reading: Reading, n: number, at: number): Match<number> {
  const next = at + halfLength
  const isOne = isAndHalf(reading, at) && (readScale(reading, next) ?? matchPhrase(units, reading, next)) !== null
  return isOne ? { value: n + 0.5, next } : { value: n, next: at }
}

const halfWords = ['and', 'a', 'half']
export const halfLength = halfWords.length

/** 'And a half', but not 'and a half price stool'. */
export const isAndHalf = ({ tokens }: Reading, at: number): boolean =>
  halfWords.every((word, i) => tokens[at + i]?.text === word) && tokens[at + halfLength]?.text !== 'price'

const maxParts = 4

/** 'Two thousand five hundred and fifty' is read in parts that become smaller. */
function readWords(reading: Reading, at: number): Match<NumberRead> | null {
  let total = 0
  let isMoney = false
  let next = at
  let scale = Number.POSITIVE_INFINITY
  let first = 1
  for (let part = 0; part < maxParts; part++) {
    const small = part === 0 ? readFirst(reading, at) : readPart(reading, next)
    if (!small) break
    const scaled = multiply(reading, small.value, small.next)
    if (scaled.value.n >= scale) break
    total += scaled.value.n
    isMoney ||= scaled.value.isMoney
    next = scaled.next
    scale = scaled.value.n / small.value
    if (part === 0) first = scaled.value.scale
    if (scale < 100) break
  }
  return next === at || (reading.tokens[at]?.text === 'a' && total === 1)
    ? null
    : { value: { n: total, isMoney, scale: first }, next }
}

const readFirst = (reading: Reading, at: number): Match<number> | null =>
  reading.tokens[at]?.text === 'a' ? { value: 1, next: at + 1 } : readSmall(reading, at)

/** The fifty of 'two hundred and fifty', but not the two of 'a thousand and two seater'. */
function readPart(reading: Reading, at: number): Match<number> | null {
  const isJoined = reading.tokens[at]?.text === 'and'
  const small = readSmall(reading, isJoined ? at + 1 : at)
  return small && matchPhrase(countNouns, reading, small.next) ? null : small
}

function readSmall(reading: Reading, at: number): Match<number> | null {
  const first = reading.tokens[at]
  if (first?.kind !== 'word' || Number.isNaN(first.value)) return null
  const second = reading.tokens[at + 1]
  const isTens = first.value >= 20 && second?.kind === 'word' && second.value > 0 && second.value < 10
  return isTens ? { value: first.value + second.value, next: at + 2 } : { value: first.value, next: at + 1 }
}
