import { measureWidest } from '../../../contract/fit/openings.ts'

/** In centimetres: the lengths that are measured are this far apart. */
export const turnStep = 8

type Bounds = { least: number; most: number }
/** Between two lengths: the widest pieces of both, and how much wider both are than the next further away. */
type Span = { here: number; next: number; fallen: number; falling: number }

/**
 * Bounds for the width of the widest piece of a length that turns with a corner, from a few measured lengths. That width
 * is the least of straight lines over the length, one for each angle. So it lies above the line between two measured
 * lengths, and below the lines through the pairs beside them.
 */
export function createTurnBounds(from: number, to: number): TurnBounds {
  const spans: Span[] = []
  const measureSpan = (place: number): Span => {
    const [before, here, next, after] = [-1, 0, 1, 2].map((more) =>
      measureWidest((place + more) * turnStep, from, to),
    ) as Four
    return { here, next, fallen: before - here, falling: next - after }
  }
  const readSpan = (place: number): Span => (spans[place] ??= measureSpan(place))
  return {
    boundStep(place) {
      const { here, next } = readSpan(place)
      return { least: next, most: here }
    },
    boundTurn(long) {
      const place = Math.floor(long / turnStep)
      const share = long / turnStep - place
      const { here, next, fallen, falling } = readSpan(place)
      return {
        least: here + (next - here) * share,
        most: Math.min(here - fallen * share, next + falling * (1 - share)),
      }
    },
  }
}

/** The bounds for every length of a step, since the widest is narrower the longer it is; and closer ones for one length. */
type TurnBounds = { boundStep(place: number): Bounds; boundTurn(long: number): Bounds }

type Four = [number, number, number, number]
