import { type MeasureName, measureNames } from './measure-names.ts'

export { type MeasureName, measureNames }

/** In centimetres; null is not measured. */
export type Measures = Record<MeasureName, number | null>

/** What counts where a door is measured in one direction alone, or a ceiling not at all: usual in British homes. */
export const usual = { doorWidth: 76, doorHeight: 198, ceilingHeight: 230 } as const

export const mapMeasures = <Value>(read: (name: MeasureName) => Value) =>
  Object.fromEntries(measureNames.map((name) => [name, read(name)])) as Record<MeasureName, Value>

const step = 5

/** Addresses have every fifth centimetre, so that they are few. Rounded down, what fits still fits. */
export const roundMeasure = (cm: number): number => Math.floor(cm / step) * step

/** A measure of an address; null is none. */
export const readMeasure = (text: string | null): number | null =>
  (/^\d{1,3}(\.\d{1,3})?$/.test(text ?? '') && roundMeasure(Number(text))) || null

const isMeasured = (measures: Measures, names: readonly MeasureName[]) => names.some((name) => measures[name])

/** The measures of each place that a piece has to fit. A ceiling alone is no place. */
export const placeMeasures = {
  space: ['spaceWidth', 'spaceHeight', 'spaceDepth'],
  door: ['doorWidth', 'doorHeight'],
  turn: ['hallWidth', 'turnWidth'],
} as const satisfies Record<string, MeasureName[]>
export type Place = keyof typeof placeMeasures

export const listPlaces = (measures: Measures): Place[] =>
  (['space', 'door', 'turn'] as const).filter((place) => isMeasured(measures, placeMeasures[place]))
