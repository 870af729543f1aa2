import { lengthUnits } from '../length-units.ts'

const centimetresOf = new Map(
  lengthUnits.flatMap(([cm, words]) => words.split(', ').map((word) => [word, cm] as const)),
)
const part = /(\d+(?:[.,]\d+)?|\.\d+)\s*(?:(\d)\s*\/\s*(\d))?\s*([a-z]+|[^\s\d.,/a-z]*)\s*/gy
const inch = 2.54
const foot = 30.48
const metre = 100
/**
 * A number without a unit is read as metres below the first limit, and from the second on as millimetres, the unit in
 * which doors are sold.
 */
const minCentimetres = 4
const minMillimetres = 500

/** Parses a length as people write it: '74', '74 cm', '1.98 m', '6ft 2', '6′ 2″', '30 1/2 in'. Null for any other text. */
export function readLength(text: string): number | null {
  const [first, second, third] = text.length > 40 ? [] : readParts(text.trim().toLowerCase())
  if (!first || third) return null
  const unit = first.unit ?? guessUnit(first.number)
  const more = second && readMore(first.unit, second)
  if (more === null) return null
  const cm = Math.round((first.number * unit + (more ?? 0)) * 100) / 100
  return cm > 0 && cm < 10_000 ? cm : null
}

/** Writes a length as a shopper may: with a unit if the number alone would be read as metres or millimetres. */
export const writeLength = (cm: number): string => (readLength(String(cm)) === cm ? String(cm) : `${cm} cm`)

const guessUnit = (number: number) => (number < minCentimetres ? metre : number < minMillimetres ? 1 : 0.1)

type Part = { number: number; unit: number | null }

function readParts(text: string): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < text.length; at = part.lastIndex) {
    part.lastIndex = at
    const [, digits, above, below, word = ''] = part.exec(text) ?? []
    const unit = word ? centimetresOf.get(word) : null
    if (!digits || unit === undefined) return []
    const fraction = above ? Number(above) / Number(below) : 0
    parts.push({ number: readNumber(digits, unit) + fraction, unit })
  }
  return parts
}

/** '1,200 mm' has a thousands separator. Nothing is that many metres long, so '1,98 m' and '1,980 m' have decimals. */
const readNumber = (digits: string, unit: number | null) =>
  Number(unit === metre ? digits.replace(',', '.') : digits.replace(/,(?=\d{3}$)/, '').replace(',', '.'))

/** The second part of '6ft 2', of '1 m 98' and of '1m 98cm'. */
function readMore(unit: number | null, { number, unit: own }: Part): number | null {
  if (unit === foot && (own === inch || own === null)) return number < 12 ? number * inch : null
  if (unit === metre && (own === 1 || own === null)) return number < 100 ? number : null
  return null
}
