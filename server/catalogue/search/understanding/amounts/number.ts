import { type Match, matchPhrase, type Reading } from '../reading.ts'
import { hundreds, thousands } from './phrase-tables.ts'

/** `inThousands`: said as '2k' or 'two grand', which only money is. */
export type NumberRead = { n: number; inThousands: boolean }

/** '1,200', '1.5k', 'two thousand five hundred', 'a thousand'. */
export function readNumber(reading: Reading, at: number): Match<NumberRead> | null {
  const token = reading.tokens[at]
  if (!token) return null
  if (token.kind === 'number') return Number.isNaN(token.value) ? null : multiply(reading, token.value, at + 1)
  if (token.text === 'a' || token.text === 'one') {
    const scaled = multiply(reading, 1, at + 1)
    if (scaled.value.n > 1 || token.text === 'one') return scaled
    return null
  }
  return Number.isNaN(token.value) ? null : readWords(reading, at)
}

function multiply(reading: Reading, n: number, next: number): Match<NumberRead> {
  const thousand = matchPhrase(thousands, reading, next)
  if (thousand) return { value: { n: n * thousand.value, inThousands: true }, next: thousand.next }
  const hundred = matchPhrase(hundreds, reading, next)
  if (hundred) return { value: { n: n * hundred.value, inThousands: false }, next: hundred.next }
  return { value: { n, inThousands: false }, next }
}

const mostParts = 4

/** 'two thousand five hundred' is read in parts that become smaller. */
function readWords(reading: Reading, at: number): Match<NumberRead> | null {
  let total = 0
  let inThousands = false
  let next = at
  for (let part = 0; part < mostParts; part++) {
    const small = readSmall(reading, next)
    if (!small) break
    const scaled = multiply(reading, small.value, small.next)
    if (part > 0 && (total < 1000 || scaled.value.n >= 1000)) break
    total += scaled.value.n
    inThousands ||= scaled.value.inThousands
    next = scaled.next
    if (scaled.next === small.next) break
  }
  return next === at ? null : { value: { n: total, inThousands }, next }
}

function readSmall(reading: Reading, at: number): Match<number> | null {
  const first = reading.tokens[at]
  if (first?.kind !== 'word' || Number.isNaN(first.value)) return null
  const second = reading.tokens[at + 1]
  const isTens = first.value >= 20 && second?.kind === 'word' && second.value > 0 && second.value < 10
  return isTens ? { value: first.value + second.value, next: at + 2 } : { value: first.value, next: at + 1 }
}
