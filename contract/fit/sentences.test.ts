import { expect, test } from 'vitest'
import { type Measures, mapMeasures } from './measures.ts'
import type { Piece } from './piece.ts'
import { describeFit } from './sentences.ts'

const sofa: Piece = {
  width: 220,
  height: 85,
  depth: 95,
  heightWithoutLegs: 70,
  widthWithoutArms: 180,
  diagonalDepth: null,
  packedWidth: null,
  packedHeight: null,
  packedDepth: null,
}
const say = (piece: Partial<Piece>, measures: Partial<Measures>) =>
  describeFit({ ...sofa, ...piece }, { ...mapMeasures(() => null), ...measures })

test.each<[Partial<Measures>, string]>([
  [{}, ''],
  [{ spaceWidth: 232.5 }, 'It fits with 12 cm to spare.'],
  [{ spaceWidth: 222 }, 'Tight: 2 cm to spare in the space.'],
  [{ spaceWidth: 220.5 }, 'Tight: less than 1 cm to spare in the space.'],
  [{ spaceWidth: 212 }, 'No: 8 cm too wide for the space. It would fit with the arms off.'],
  [{ spaceWidth: 100, spaceHeight: 80 }, 'No: 120 cm too wide and 5 cm too high for the space.'],
  [{ spaceWidth: 300, doorWidth: 76 }, 'It fits with 6 cm to spare, with the legs off, carried on its back.'],
  [{ spaceDepth: 240, spaceWidth: 98 }, 'It fits with 3 cm to spare, turned by a quarter in the space.'],
  [{ doorWidth: 72 }, 'Tight: 2 cm to spare through a 72 cm door, with the legs off, carried on its back.'],
  [{ doorWidth: 65 }, 'No: too large for a door of 65 × 198 cm. It needs one 70 cm wide.'],
  [{ hallWidth: 60 }, 'No: too long for the turn. It needs 84 cm before and after it.'],
])('%o is said as “%s”', (measures, sentence) => {
  expect(say({}, measures)).toBe(sentence)
})

test('a rounding error does not increase the missing centimetres', () => {
  expect(say({ width: 40.2 }, { spaceWidth: 31.2 })).toMatch(/^No: 9 cm too wide/)
})

test('an unknown measurement is reported as unknown', () => {
  expect(say({ depth: null }, { spaceDepth: 90 })).toMatch(/^We do not have all its dimensions/)
})
