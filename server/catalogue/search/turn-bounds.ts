import { measureWidest } from '../../../contract/fit/openings.ts'
import { unit } from './pieces.ts'

/** The lengths that are measured are 8 cm apart; as all lengths here, in the unit of the index. */
const step = 8 * unit

/** More than is rounded away. */
const nearly = 0.05 * unit

/** Between two lengths: the widest pieces of both, and how much wider both are than the next further away. */
type Span = { here: number; next: number; fallen: number; falling: number }

/**
 * Whether a piece turns with a corner, from a few measured lengths; null where the piece itself has to be measured. The
 * widest piece that turns is narrower the longer it is. Its width is the least of straight lines over the length, one for
 * each angle. So it lies above the line between two measured lengths, and below the lines through the pairs beside them.
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
