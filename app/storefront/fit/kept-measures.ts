import { measuresKey } from '../../../contract/fit/measure-names.ts'
import { type Measures, mapMeasures } from '../../../contract/fit/measures.ts'

/** What the shopper measured, in this browser alone; null where nothing is kept. */
export function readKeptMeasures(): Measures | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(measuresKey) ?? 'null')
    const measures = mapMeasures((name) => readCentimetres(Object(kept)[name]))
    return Object.values(measures).some(Boolean) ? measures : null
  } catch {
    // Some browsers refuse storage: nothing is kept then.
    return null
  }
}

export function keepMeasures(measures: Measures): void {
  try {
    if (Object.values(measures).some(Boolean)) localStorage.setItem(measuresKey, JSON.stringify(measures))
    else localStorage.removeItem(measuresKey)
  } catch (error) {
    console.error(error)
  }
}

const readCentimetres = (value: unknown) => (typeof value === 'number' && value > 0 && value < 10_000 ? value : null)
