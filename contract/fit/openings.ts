import type { Box, Form } from './piece.ts'

export type Opening = { width: number; height: number }
export type Turn = { from: number; to: number; ceiling: number }

/** One way to carry a form through an opening: the room to spare in each direction, negative if it is too narrow. */
export type Passage = { how: string; spare: number }

const steps = 64
const angles = Array.from({ length: steps + 1 }, (_, i) => (i * Math.PI) / 2 / steps)
const sines = angles.map(Math.sin)
const cosines = angles.map(Math.cos)

/** The dimensions of a box by the side that is upright. */
const holds = [
  { how: '', upright: 'height', across: ['depth', 'width'] },
  { how: 'on its back', upright: 'depth', across: ['height', 'width'] },
  { how: 'on end', upright: 'width', across: ['depth', 'height'] },
] as const satisfies { how: string; upright: keyof Box; across: (keyof Box)[] }[]

/** Straight through: upright, on its back, on end or tilted; the profile of a sofa may also be turned through. */
export function listPassages(form: Form, door: Opening): Passage[] {
  const passages = holds.map(({ how, upright, across }) => ({
    how,
    spare: Math.min(door.height - form[upright], door.width - Math.min(...across.map((side) => form[side]))),
  }))
  const turned = turnIn(form, door)
  return [...passages, ...turned, { how: 'tilted', spare: measureTilted(form, door) }]
}

/** With its diagonal depth across the door: on end, or with its profile upright. */
function turnIn({ diagonalDepth, ...box }: Form, door: Opening): Passage[] {
  if (!diagonalDepth) return []
  const form = { ...box, diagonalDepth }
  return [
    { how: 'on end', spare: measureOnEnd(form, door) },
    { how: 'tilted', spare: measureProfile(form, door) },
  ]
}

type Profiled = Box & { diagonalDepth: number }

export const measureOnEnd = ({ width, diagonalDepth }: Profiled, door: Opening): number =>
  measureHeld(diagonalDepth, width, door)

export function measureProfile({ width, height, depth, diagonalDepth }: Profiled, door: Opening): number {
  const profile = Math.hypot(height, depth)
  return Math.max(
    measureHeld(diagonalDepth, profile, door),
    measureHeld(profile, diagonalDepth, door),
    measureHeld(width, diagonalDepth, door),
  )
}

const measureHeld = (across: number, upright: number, door: Opening) =>
  Math.min(door.width - across, door.height - upright)

/**
 * Tilts the box, with its two smaller sides facing the opening. The spare width and the spare height are convex in the
 * angle, so the best angle is where they are equal, or where the box is straight.
 */
export function measureTilted({ width, height, depth }: Box, door: Opening): number {
  const least = Math.min(width, height, depth)
  const middle = width + height + depth - least - Math.max(width, height, depth)
  const measure = (cos: number, sin: number) =>
    Math.min(door.width - least * cos - middle * sin, door.height - least * sin - middle * cos)
  const straight = Math.max(measure(1, 0), measure(0, 1))
  const equal = (door.width - door.height) / (least - middle)
  if (!(Math.abs(equal) < 1)) return straight
  const angle = Math.acos(equal / Math.SQRT2) - Math.PI / 4
  return Math.max(straight, measure(Math.cos(angle), Math.sin(angle)))
}

/** Around a right-angled corner, level, with one side upright: pushed along without turning, or turned with the corner. */
export function listTurns(form: Form, turn: Turn): Passage[] {
  return holds.map(({ how, upright, across: [one, other] }) => ({
    how,
    spare: Math.min(turn.ceiling - form[upright], measureTurn(form[one], form[other], turn)),
  }))
}

export function measureTurn(one: number, other: number, { from, to }: Pick<Turn, 'from' | 'to'>): number {
  const long = Math.max(one, other)
  const wide = Math.min(one, other)
  const pushed = Math.max(Math.min(from - wide, to - long), Math.min(from - long, to - wide))
  return Math.max(pushed, measureTurned(long, wide, from, to))
}

/** The long side slides along both outer walls; at each angle the inner corner has to clear the piece. */
const measureTurned = (long: number, wide: number, from: number, to: number) =>
  findLeast((sin, cos) => (from * sin + to * cos - long * sin * cos - wide) / (sin + cos))

/** The largest width of a piece of this length that can be turned around the corner. */
export const measureWidest = (long: number, from: number, to: number) =>
  findLeast((sin, cos) => from * sin + to * cos - long * sin * cos)

/** The minimum over all angles of a quarter turn: by steps, then by ternary search around the best step. */
function findLeast(measure: (sin: number, cos: number) => number): number {
  let least = Number.POSITIVE_INFINITY
  let at = 0
  for (let i = 0; i <= steps; i++) {
    const value = measure(sines[i] ?? 0, cosines[i] ?? 0)
    if (value >= least) continue
    least = value
    at = i
  }
  let [low, high] = [angles[at - 1] ?? 0, angles[at + 1] ?? Math.PI / 2]
  const measureAt = (angle: number) => measure(Math.sin(angle), Math.cos(angle))
  for (let i = 0; i < 25; i++) {
    const third = (high - low) / 3
    if (measureAt(low + third) < measureAt(high - third)) high -= third
    else low += third
  }
  return Math.min(least, measureAt((low + high) / 2))
}
