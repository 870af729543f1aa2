import { type MeasureName, measureNames } from './measure-names.ts'

export { type MeasureName, measureNames }

/** In centimetres; null if not measured. */
export type Measures = Record<MeasureName, number | null>

export const mapMeasures = <Value>(read: (name: MeasureName) => Value) =>
  Object.fromEntries(measureNames.map((name) => [name, read(name)])) as Record<MeasureName, Value>

const step = 5

/** Rounds down in steps, so that there are few addresses. What fits the rounded measurement also fits the true one. */
export const roundMeasure = (cm: number): number => Math.floor(cm / step) * step

/** Reads a measurement of an address; null if there is none. */
export const readMeasure = (text: string | null): number | null =>
  (/^\d{1,3}(\.\d{1,3})?$/.test(text ?? '') && roundMeasure(Number(text))) || null
