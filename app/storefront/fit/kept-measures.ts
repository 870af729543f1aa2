import { type MeasureName, measuresKey } from '../../../contract/fit/measure-names.ts'
import { type Measures, mapMeasures } from '../../../contract/fit/measures.ts'

/** Measurements that could not be stored last as long as the page. */
let unstored: Measures | undefined

export const areStored = (): boolean => unstored === undefined

export const isMeasured = (measures: Measures): boolean => Object.values(measures).some(Boolean)

/** The shopper's measurements, stored only in this browser; null if there are none. */
export function readKeptMeasures(): Measures | null {
  const measures = unstored ?? readStored()
  return measures && isMeasured(measures) ? measures : null
}

function readStored(): Measures | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(measuresKey) ?? 'null')
    return mapMeasures((name) => readCentimetres(Object(stored)[name]))
  } catch {
    // Some browsers refuse storage: nothing is kept then.
    return null
  }
}

/** Changes one of the measurements stored now, so that no other tab's change is lost. Returns whether the browser stores it. */
export function keepMeasure(changed: MeasureName, cm: number | null): boolean {
  const kept = readKeptMeasures()
  return store(mapMeasures((name) => (name === changed ? cm : (kept?.[name] ?? null))))
}

export const forgetMeasures = (): boolean => store(mapMeasures(() => null))

function store(measures: Measures): boolean {
  try {
    if (isMeasured(measures)) localStorage.setItem(measuresKey, JSON.stringify(measures))
    else localStorage.removeItem(measuresKey)
    unstored = undefined
    return true
  } catch {
    unstored = measures
    return false
  }
}

const readCentimetres = (value: unknown) => (typeof value === 'number' && value > 0 && value < 10_000 ? value : null)
