import { type MeasureName, measureNames } from './measure-names.ts'

export { type MeasureName, measureNames }

/** In centimetres; null is not measured. */
export type Measures = Record<MeasureName, number | null>

export const mapMeasures = <Value>(read: (name: MeasureName) => Value) =>
  Object.fromEntries(measureNames.map((name) => [name, read(name)])) as Record<MeasureName, Value>

const step = 5

/** Rounds down to steps, so that there are few addresses. What fits the rounded measure also fits the true one. */
export const roundMeasure = (cm: number): number => Math.floor(cm / step) * step

/** A measure of an address; null is none. */
export const readMeasure = (text: string | null): number | null =>
  (/^\d{1,3}(\.\d{1,3})?$/.test(text ?? '') && roundMeasure(Number(text))) || null
