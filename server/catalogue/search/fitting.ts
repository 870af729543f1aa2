import type { Measures } from '../../../contract/fit/measures.ts'
import {
  measureOnEnd,
  measureProfile,
  measureTilted,
  measureTurn,
  type Opening,
  type Turn,
} from '../../../contract/fit/openings.ts'
import { listPlaces, readDoor, readTurn } from '../../../contract/fit/places.ts'
import { addBit, type Bits, createBits } from './bits.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'
import { pieceKeys, unit } from './pieces.ts'
import type { Products } from './products.ts'
import { createTurnBounds } from './turn-bounds.ts'

/** Products with a variant that fits: as `judgeFit` judges it, of which only the answer is needed here. */
export function findFitting(products: Products, measures: Measures): Bits {
  const found = createBits(products.capacity)
  const fitsOne = createJudge(measures)
  for (let slot = 0; slot < products.used; slot++) {
    const length = lengthOf(products.pieces, slot)
    if (length === 0) continue
    const numbers = pageOf(products.pieces, slot)
    const start = offsetOf(products.pieces, slot)
    for (let at = start; at < start + length; at += pieceKeys.length) {
      if (!fitsOne(numbers, at)) continue
      addBit(found, slot)
      break
    }
  }
  return found
}

/** Where the sides that these measures ask for are in a piece: a door or a turn asks for all of them. */
function listNeeded(measures: Measures) {
  const isCarried = listPlaces(measures).some((place) => place !== 'space')
  const { spaceWidth, spaceHeight, spaceDepth } = measures
  return [spaceWidth, spaceHeight, spaceDepth].flatMap((room, place) => (room || isCarried ? [place] : []))
}

/** Whether every side that is asked for is known of one of its sizes. */
export function createKnown({ knownSides }: Products, measures: Measures): (slot: number) => boolean {
  const needed = listNeeded(measures).reduce((bits, place) => bits | (1 << place), 0)
  return (slot) => (((knownSides[slot] ?? 0) >>> needed) & 1) === 1
}

type Numbers = ArrayLike<number>
type Passes = (width: number, height: number, depth: number, diagonalDepth: number) => boolean

/** A verdict rounds to hundredths of a centimetre: a lack of up to half of one counts as none. */
const nothing = -0.005

export function createJudge(measures: Measures): (numbers: Numbers, at: number) => boolean {
  const places = listPlaces(measures)
  const stands = createStanding(measures)
  const door = places.includes('door') ? createDoor(readDoor(measures)) : null
  const corner = places.includes('turn') ? createCorner(readTurn(measures)) : null
  return (numbers, at) =>
    stands(numbers, at) &&
    (door === null || isCarried(numbers, at, door)) &&
    (corner === null || isCarried(numbers, at, corner))
}

/** Most products are judged by this alone, so it compares the numbers as they are. */
function createStanding({ spaceWidth, spaceHeight, spaceDepth }: Measures): (numbers: Numbers, at: number) => boolean {
  const [wide, high, deep] = [limitSide(spaceWidth), limitSide(spaceHeight), limitSide(spaceDepth)]
  const canTurn = Boolean(spaceWidth && spaceDepth)
  return (numbers, at) => {
    const width = numbers[at] ?? 0
    const height = numbers[at + 1] ?? 0
    const depth = numbers[at + 2] ?? 0
    if (height < high.least || height > high.most) return false
    const isAlong = width >= wide.least && width <= wide.most && depth >= deep.least && depth <= deep.most
    if (isAlong || !canTurn) return isAlong
    return depth >= wide.least && depth <= wide.most && width >= deep.least && width <= deep.most
  }
}

/** A side has to be known where there is a limit. */
const limitSide = (room: number | null): { least: number; most: number } =>
  room ? { least: 1, most: mostWithin(room) } : { least: 0, most: Number.POSITIVE_INFINITY }

/** The greatest number of the index that is judged to fit into so many centimetres. */
function mostWithin(room: number): number {
  let most = Math.ceil((room - nothing) * unit) + 1
  while (room - most / unit < nothing) most--
  return most
}

/** Whether a piece passes in one of its forms: see listForms. */
function isCarried(numbers: Numbers, at: number, passes: Passes): boolean {
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
  const [narrowMost, wideMost] = [mostWithin(narrow), mostWithin(wide)]
  const diagonal = Math.hypot(narrow, wide) * unit
  return (width, height, depth, diagonalDepth) => {
    const least = Math.min(width, height, depth)
    const middle = width + height + depth - least - Math.max(width, height, depth)
    if (least <= narrowMost && middle <= wideMost) return true
    const mayTilt = least < narrow * unit && middle < diagonal
    if (!mayTilt && diagonalDepth === 0) return false
    const form = {
      width: width / unit,
      height: height / unit,
      depth: depth / unit,
      diagonalDepth: diagonalDepth / unit,
    }
    if (diagonalDepth > 0 && (measureOnEnd(form, door) >= nothing || measureProfile(form, door) >= nothing)) return true
    return mayTilt && measureTilted(form, door) >= nothing
  }
}

/** A piece is measured itself only where it is nearly as wide as the widest that turns. */
function createCorner({ from, to, ceiling }: Turn): Passes {
  const boundTurn = createTurnBounds(from, to)
  const [narrowMost, widerMost] = [mostWithin(Math.min(from, to)), mostWithin(Math.max(from, to))]
  const ceilingMost = mostWithin(ceiling)
  const turns = (one: number, other: number): boolean => {
    const wide = Math.min(one, other)
    if (wide > narrowMost) return false
    const long = Math.max(one, other)
    if (long <= widerMost) return true
    return boundTurn(long, wide) ?? measureTurn(long / unit, wide / unit, { from, to }) >= nothing
  }
  return (width, height, depth) =>
    (height <= ceilingMost && turns(width, depth)) ||
    (depth <= ceilingMost && turns(width, height)) ||
    (width <= ceilingMost && turns(height, depth))
}
