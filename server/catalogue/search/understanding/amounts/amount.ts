import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { shippedLexicon } from '../shipped-lexicon.ts'
import type { DimensionWord } from '../words/amounts.ts'
import { halfLength, isAndHalf, type NumberRead, readNumber } from './number.ts'
import { isPartOfThing } from './numbered-thing.ts'
import { comparators, countNouns, currencyAfter, currencyBefore, dimensions, times, units } from './phrase-tables.ts'

/** Money in pence, a length in cm, or a number without a unit. */
export type Amount = {
  kind: 'money' | 'length' | 'plain'
  value: number
  side: DimensionWord | null
  /** Beds are sold by the foot. */
  feet: number | null
  /** The length of the named unit, in cm. */
  unit: number | null
  /** The hundred or thousand of its number, else 1. */
  scale: number
}

const inch = 2.54
const foot = 30.48
const metre = 100

export function readAmount(reading: Reading, at: number): Match<Amount> | null {
  const currency = matchPhrase(currencyBefore, reading, at)
  const number = readNumber(reading, currency?.next ?? at)
  if (!number) return null
  const { n, isMoney, scale } = number.value
  const after = matchPhrase(currencyAfter, reading, number.next)
  if (currency || after || isMoney) {
    const value = Math.round(n * 100)
    return {
      value: { kind: 'money', value, side: null, feet: null, unit: null, scale },
      next: after?.next ?? number.next,
    }
  }
  return readLength(reading, number.value, number.next) ?? readPlain(reading, number.value, number.next)
}

function readPlain(reading: Reading, { n, scale }: NumberRead, at: number): Match<Amount> {
  const side = readSide(reading, at)
  const kind = side ? 'length' : 'plain'
  // '85H cm'.
  const isLetter = side !== null && reading.tokens[at]?.text.length === 1
  const unit = isLetter && isUnit(reading, n, side.next) ? matchPhrase(units, reading, side.next) : null
  if (side && unit) {
    const value = n * unit.value
    return { value: { kind, value, side: side.value, feet: null, unit: unit.value, scale }, next: unit.next }
  }
  return { value: { kind, value: n, side: side?.value ?? null, feet: null, unit: null, scale }, next: side?.next ?? at }
}

function readLength(reading: Reading, { n: whole, scale }: NumberRead, at: number): Match<Amount> | null {
  const unit = matchPhrase(units, reading, at)
  if (!unit || !isUnit(reading, whole, at)) return null
  const isHalfMore = isAndHalf(reading, unit.next)
  const n = isHalfMore ? whole + 0.5 : whole
  const end = isHalfMore ? unit.next + halfLength : unit.next
  const more = readSmaller(reading, unit.value, end)
  const value = n * unit.value + (more?.value ?? 0)
  const side = readSide(reading, more?.next ?? end)
  const feet = unit.value === foot ? n + (more?.value ?? 0) / foot : null
  const next = side?.next ?? more?.next ?? end
  return { value: { kind: 'length', value, side: side?.value ?? null, feet, unit: unit.value, scale }, next }
}

/** The second part of a length, in cm: the inches of '6ft 6', or the centimetres of '1m 20cm'. */
function readSmaller(reading: Reading, unit: number, at: number): Match<number> | null {
  if (unit === metre) return readCentimetres(reading, at)
  const inches = unit === foot ? readInches(reading, at) : null
  return inches && { value: inches.value * inch, next: inches.next }
}

/** The second part of '1m 20cm', '1 metre 20' and '1m50'; 'sofa 2m 90cm deep' has two sides. */
function readCentimetres(reading: Reading, at: number): Match<number> | null {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]]
  if (token?.kind !== 'number' || !(token.value >= 10 && token.value < 100)) return null
  const unit = matchPhrase(units, reading, at + 1)
  if (unit && unit.value !== 1) return null
  const next = unit?.next ?? at + 1
  const isJoined = before?.end === token.start
  if (matchPhrase(countNouns, reading, next) || (!isJoined && matchPhrase(times, reading, next))) return null
  const side = readSide(reading, next)?.value
  return isJoined || (side !== 'depth' && side !== 'height') ? { value: token.value, next } : null
}

/** 'In' is more often a word than inches: not in '1200 in grey'. */
function isUnit({ tokens }: Reading, n: number, at: number): boolean {
  if (tokens[at]?.text !== 'in') return true
  const meanings = shippedLexicon.meanings.get(tokens[at + 1]?.stem ?? '') ?? []
  return n >= 4 && n <= 150 && !meanings.some(({ kind }) => kind === 'colour' || kind === 'material')
}

/** The second part of '6ft 6' and 'six foot six'. */
function readInches(reading: Reading, at: number): Match<number> | null {
  const token = reading.tokens[at]
  if (!token || !(token.value < 12) || isPartOfThing(reading, at)) return null
  const unit = matchPhrase(units, reading, at + 1)
  if (unit) return unit.value === inch ? { value: token.value, next: unit.next } : null
  if (matchPhrase(countNouns, reading, at + 1)) return null
  // '5ft3 x 7ft7', but not '5ft 3 x 7'.
  const isJoined = reading.tokens[at - 1]?.end === token.start
  return !isJoined && matchPhrase(times, reading, at + 1) ? null : { value: token.value, next: at + 1 }
}

function readSide(reading: Reading, at: number): Match<DimensionWord> | null {
  const side = matchPhrase(dimensions, reading, at)
  const follows = reading.tokens[side?.next ?? 0]?.stem ?? ''
  return side && !/^shap/.test(follows) ? side : null
}

/** A letter is a side only before a number or a comparator: 'H 70', 'H under 70'. */
export function readSideBefore(reading: Reading, at: number): Match<DimensionWord> | null {
  const isWord = (reading.tokens[at]?.text.length ?? 0) > 1
  const isMeasured = reading.tokens[at + 1]?.kind === 'number' || matchPhrase(comparators, reading, at + 1) !== null
  return isWord || isMeasured ? readSide(reading, at) : null
}
