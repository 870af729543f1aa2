import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { hundreds, roughNumbers, slang, thousands } from './phrase-tables.ts'

/** `isMoney`: written as '2k', 'two grand' or 'a tenner', which always mean money. */
export type NumberRead = { n: number; isMoney: boolean }

/** '1,200', '1.5k', 'two thousand five hundred', 'a thousand'. */
export function readNumber(reading: Reading, at: number): Match<NumberRead> | null {
  const token = reading.tokens[at]
  if (!token) return null
  const rough = readRough(reading, at)
  if (rough) return rough
  if (token.kind === 'number') return Number.isNaN(token.value) ? null : multiply(reading, token.value, at + 1)
  if (token.text === 'a' && /^(?:metre|meter|yard)s?$/.test(reading.tokens[at + 1]?.text ?? ''))
    return { value: { n: 1, isMoney: false }, next: at + 1 }
  if (token.text === 'a' || token.text === 'one') {
    const scaled = multiply(reading, 1, at + 1)
    if (scaled.value.n > 1 || token.text === 'one') return scaled
    return null
  }
  return Number.isNaN(token.value) ? null : readWords(reading, at)
}

/** 'A couple of hundred', 'half a grand', 'a few thousand', 'a tenner'. */
function readRough(reading: Reading, from: number): Match<NumberRead> | null {
  const at = reading.tokens[from]?.text === 'a' ? from + 1 : from
  const notes = matchPhrase(slang, reading, at)
  if (notes) return { value: { n: notes.value, isMoney: true }, next: notes.next }
  const rough = matchPhrase(roughNumbers, reading, at)
  if (!rough) return null
  const isOne = reading.tokens[rough.next]?.text === 'a'
  const scaled = multiply(reading, rough.value, isOne ? rough.next + 1 : rough.next)
  return scaled.value.n >= 100 ? { ...scaled, value: { ...scaled.value, isMoney: true } } : null
}

function multiply(reading: Reading, n: number, next: number): Match<NumberRead> {
  const thousand = matchPhrase(thousands, reading, next)
  if (thousand) return { value: { n: n * thousand.value, isMoney: true }, next: thousand.next }
  const notes = n > 1 ? matchPhrase(slang, reading, next) : null
  if (notes) return { value: { n: n * notes.value, isMoney: true }, next: notes.next }
  const hundred = matchPhrase(hundreds, reading, next)
  if (hundred) return { value: { n: n * hundred.value, isMoney: false }, next: hundred.next }
  return { value: { n, isMoney: false }, next }
}

const mostParts = 4

/** 'two thousand five hundred' is read in parts that become smaller. */
function readWords(reading: Reading, at: number): Match<NumberRead> | null {
  let total = 0
  let isMoney = false
  let next = at
  for (let part = 0; part < mostParts; part++) {
    const small = readSmall(reading, next)
    if (!small) break
    const scaled = multiply(reading, small.value, small.next)
    if (part > 0 && (total < 1000 || scaled.value.n >= 1000)) break
    total += scaled.value.n
    isMoney ||= scaled.value.isMoney
    next = scaled.next
    if (scaled.next === small.next) break
  }
  return next === at ? null : { value: { n: total, isMoney }, next }
}

function readSmall(reading: Reading, at: number): Match<number> | null {
  const first = reading.tokens[at]
  if (first?.kind !== 'word' || Number.isNaN(first.value)) return null
  const second = reading.tokens[at + 1]
  const isTens = first.value >= 20 && second?.kind === 'word' && second.value > 0 && second.value < 10
  return isTens ? { value: first.value + second.value, next: at + 2 } : { value: first.value, next: at + 1 }
}
