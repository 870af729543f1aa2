import type { MeasureName, Measures } from './measures.ts'
import type { Opening, Turn } from './openings.ts'

/**
 * The defaults for a door measured in only one direction, and for a ceiling that was not measured: usual values in
 * British homes.
 */
export const usual = { doorWidth: 76, doorHeight: 198, ceilingHeight: 230 } as const

const isMeasured = (measures: Measures, names: readonly MeasureName[]) => names.some((name) => measures[name])

/** The measurements of each place that a piece has to fit. A ceiling alone is no place. */
const placeMeasures = {
  space: ['spaceWidth', 'spaceHeight', 'spaceDepth'],
  door: ['doorWidth', 'doorHeight'],
  turn: ['hallWidth', 'turnWidth'],
} as const satisfies Record<string, MeasureName[]>
export type Place = keyof typeof placeMeasures

export const listPlaces = (measures: Measures): Place[] =>
  (['space', 'door', 'turn'] as const).filter((place) => isMeasured(measures, placeMeasures[place]))

export const readDoor = ({ doorWidth, doorHeight }: Measures): Opening => ({
  width: doorWidth || usual.doorWidth,
  height: doorHeight || usual.doorHeight,
})

/** If the hall on one side of the turn is not measured, it is assumed to be as wide as the other. */
export const readTurn = ({ hallWidth, turnWidth, ceilingHeight }: Measures): Turn => ({
  from: hallWidth || turnWidth || 0,
  to: turnWidth || hallWidth || 0,
  ceiling: ceilingHeight || usual.ceilingHeight,
})
