import type { Measures } from '../../../contract/fit/measures.ts'
import { measureTilted, measureTurn, measureWidest, type Opening, turnIn } from '../../../contract/fit/openings.ts'
import type { Piece } from '../../../contract/fit/piece.ts'
import { usual } from '../../../contract/fit/places.ts'
import { addBit, type Bits, createBits } from './bits.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'
import type { Products } from './products.ts'

/** The measures of a variant in their order in the index, in tenths of a millimetre, rounded up; 0 is not known. */
export const pieceKeys = [
  ...(['width', 'height', 'depth', 'heightWithoutLegs', 'widthWithoutArms', 'diagonalDepth'] as const),
  ...(['packedWidth', 'packedHeight', 'packedDepth'] as const),
] satisfies (keyof Piece)[]

const unit = 100

/** Each distinct size of a product once. */
export function packPieces(pieces: Piece[]): number[] {
  const packed = pieces.map((piece) =>
    pieceKeys.map((key) => Math.ceil(Math.round((piece[key] ?? 0) * unit * 100) / 100)),
  )
  const known = packed.filter((sizes) => sizes.some((size) => size > 0))
  return [...new Map(known.map((sizes) => [sizes.join(), sizes])).values()].flat()
}

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
export function createKnown({ pieces }: Products, measures: Measures): (slot: number) => boolean {
  const needed = listNeeded(measures)
  return (slot) => {
    const [numbers, start, length] = [pageOf(pieces, slot), offsetOf(pieces, slot), lengthOf(pieces, slot)]
    for (let at = start; at < start + length; at += pieceKeys.length)
      if (needed.every((place) => (numbers[at + place] ?? 0) > 0)) return true
    return false
  }
}

type Numbers = ArrayLike<number>
type Passes = (width: number, height: number, depth: number, diagonalDepth: number) => boolean

/** Half of what is rounded away before a verdict. */
const nothing = -0.005

export function createJudge(measures: Measures): (numbers: Numbers, at: number) => boolean {
  const { spaceWidth, spaceHeight, spaceDepth, doorWidth, doorHeight, hallWidth, turnWidth, ceilingHeight } = measures
  const isIn = (room: number | null, side: number) => !room || (side > 0 && room - side >= nothing)
  const canTurn = spaceWidth && spaceDepth
  const stands = (width: number, height: number, depth: number) =>
    isIn(spaceHeight, height) &&
    ((isIn(spaceWidth, width) && isIn(spaceDepth, depth)) ||
      Boolean(canTurn && isIn(spaceWidth, depth) && isIn(spaceDepth, width)))
  const ways: Passes[] = []
  if (doorWidth || doorHeight) {
    ways.push(createDoor({ width: doorWidth || usual.doorWidth, height: doorHeight || usual.doorHeight }))
  }
  if (hallWidth || turnWidth) {
    const [from, to] = [hallWidth || turnWidth || 0, turnWidth || hallWidth || 0]
    ways.push(createCorner(from, to, ceilingHeight || usual.ceilingHeight))
  }
  return (numbers, at) => {
    const size = (place: number) => (numbers[at + place] ?? 0) / unit
    return stands(size(0), size(1), size(2)) && ways.every((passes) => isCarried(numbers, at, passes))
  }
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

/** The widest piece that turns is computed once for each length; close to it, the piece itself is measured. */
function createCorner(from: number, to: number, ceiling: number): Passes {
  const widest = new Map<number, number>()
  const narrow = Math.min(from, to)
  const wider = Math.max(from, to)
  const turns = (long: number, wide: number): boolean => {
    if (narrow - wide < nothing) return false
    if (wider - long >= nothing) return true
    const most = widest.get(long) ?? measureWidest(long, from, to)
    widest.set(long, most)
    if (Math.abs(most - wide) > 0.05) return most > wide
    return measureTurn(long, wide, { from, to }) >= nothing
  }
  return (width, height, depth) =>
    (ceiling - height >= nothing && turns(Math.max(width, depth), Math.min(width, depth))) ||
    (ceiling - depth >= nothing && turns(Math.max(width, height), Math.min(width, height))) ||
    (ceiling - width >= nothing && turns(Math.max(height, depth), Math.min(height, depth)))
}
