import { measureWidest } from '../../../../contract/fit/openings.ts'
import { unit } from '../fit/pieces.ts'

/** The distance between two measured lengths: 8 cm. All lengths here are in the unit of the index. */
const step = 8 * unit

/** A margin that is larger than any rounding error. */
const nearly = 0.05 * unit

/** One step: the widest pieces at its two ends, and how much the width falls in the step before and the step after. */
type Span = { here: number; next: number; fallen: number; falling: number }

/**
 * Judges from a few measured lengths whether a piece can turn a corner; null where the piece itself has to be measured.
 * The longer a piece, the narrower it must be. The greatest width is a concave function of the length: the minimum of
 * one line for each angle. So it lies above the line between two measured lengths, and below the lines through the
 * pairs beside them.
 */
export function createTurnBounds(from: number, to: number): (long: number, wide: number) => boolean | null {
  const spans: Span[] = []
  const measureSpan = (place: number): Span => {
    const [before, here, next, after] = [-1, 0, 1, 2].map(
      (more) => measureWidest(((place + more) * step) / unit, from, to) * unit,
    ) as Four
    return { here, next, fallen: before - here, falling: next - after }
  }
  return (long, wide) => {
    const place = Math.floor(long / step)
    spans[place] ??= measureSpan(place)
    const { here, next, fallen, falling } = spans[place]
    // Decides most pieces: for every length of this step, the widest is at least `next` and at most `here`.
    if (wide < next - nearly) return true
    if (wide > here + nearly) return false
    const share = long / step - place
    if (wide < here + (next - here) * share - nearly) return true
    if (wide > Math.min(here - fallen * share, next + falling * (1 - share)) + nearly) return false
    return null
  }
}

type Four = [number, number, number, number]
