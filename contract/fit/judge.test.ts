import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeFit, judgeSpare, type Verdict } from './judge.ts'
import { type MeasureName, type Measures, mapMeasures, measureNames, roundMeasure } from './measures.ts'
import { measureTilted, measureTurn } from './openings.ts'
import type { Piece } from './piece.ts'

const nothingMeasured = mapMeasures(() => null)
const bare: Piece = {
  width: 220,
  height: 85,
  depth: 95,
  heightWithoutLegs: null,
  widthWithoutArms: null,
  diagonalDepth: null,
  packedWidth: null,
  packedHeight: null,
  packedDepth: null,
}
const judge = (piece: Partial<Piece>, measures: Partial<Measures>) =>
  judgeFit({ ...bare, ...piece }, { ...nothingMeasured, ...measures })

const side = fc.integer({ min: 10, max: 300 }).map((half) => half / 2 + 5)
const orNull = fc.option(side, { nil: null })
const pieces: fc.Arbitrary<Piece> = fc.record({
  width: side,
  height: side,
  depth: side,
  heightWithoutLegs: orNull,
  widthWithoutArms: orNull,
  diagonalDepth: orNull,
  packedWidth: orNull,
  packedHeight: orNull,
  packedDepth: orNull,
})
const rooms: fc.Arbitrary<Measures> = fc.record(mapMeasures(() => fc.option(side, { nil: null })))
const growth = fc.integer({ min: 0, max: 400 }).map((n) => n / 10)

const ranks: Record<Verdict, number> = { no: 0, tight: 1, yes: 2 }
const rankOf = (piece: Piece, measures: Measures) => {
  const { verdict } = judgeFit(piece, measures)
  return verdict && ranks[verdict]
}

test('a smaller piece never fits worse', () => {
  const keys = Object.keys(bare) as (keyof Piece)[]
  fc.assert(
    fc.property(pieces, rooms, fc.constantFrom(...keys), growth, (piece, measures, key, less) => {
      const smaller = { ...piece, [key]: piece[key] && Math.max(0.5, piece[key] - less) }
      expect(rankOf(smaller, measures) ?? 2).toBeGreaterThanOrEqual(rankOf(piece, measures) ?? 2)
    }),
    { numRuns: 3000 },
  )
})

test('a larger space, door, hall or ceiling never makes a fit worse', () => {
  fc.assert(
    fc.property(pieces, rooms, fc.constantFrom(...measureNames), growth, (piece, measures, name, more) => {
      const wider = { ...measures, [name]: measures[name] && measures[name] + more }
      expect(rankOf(piece, wider) ?? 2).toBeGreaterThanOrEqual(rankOf(piece, measures) ?? 2)
    }),
    { numRuns: 3000 },
  )
})

test('doors and turns do not care which side of a box is called its width', () => {
  const plain = pieces.map(({ width, height, depth }) => ({ ...bare, width, height, depth }))
  const ways = rooms.map((measures) => ({ ...measures, spaceWidth: null, spaceHeight: null, spaceDepth: null }))
  fc.assert(
    fc.property(plain, ways, (piece, measures) => {
      const { width, height, depth } = piece
      const verdict = rankOf(piece, measures)
      expect(rankOf({ ...piece, width: height, height: depth, depth: width }, measures)).toBe(verdict)
      expect(rankOf({ ...piece, width: depth, height, depth: width }, measures)).toBe(verdict)
    }),
    { numRuns: 2000 },
  )
})

test('a piece and a space that are both turned by a quarter agree, and so do the ends of a turn', () => {
  fc.assert(
    fc.property(pieces, rooms, (piece, measures) => {
      const { spaceWidth, spaceDepth, hallWidth, turnWidth } = measures
      const turned = { ...measures, spaceWidth: spaceDepth, spaceDepth: spaceWidth }
      const back = { ...measures, hallWidth: turnWidth, turnWidth: hallWidth }
      const other = { ...piece, width: piece.depth, depth: piece.width, widthWithoutArms: null, diagonalDepth: null }
      const plain = { ...piece, widthWithoutArms: null, diagonalDepth: null }
      expect(rankOf(other, turned)).toBe(rankOf(plain, measures))
      expect(rankOf(piece, back)).toBe(rankOf(piece, measures))
    }),
    { numRuns: 2000 },
  )
})

