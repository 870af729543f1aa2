import type { Measures } from '../../../contract/fit/measures.ts'
import { measureTilted, measureTurn, type Opening, turnIn } from '../../../contract/fit/openings.ts'
import { usual } from '../../../contract/fit/places.ts'
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
function listNeeded({ spaceWidth, spaceHeight, spaceDepth, doorWidth, doorHeight, hallWidth, turnWidth }: Measures) {
  const isCarried = doorWidth || doorHeight || hallWidth || turnWidth
  return [spaceWidth, spaceHeight, spaceDepth].flatMap((room, place) => (room || isCarried ? [place] : []))
}

/** Whether every side that is asked for is known of one of its sizes. */
export function createKnown({ knownSides }: Products, measures: Measures): (slot: number) => boolean {
  const needed = listNeeded(measures).reduce((bits, place) => bits | (1 << place), 0)
  return (slot) => (((knownSides[slot] ?? 0) >>> needed) & 1) === 1
}

type Numbers = ArrayLike<number>
type Passes = (width: number, height: number, depth: number, diagonalDepth: number) => boolean

/** Half of what is rounded away before a verdict. */
const nothing = -0.005
/** More than is rounded away, in centimetres. */
const nearly = 0.05

export function createJudge(measures: Measures): (numbers: Numbers, at: number) => boolean {
  const { doorWidth, doorHeight, hallWidth, turnWidth, ceilingHeight } = measures
  const stands = createStanding(measures)
  const ways: Passes[] = []
  if (doorWidth || doorHeight) {
    ways.push(createDoor({ width: doorWidth || usual.doorWidth, height: doorHeight || usual.doorHeight }))
  }
  if (hallWidth || turnWidth) {
    const [from, to] = [hallWidth || turnWidth || 0, turnWidth || hallWidth || 0]
    ways.push(createCorner(from, to, ceilingHeight || usual.ceilingHeight))
  }
  return (numbers, at) => stands(numbers, at) && ways.every((passes) => isCarried(numbers, at, passes))
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
function limitSide(room: number | null): { least: number; most: number } {
  if (!room) return { least: 0, most: Number.POSITIVE_INFINITY }
  let most = Math.ceil((room - nothing) * unit) + 1
  while (room - most / unit < nothing) most--
  return { least: 1, most }
}

/** In any of its forms: see listForms. */
function isCarried(numbers: Numbers, at: number, passes: Passes): boolean {
  const size = (place: number) => (numbers[at + place] ?? 0) / unit
  const [width, height, depth, low, narrow, diagonal] = [size(0), size(1), size(2), size(3), size(4), size(5)]
  const form = (wide: number, high: number, deep: number, across: number) =>
    wide > 0 && high > 0 && deep > 0 && passes(wide, high, deep, across)
  return (
    form(width, height, depth, diagonal) ||
    form(width, low, depth, diagonal) ||
    form(narrow, height, depth, diagonal) ||
    form(narrow, low, depth, diagonal) ||
    form(size(6), size(7), size(8), 0)
  )
}

function createDoor(door: Opening): Passes {
  const narrow = Math.min(door.width, door.height)
  const wide = Math.max(door.width, door.height)
  const diagonal = Math.hypot(narrow, wide)
  return (width, height, depth, diagonalDepth) => {
    const least = Math.min(width, height, depth)
    const middle = width + height + depth - least - Math.max(width, height, depth)
    if (narrow - least >= nothing && wide - middle >= nothing) return true
    if (diagonalDepth > 0) {
      const turned = turnIn({ how: '', width, height, depth, diagonalDepth }, door)
      if (turned.some(({ spare }) => spare >= nothing)) return true
    }
    return least < narrow && middle < diagonal && measureTilted({ width, height, depth }, door) >= nothing
  }
}

/** The piece itself is measured where it is nearly as wide as the widest that turns. */
function createCorner(from: number, to: number, ceiling: number): Passes {
  const boundTurn = createTurnBounds(from, to)
  const narrow = Math.min(from, to)
  const wider = Math.max(from, to)
  const turns = (long: number, wide: number): boolean => {
    if (narrow - wide < nothing) return false
    if (wider - long >= nothing) return true
    const { least, most } = boundTurn(long)
    if (wide < least - nearly) return true
    if (wide > most + nearly) return false
    return measureTurn(long, wide, { from, to }) >= nothing
  }
  return (width, height, depth) =>
    (ceiling - height >= nothing && turns(Math.max(width, depth), Math.min(width, depth))) ||
    (ceiling - depth >= nothing && turns(Math.max(width, height), Math.min(width, height))) ||
    (ceiling - width >= nothing && turns(Math.max(height, depth), Math.min(height, depth)))
}
