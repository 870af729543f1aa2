import { measureWidest } from '../../../contract/fit/openings.ts'

/** In centimetres: the lengths that are measured are this far apart. */
const step = 8

type Bounds = { least: number; most: number }

/**
 * Between which bounds the width of the widest piece of a length lies that turns with a corner, from a few measured lengths. That width is
 * the least of straight lines over the length, one for each angle. So it lies above the line between two measured lengths, and below
 * the lines through the pairs beside them.
 */
export function createTurnBounds(from: number, to: number): (long: number) => Bounds {
  const measured = new Map<number, number>()
  const measureAt = (place: number): number => {
    const known = measured.get(place) ?? measureWidest(place * step, from, to)
    measured.set(place, known)
    return known
  }
  return (long) => {
    const place = Math.floor(long / step)
    const share = long / step - place
    const here = measureAt(place)
    const next = measureAt(place + 1)
    return {
      least: here + (next - here) * share,
      most: Math.min(here + (here - measureAt(place - 1)) * share, next + (next - measureAt(place + 2)) * (1 - share)),
    }
  }
}