test('all lengths may be in any unit', () => {
  const scale = <Sizes extends object>(sizes: Sizes, unit: number): Sizes =>
    Object.fromEntries(Object.entries(sizes).map(([key, size]) => [key, size && size * unit])) as Sizes
  fc.assert(
    fc.property(pieces, fc.record(mapMeasures(() => side)), fc.constantFrom(0.1, 2, 10), (piece, measures, unit) => {
      const { parts, verdict } = judgeFit(piece, measures)
      // Skips pieces whose fit the rounding decides: room is rounded to a tenth of a millimetre, whatever the unit.
      fc.pre(parts.every(({ spare }) => Math.abs(spare) > 0.1))
      expect(judgeFit(scale(piece, unit), scale(measures, unit)).verdict === 'no').toBe(verdict === 'no')
    }),
  )
})

test('a piece fits a tilted door exactly when some angle of a fine sweep has room for its smallest face', () => {
  fc.assert(
    fc.property(side, side, side, side, side, (width, height, depth, wide, high) => {
      const spare = measureTilted({ width, height, depth }, { width: wide, height: high })
      const [least = 0, middle = 0] = [width, height, depth].sort((a, b) => a - b)
      let best = Number.NEGATIVE_INFINITY
      for (let i = 0; i <= 9000; i++) {
        const angle = (i / 9000) * (Math.PI / 2)
        const across = least * Math.cos(angle) + middle * Math.sin(angle)
        const upright = least * Math.sin(angle) + middle * Math.cos(angle)
        best = Math.max(best, Math.min(wide - across, high - upright))
      }
      expect(spare).toBeLessThanOrEqual(best + 0.05)
      expect(spare).toBeGreaterThan(best - 0.05)
    }),
    { numRuns: 300 },
  )
})

