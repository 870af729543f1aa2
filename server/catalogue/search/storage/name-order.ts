const collator = new Intl.Collator('en-GB', { numeric: true })
const baseCollator = new Intl.Collator('en-GB', { sensitivity: 'base' })

export const compareText = collator.compare

const symbols = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((character) => !/[a-z0-9]/i.test(character))
  .concat([...'‘’“”–—×°£€'])
  .sort(baseCollator.compare)
const firstAlike = (symbol: string) => symbols.findIndex((other) => baseCollator.compare(symbol, other) === 0)
const symbolWeights = new Map(symbols.map((symbol) => [symbol.charCodeAt(0), firstAlike(symbol) + 1]))
const numberWeight = 0x40
const letterWeight = 0x80
const digitsAtMost = letterWeight - numberWeight - 1

const weights = Buffer.alloc(1024)

/**
 * The collator takes 4 µs to compare two names, half a second to sort 100,000. Keys compare as plain strings and say what
 * the collator would, except that names with equal keys may still differ by accents or case. A name outside of the
 * characters known here has no key.
 */
export function sortKeyOf(name: string): string | null {
  const letters = name.normalize('NFD').replace(/(?<=[a-z])[\u0300-\u036f]+/gi, '')
  if (letters.length > weights.length / 2) return null
  let size = 0
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i)
    if (isDigit(code)) {
      const end = endOfNumber(letters, i)
      const start = startOfValue(letters, i, end)
      if (end - start > digitsAtMost) return null
      weights[size++] = numberWeight + end - start
      for (let digit = start; digit < end; digit++) weights[size++] = letters.charCodeAt(digit)
      i = end - 1
    } else {
      const weight = weightOf(code)
      if (weight === 0) return null
      weights[size++] = weight
    }
  }
  return weights.toString('latin1', 0, size)
}

const isDigit = (code: number) => code >= 48 && code <= 57

function endOfNumber(text: string, from: number): number {
  let end = from
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

function startOfValue(text: string, from: number, end: number): number {
  let start = from
  while (start < end - 1 && text.charCodeAt(start) === 48) start++
  return start
}

function weightOf(code: number): number {
  if (code >= 97 && code <= 122) return letterWeight + code - 97
  if (code >= 65 && code <= 90) return letterWeight + code - 65
  return symbolWeights.get(code) ?? 0
}

export function compareNames(name: string, key: string | null, otherName: string, otherKey: string | null): number {
  if (key !== null && otherKey !== null && key !== otherKey) return key < otherKey ? -1 : 1
  return name === otherName ? 0 : collator.compare(name, otherName)
}

const notPlain = -1
const ended = 0
const plainWeights = Int16Array.from({ length: 128 }, (_, code) =>
  isDigit(code) ? notPlain : weightOf(code) || notPlain,
)
const plainWeightAt = (name: string, i: number) =>
  i >= name.length ? ended : (plainWeights[name.charCodeAt(i)] ?? notPlain)

/** Most names differ in a plain letter, which decides without their keys, whatever follows. */
export function compareByName(name: string, other: string): number {
  for (let i = 0; ; i++) {
    const weight = plainWeightAt(name, i)
    const otherWeight = plainWeightAt(other, i)
    const isPlain = weight !== notPlain && otherWeight !== notPlain
    if (isPlain && weight !== otherWeight) return weight - otherWeight
    if (!isPlain || weight === ended) return compareNames(name, sortKeyOf(name), other, sortKeyOf(other))
  }
}
