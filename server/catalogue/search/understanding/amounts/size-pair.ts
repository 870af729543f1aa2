import { matchPhrase, type Reading } from '../reading.ts'
import { type Amount, readAmount } from './amount.ts'
import type { Finding } from './finding.ts'
import { times } from './phrase-tables.ts'

/** Rugs are sold by the foot: '5 x 7'. */
const maxFeet = 12
const foot = 30.48
const metre = 100
/** Greater numbers without a unit are millimetres. */
export const maxBareSize = 600

/** '160 x 230', '200cm by 300cm', '2m x 3m', '40 x 60 x 180'. */
export function readSizePair(reading: Reading, from: number): Finding | null {
  const amounts: Amount[] = []
  let to = from
  for (let i = 0; i < 3; i++) {
    const joint = i === 0 ? null : matchPhrase(times, reading, to)
    if (i > 0 && !joint) break
    const amount = readAmount(reading, joint?.next ?? from)
    if (!amount || amount.value.kind === 'money') break
    amounts.push(amount.value)
    to = amount.next
  }
  // '210W x 95D x 85H' states each side by its name; its last two are no pair.
  const areNamed = amounts.some(({ side }) => side !== null)
  if (areNamed && (amounts.length === 3 || matchPhrase(times, reading, from - 1))) return null
  return amounts.length < 2 ? null : { from, to, kind: 'sizePair', ...measureSides(amounts) }
}

/** Applies the unit of one side to all sides without a unit: '90 x 90 inches'. */
function measureSides(amounts: Amount[]): { sides: number[]; hasUnit: boolean } {
  const hasUnit = amounts.some(({ kind, feet, side }) => kind === 'length' && (feet !== null || side === null))
  const feet = hasUnit ? amounts.some((amount) => amount.feet !== null) : amounts.every(({ value }) => value <= maxFeet)
  const millimetres = !hasUnit && amounts.some(({ value }) => value > maxBareSize)
  const unit = amounts.find((amount) => amount.unit !== null)?.unit ?? (millimetres ? 0.1 : 1)
  const sides = amounts.map(({ kind, value, feet: own }) =>
    kind !== 'plain' || own !== null ? value : value * (feet ? foot : unit === metre && value > maxFeet ? 1 : unit),
  )
  return { sides: sides.map(Math.round), hasUnit }
}