test('a turn agrees with the ladder formula for something thin, and with a walk of the angles for a box', () => {
  fc.assert(
    fc.property(side, side, side, side, (long, wide, from, to) => {
      const ladder = (from ** (2 / 3) + to ** (2 / 3)) ** 1.5
      const passes = measureTurn(ladder * 0.999, 1e-9, { from, to })
      expect(passes).toBeGreaterThanOrEqual(0)
      expect(measureTurn(ladder * 1.001, 1e-9, { from, to })).toBeLessThan(0)
      const spare = measureTurn(long, wide, { from, to })
      const [l, w] = [Math.max(long, wide), Math.min(long, wide)]
      const passesWith = (less: number) => {
        const [a, b] = [from - less, to - less]
        if ((w <= a + 1e-6 && l <= b + 1e-6) || (l <= a + 1e-6 && w <= b + 1e-6)) return true
        for (let i = 0; i <= 4000; i++) {
          const [sin, cos] = [Math.sin((i * Math.PI) / 8000), Math.cos((i * Math.PI) / 8000)]
          if (a * sin + b * cos - l * sin * cos - w <= -1e-3) return false
        }
        return true
      }
      expect(passesWith(spare)).toBe(true)
      expect(passesWith(spare + 0.05)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test.each<[string, Partial<Piece>, Partial<Measures>, Verdict | null, string?]>([
  ['with room around it', {}, { spaceWidth: 240 }, 'yes', ''],
  ['with exactly 3 cm', {}, { spaceWidth: 223 }, 'yes', ''],
  ['with exactly 3 cm in tenths', { width: 61.1 }, { spaceWidth: 64.1 }, 'yes', ''],
  ['with less than 3 cm', {}, { spaceWidth: 222.9 }, 'tight', ''],
  ['with nothing to spare', {}, { spaceWidth: 220 }, 'tight', ''],
  ['too wide by a millimetre', {}, { spaceWidth: 219.9 }, 'no', ''],
  ['too high for the space', {}, { spaceWidth: 240, spaceHeight: 80 }, 'no', ''],
  ['turned by a quarter', {}, { spaceWidth: 100, spaceDepth: 240 }, 'yes', 'turned by a quarter'],
  ['not turned where only the width is known', {}, { spaceWidth: 100 }, 'no', ''],
  ['through a door on its back', {}, { doorWidth: 90 }, 'yes', 'carried on its back'],
  [
    'through the usual door with the legs off',
    { heightWithoutLegs: 70 },
    { doorWidth: 76 },
    'yes',
    'with the legs off, carried on its back',
  ],
  [
    'in its packing',
    { packedWidth: 60, packedHeight: 40, packedDepth: 90 },
    { doorWidth: 70 },
    'yes',
    'in its packing',
  ],
  ['by its diagonal depth', { width: 190, diagonalDepth: 72 }, { doorWidth: 76 }, 'yes', 'carried on end'],
  ['by its diagonal depth with the profile upright', { diagonalDepth: 72 }, { doorWidth: 76 }, 'yes', 'carried tilted'],
  ['tilted', { width: 210, height: 200, depth: 20 }, { doorWidth: 76 }, 'tight', 'carried tilted'],
  ['not through a low door', { width: 160, height: 160, depth: 60 }, { doorWidth: 76, doorHeight: 150 }, 'no'],
  ['through a door of the usual width', { depth: 70 }, { doorHeight: 200 }, 'yes'],
  ['through a door into a space', {}, { doorWidth: 90, spaceWidth: 240 }, 'yes'],
  ['not through a narrow door', {}, { doorWidth: 80 }, 'no'],
  ['around a turn on end', { width: 200, height: 80, depth: 85 }, { hallWidth: 92 }, 'yes', 'carried on end'],
  ['around a turn on end, under the usual ceiling', { width: 200 }, { hallWidth: 100 }, 'yes', 'carried on end'],
  ['not around a turn on end under a low ceiling', { width: 200 }, { hallWidth: 100, ceilingHeight: 195 }, 'no'],
  [
    'around a turn with the arms off',
    { height: 80, depth: 85, widthWithoutArms: 180 },
    { hallWidth: 92, ceilingHeight: 195 },
    'yes',
    'with the arms off, carried on end',
  ],
  [
    'around a turn with the legs and arms off',
    { height: 95, heightWithoutLegs: 80, depth: 85, widthWithoutArms: 180 },
    { hallWidth: 88, ceilingHeight: 195 },
    'yes',
    'with the legs and arms off, carried on end',
  ],
  ['of unknown depth', { depth: null }, { spaceDepth: 100 }, null],
  ['of unknown depth, in a space of known width and depth', { depth: null }, { spaceWidth: 300, spaceDepth: 99 }, null],
  ['of unknown depth, at a door', { depth: null }, { doorWidth: 90 }, null],
  ['of unknown depth, with a space but perhaps no way', { depth: null }, { spaceWidth: 300, doorWidth: 90 }, null],
  ['of unknown depth, where only the width is asked', { depth: null }, { spaceWidth: 300 }, 'yes', ''],
  ['of unknown depth, and too wide', { depth: null }, { spaceWidth: 100, doorWidth: 90 }, 'no'],
  ['where nothing is measured', {}, {}, null],
])('a piece %s', (_, piece, measures, verdict, how) => {
  const fit = judge(piece, measures)
  expect(fit.verdict).toBe(verdict)
  if (how !== undefined) expect(fit.parts[0]?.how).toBe(how)
})

test('a measurement in an address is rounded down, so that what fits it also fits the true one', () => {
  fc.assert(
    fc.property(pieces, rooms, (piece, measures) => {
      const rounded = mapMeasures((name: MeasureName) => measures[name] && roundMeasure(measures[name]))
      fc.pre(measureNames.every((name) => measures[name] === null || rounded[name]))
      expect(rankOf(piece, measures) ?? 0).toBeGreaterThanOrEqual(rankOf(piece, rounded) ?? 0)
    }),
  )
  expect([roundMeasure(74.9), roundMeasure(75), roundMeasure(4)]).toEqual([70, 75, 0])
  expect([judgeSpare(-0.1), judgeSpare(0), judgeSpare(3)]).toEqual(['no', 'tight', 'yes'])
})
