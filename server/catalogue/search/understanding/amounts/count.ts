import { matchPhrase, type Reading } from '../reading.ts'
import { shippedLexicon } from '../shipped-lexicon.ts'
import type { Finding } from './finding.ts'
import { halfLength, isAndHalf } from './number.ts'
import { isPartOfThing } from './numbered-thing.ts'
import { countNouns, countVerbs } from './phrase-tables.ts'

const most = 24

/** '2 seater', 'three door', 'seats 4', 'set of 3', 'with 4 chairs', 'for 6'. */
export const readCount = (reading: Reading, from: number): Finding | null =>
  readOver(reading, from) ??
  readTriple(reading, from) ??
  readNumberAndNoun(reading, from) ??
  readVerbAndNumber(reading, from) ??
  readForNumber(reading, from)

/** A triple wardrobe has three doors. */
function readTriple({ tokens }: Reading, from: number): Finding | null {
  if (!/^(?:triple|treble)$/.test(tokens[from]?.text ?? '') || !tokens.some(({ stem }) => stem === 'wardrobe'))
    return null
  return { from, to: from + 1, kind: 'count', what: 'doors', n: 3 }
}

/** A chest of '2 over 3' has five drawers. */
function readOver(reading: Reading, from: number): Finding | null {
  const [above, below] = [countAt(reading, from), countAt(reading, from + 2)]
  if (above === null || below === null || reading.tokens[from + 1]?.text !== 'over') return null
  const noun = matchPhrase(countNouns, reading, from + 3)
  if (noun ? noun.value !== 'drawers' : !reading.tokens.some(({ stem }) => stem === 'chest' || stem === 'drawer'))
    return null
  return { from, to: noun?.next ?? from + 3, kind: 'count', what: 'drawers', n: above + below }
}

function readNumberAndNoun(reading: Reading, from: number): Finding | null {
  const whole = countAt(reading, from)
  const isMore = whole !== null && isAndHalf(reading, from + 1)
  const at = from + 1 + (isMore ? halfLength : 0)
  const noun = whole === null ? null : matchPhrase(countNouns, reading, at)
  if (whole === null || !noun || isPartOfThing(reading, from)) return null
  const n = whole + (isMore ? 0.5 : 0)
  const stem = reading.tokens[at]?.stem ?? ''
  if (stem === 'chair' && !isAfterJoint(reading, from)) return null
  if (stem === 'light' && isColour(reading, at + 1)) return null
  return { from, to: noun.next, kind: 'count', what: noun.value, n }
}

function readVerbAndNumber(reading: Reading, from: number): Finding | null {
  const verb = matchPhrase(countVerbs, reading, from)
  const n = verb && countAt(reading, verb.next)
  if (!verb || !n) return null
  const more = matchPhrase(countNouns, reading, verb.next + 1)
  const isPeople = more?.value === 'seats' && reading.tokens[verb.next + 1]?.stem !== 'chair'
  return { from, to: isPeople ? more.next : verb.next + 1, kind: 'count', what: verb.value, n }
}

/** Words that may follow 'for six'. Any other word may be a noun that the number counts. */
const goesOn = /^(?:in|with|under|below|less|up|max|around|over|not|but|no|that|which|please|made)$/

/** A table for six. */
function readForNumber(reading: Reading, from: number): Finding | null {
  if (reading.tokens[from - 1]?.text !== 'for') return null
  const n = countAt(reading, from)
  const next = reading.tokens[from + 1]
  if (n === null || n < 2 || (next && !goesOn.test(next.text))) return null
  return { from, to: from + 1, kind: 'count', what: 'seats', n }
}

function countAt({ tokens }: Reading, at: number): number | null {
  const value = tokens[at]?.value ?? Number.NaN
  return Number.isInteger(value * 2) && value >= 1 && value <= most ? value : null
}

/** Whether chairs belong to another thing: 'table with 6 chairs', 'dining set 6 chairs'. */
const isAfterJoint = ({ tokens }: Reading, at: number) =>
  /^(?:with|and|plus|w|\+|set|table)$/.test(tokens[at - 1]?.text ?? '')

const isColour = ({ tokens }: Reading, at: number) =>
  (shippedLexicon.meanings.get(tokens[at]?.stem ?? '') ?? []).some(({ kind }) => kind === 'colour')
