import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { shippedLexicon } from '../shipped-lexicon.ts'
import type { Finding } from './finding.ts'
import { halfLength, isAndHalf } from './number.ts'
import { isPartOfThing } from './numbered-thing.ts'
import { countNouns, countVerbs, ranges } from './phrase-tables.ts'

const maxCount = 24

/** '2 seater', '2-3 seater', 'three door', 'seats 4', 'set of 3', 'with 4 chairs', 'for 6'. */
export const readCount = (reading: Reading, from: number): Finding | null =>
  readOver(reading, from) ??
  readSuite(reading, from) ??
  readTriple(reading, from) ??
  readNumberAndNoun(reading, from) ??
  readVerbAndNumber(reading, from) ??
  readForNumber(reading, from)

/** A triple wardrobe has three doors. */
function readTriple({ tokens }: Reading, from: number): Finding | null {
  if (!/^(?:triple|treble)$/.test(tokens[from]?.text ?? '') || !tokens.some(({ stem }) => stem === 'wardrobe'))
    return null
  return { from, to: from + 1, kind: 'count', what: 'doors', counts: [3] }
}

/** A chest of '2 over 3' has five drawers. */
function readOver(reading: Reading, from: number): Finding | null {
  const [above, below] = [countAt(reading, from), countAt(reading, from + 2)]
  if (above === null || below === null || reading.tokens[from + 1]?.text !== 'over') return null
  const noun = matchPhrase(countNouns, reading, from + 3)
  if (noun ? noun.value !== 'drawers' : !reading.tokens.some(({ stem }) => stem === 'chest' || stem === 'drawer'))
    return null
  return { from, to: noun?.next ?? from + 3, kind: 'count', what: 'drawers', counts: [above + below] }
}

/** Sofas for '3+2' people, or the '3 and 2 seater'. */
function readSuite(reading: Reading, from: number): Finding | null {
  const [one, other] = [countAt(reading, from), countAt(reading, from + 2)]
  const joint = reading.tokens[from + 1]?.text
  if (one === null || other === null || !(joint === '+' || joint === 'and')) return null
  const noun = matchPhrase(countNouns, reading, from + 3)
  const isSofa = joint === '+' && reading.tokens.some(({ stem }) => /^(?:sofa|settee|couch|suite)$/.test(stem))
  if (noun ? noun.value !== 'seats' : !isSofa) return null
  const counts = [...new Set([one, other])].sort((a, b) => a - b)
  return { from, to: noun?.next ?? from + 3, kind: 'count', what: 'seats', counts }
}

function readNumberAndNoun(reading: Reading, from: number): Finding | null {
  const whole = readCounts(reading, from)
  if (!whole) return null
  const isMore = isAndHalf(reading, whole.next)
  const at = whole.next + (isMore ? halfLength : 0)
  const noun = matchPhrase(countNouns, reading, at)
  if (!noun || isPartOfThing(reading, whole.next - 1)) return null
  const counts = isMore ? whole.value.map((n) => n + 0.5) : whole.value
  const stem = reading.tokens[at]?.stem ?? ''
  if (stem === 'chair' && !isAfterJoint(reading, from)) return null
  if (stem === 'light' && isColour(reading, at + 1)) return null
  return { from, to: noun.next, kind: 'count', what: noun.value, counts }
}

function readVerbAndNumber(reading: Reading, from: number): Finding | null {
  const verb = matchPhrase(countVerbs, reading, from)
  const number = verb && readCounts(reading, verb.next)
  if (!verb || !number) return null
  const { value: counts, next } = number
  const more = matchPhrase(countNouns, reading, next)
  const isPeople = more?.value === 'seats' && reading.tokens[next]?.stem !== 'chair'
  return { from, to: isPeople ? more.next : next, kind: 'count', what: verb.value, counts }
}

/** Words that may follow 'for six'. Any other word may be a noun that the number counts. */
const goesOn = /^(?:in|with|under|below|less|up|max|around|over|not|but|no|that|which|please|made)$/

/** A table for six, or for six to eight. */
function readForNumber(reading: Reading, from: number): Finding | null {
  if (reading.tokens[from - 1]?.text !== 'for') return null
  const number = readCounts(reading, from)
  const after = reading.tokens[number?.next ?? 0]
  if (!number || (number.value[0] ?? 0) < 2 || (after && !goesOn.test(after.text))) return null
  return { from, to: number.next, kind: 'count', what: 'seats', counts: number.value }
}

/** '3', '2-3', 'two or three', and '2/3', whose stroke is no token. */
function readCounts(reading: Reading, at: number): Match<number[]> | null {
  const first = countAt(reading, at)
  if (first === null) return null
  const joint = reading.tokens[at + 1]?.text === 'or' ? at + 2 : matchPhrase(ranges, reading, at + 1)?.next
  const last = countAt(reading, joint ?? at + 1)
  const isRange = last !== null && (joint ? first < last : first > 1 && first + 1 === last)
  if (!isRange) return { value: [first], next: at + 1 }
  const counts = Array.from({ length: Math.floor(last - first) + 1 }, (_, i) => first + i)
  return { value: counts, next: (joint ?? at + 1) + 1 }
}

function countAt({ tokens }: Reading, at: number): number | null {
  const value = tokens[at]?.value ?? Number.NaN
  return Number.isInteger(value * 2) && value >= 1 && value <= maxCount ? value : null
}

/** Whether chairs belong to another thing: 'table with 6 chairs', 'dining set 6 chairs'. */
const isAfterJoint = ({ tokens }: Reading, at: number) =>
  /^(?:with|and|plus|w|\+|set|table)$/.test(tokens[at - 1]?.text ?? '')

const isColour = ({ tokens }: Reading, at: number) =>
  (shippedLexicon.meanings.get(tokens[at]?.stem ?? '') ?? []).some(({ kind }) => kind === 'colour')
