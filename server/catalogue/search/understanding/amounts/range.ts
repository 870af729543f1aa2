import { matchPhrase, type Reading } from '../reading.ts'
import type { DimensionWord } from '../words/amounts.ts'
import { type Amount, readAmount, readSideBefore } from './amount.ts'
import { readComparator, skipFor } from './comparator.ts'
import { type Finding, lengthWithin, priceWithin } from './finding.ts'
import { minPrice } from './limits.ts'
import { type Comparing, countNouns, rangeStarts, ranges } from './phrase-tables.ts'

/** 'between £500 and £900', '£500-£900', '500 to 900 pounds', 'two or three hundred', '150 - 200 cm wide', 'up to 5-600'. */
export function readRange(reading: Reading, from: number): Finding | null {
  const between = matchPhrase(rangeStarts, reading, from)
  const comparing = between ? null : readComparator(reading, from)
  const begin = (between ?? comparing)?.next ?? from
  const side = readSideBefore(reading, begin)
  const low = readAmount(reading, side?.next ?? begin)
  const joint = low && readJoint(reading, low.next, between !== null)
  const high = joint ? readAmount(reading, joint.next) : null
  // 'Sofa £900 - 2 seater' and 'sofa 2 m or 3 seater' have no range.
  if (!low || !joint || !high || matchPhrase(countNouns, reading, high.next)) return null
  const [one, other] = [measure(low.value), measure(high.value)]
  if (joint.isOr && one.n >= other.n) return null
  const place = { from: skipFor(reading, from, comparing?.value ?? null), to: high.next }
  return judgeRange(place, low.value, high.value, {
    ends: shareScale(one, other),
    side: side?.value ?? null,
    comparing: comparing?.value ?? null,
  })
}

/** Reads the word that joins the ends: 'and' only after 'between' or 'from'. */
function readJoint(reading: Reading, at: number, isBetween: boolean): { next: number; isOr: boolean } | null {
  const text = reading.tokens[at]?.text
  if (text === 'or') return { next: at + 1, isOr: true }
  const joint = text === 'and' && !isBetween ? null : matchPhrase(ranges, reading, at)
  return joint && { next: joint.next, isOr: false }
}

type Range = { ends: [number, number]; side: DimensionWord | null; comparing: Comparing | null }

function judgeRange(
  place: { from: number; to: number },
  low: Amount,
  high: Amount,
  { ends, side: before, comparing }: Range,
) {
  const side = before ?? high.side ?? low.side
  const kind = side ? 'length' : high.kind === 'plain' ? low.kind : high.kind
  // '£899 - 210 cm' states a price and a size.
  if (low.kind !== high.kind && low.kind !== 'plain' && high.kind !== 'plain') return null
  if (kind === 'plain' && !(ends[0] >= minPrice)) return null
  const isPrice = kind !== 'length'
  const [min, max] = ends.toSorted((a, b) => a - b).map((end) => (isPrice ? Math.round(end * 100) : end))
  const limits = { ...(comparing?.is === 'max' ? {} : { min }), ...(comparing?.is === 'min' ? {} : { max }) }
  return isPrice ? priceWithin(place, limits) : lengthWithin(place, side ?? comparing?.side ?? null, limits)
}

/**
 * A number as it is written, and what one of it stands for: 100 cm in '2 m', 100 in '3 hundred'. `isBare`: it has
 * neither a unit nor a scale.
 */
type Measured = { n: number; of: number; isBare: boolean }

function measure({ kind, value, unit, scale }: Amount): Measured {
  const of = scale * (unit ?? 1)
  return { n: value / (kind === 'money' ? 100 : 1) / of, of, isBare: unit === null && scale === 1 }
}

/**
 * Applies the unit or scale of one number to the other, if that has none: '1-2k', 'five to seven hundred', '4-5 ft',
 * '2 m to 3'. '5 to 900 pounds' begins at five.
 */
function shareScale(low: Measured, high: Measured): [number, number] {
  const one = low.n * (low.isBare && low.n < high.n ? high.of : low.of)
  const other = high.n * high.of
  return [one, high.isBare && other < one ? high.n * low.of : other]
}
