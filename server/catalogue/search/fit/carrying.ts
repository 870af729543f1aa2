import type { Measures } from '../../../../contract/fit/measures.ts'
import {
  measureOnEnd,
  measureProfile,
  measureTilted,
  measureTurn,
  type Opening,
  type Turn,
} from '../../../../contract/fit/openings.ts'
import { listPlaces, readDoor, readTurn } from '../../../../contract/fit/places.ts'
import { createTurnBounds } from '../text/turn-bounds.ts'
import { maxWithin, minSpare, type Numbers, unit } from './pieces.ts'

type Passes = (width: number, height: number, depth: number, diagonalDepth: number) => boolean

/** Whether a piece can be carried in; null where neither a door nor a turn is measured. */
export function createCarrying(measures: Measures): ((numbers: Numbers, at: number) => boolean) | null {
  const places = listPlaces(measures)
  const door = places.includes('door') ? readDoor(measures) : null
  const turn = places.includes('turn') ? readTurn(measures) : null
  if (!door && !turn) return null
  const isEasy = createEasy(door, turn)
  const passesDoor = door && createDoor(door)
  const passesTurn = turn && createCorner(turn)
  return (numbers, at) =>
    isEasy(numbers, at) ||
    ((passesDoor === null || passesInAForm(numbers, at, passesDoor)) &&
      (passesTurn === null || passesInAForm(numbers, at, passesTurn)))
}

/** Decides most pieces: carried on end, they are smaller than every opening. */
function createEasy(door: Opening | null, turn: Turn | null): (numbers: Numbers, at: number) => boolean {
  const openings = [...(door ? [[door.width, door.height]] : []), ...(turn ? [[turn.from, turn.to]] : [])]
  const maxLeast = maxWithin(Math.min(...openings.flat()))
  const maxMiddle = maxWithin(Math.min(...openings.map((sides) => Math.max(...sides))))
  const maxLongest = turn ? maxWithin(turn.ceiling) : Number.POSITIVE_INFINITY
  return (numbers, at) => {
    const width = numbers[at] ?? 0
    const height = numbers[at + 1] ?? 0
    const depth = numbers[at + 2] ?? 0
    const least = Math.min(width, height, depth)
    const longest = Math.max(width, height, depth)
    const middle = width + height + depth - least - longest
    return least > 0 && least <= maxLeast && middle <= maxMiddle && longest <= maxLongest
  }
}

/** Whether a piece passes in one of its forms: see listForms. */
function passesInAForm(numbers: Numbers, at: number, passes: Passes): boolean {
  const width = numbers[at] ?? 0
  const height = numbers[at + 1] ?? 0
  const depth = numbers[at + 2] ?? 0
  const diagonal = numbers[at + 5] ?? 0
  if (tryForm(passes, width, height, depth, diagonal)) return true
  const low = numbers[at + 3] ?? 0
  const narrow = numbers[at + 4] ?? 0
  return (
    tryForm(passes, width, low, depth, diagonal) ||
    tryForm(passes, narrow, height, depth, diagonal) ||
    tryForm(passes, narrow, low, depth, diagonal) ||
    tryForm(passes, numbers[at + 6] ?? 0, numbers[at + 7] ?? 0, numbers[at + 8] ?? 0, 0)
  )
}

/** A form with an unknown side is none. Nothing is allocated here: one search tries a hundred thousand of them. */
const tryForm = (passes: Passes, width: number, height: number, depth: number, diagonal: number) =>
  width > 0 && height > 0 && depth > 0 && passes(width, height, depth, diagonal)

/** Most forms pass as they are, which whole numbers decide; only the others are measured in centimetres. */
function createDoor(door: Opening): Passes {
  const narrow = Math.min(door.width, door.height)
  const wide = Math.max(door.width, door.height)
  const [maxNarrow, maxWide] = [maxWithin(narrow), maxWithin(wide)]
  const diagonal = Math.hypot(narrow, wide) * unit
  return (width, height, depth, diagonalDepth) => {
    const least = Math.min(width, height, depth)
    const middle = width + height + depth - least - Math.max(width, height, depth)
    if (least <= maxNarrow && middle <= maxWide) return true
    const mayTilt = least < narrow * unit && middle < diagonal
    if (!mayTilt && diagonalDepth === 0) return false
    const form = {
      width: width / unit,
      height: height / unit,
      depth: depth / unit,
      diagonalDepth: diagonalDepth / unit,
    }
    if (diagonalDepth > 0 && (measureOnEnd(form, door) >= minSpare || measureProfile(form, door) >= minSpare))
      return true
    return mayTilt && measureTilted(form, door) >= minSpare
  }
}

/** A piece is measured itself only where it is nearly as wide as the widest that turns. */
function createCorner({ from, to, ceiling }: Turn): Passes {
  const boundTurn = createTurnBounds(from, to)
  const [maxNarrow, maxWider] = [maxWithin(Math.min(from, to)), maxWithin(Math.max(from, to))]
  const maxCeiling = maxWithin(ceiling)
  const turns = (one: number, other: number): boolean => {
    const wide = Math.min(one, other)
    if (wide > maxNarrow) return false
    const long = Math.max(one, other)
    if (long <= maxWider) return true
    return boundTurn(long, wide) ?? measureTurn(long / unit, wide / unit, { from, to }) >= minSpare
  }
  return (width, height, depth) =>
    (height <= maxCeiling && turns(width, depth)) ||
    (depth <= maxCeiling && turns(width, height)) ||
    (width <= maxCeiling && turns(height, depth))
}
