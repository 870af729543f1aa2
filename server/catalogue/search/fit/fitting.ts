import type { Measures } from '../../../../contract/fit/measures.ts'
import { listPlaces } from '../../../../contract/fit/places.ts'
import { addBit, type Bits, createBits } from '../storage/bits.ts'
import type { Products } from '../storage/products.ts'
import { createCarrying } from './carrying.ts'
import { createSizeReader } from './kept-sizes.ts'
import { carriedNeed, maxWithin, type Numbers, pieceKeys } from './pieces.ts'

/** Products with a variant that fits: as `judgeFit` judges it, of which only the answer is needed here. */
export function findFitting(products: Products, measures: Measures): Bits {
  const found = createBits(products.capacity)
  const fitsOne = createJudge(measures)
  const sizes = createSizeReader(products.pieces)
  for (let slot = 0; slot < products.used; slot++) {
    const length = sizes.find(slot)
    for (let at = sizes.start; at < sizes.start + length; at += pieceKeys.length) {
      if (!fitsOne(sizes.numbers, at)) continue
      addBit(found, slot)
      break
    }
  }
  return found
}

/** The products with a size of which every side that matters for these measures is known: a door or a turn needs one whole form. */
export const listKnown = ({ knownFor }: Products, measures: Measures): Bits =>
  knownFor[needsOf(measures)] ?? createBits(0)

export function needsOf(measures: Measures): number {
  const isCarried = listPlaces(measures).some((place) => place !== 'space')
  const rooms = [measures.spaceWidth, measures.spaceHeight, measures.spaceDepth]
  return rooms.reduce((needs: number, room, side) => (room ? needs | (1 << side) : needs), isCarried ? carriedNeed : 0)
}

export function createJudge(measures: Measures): (numbers: Numbers, at: number) => boolean {
  const stands = createStanding(measures)
  const isCarried = createCarrying(measures)
  return isCarried ? (numbers, at) => stands(numbers, at) && isCarried(numbers, at) : stands
}

/** Most products are judged by this alone, so it compares the numbers as they are. */
function createStanding({ spaceWidth, spaceHeight, spaceDepth }: Measures): (numbers: Numbers, at: number) => boolean {
  const [wide, high, deep] = [limitSide(spaceWidth), limitSide(spaceHeight), limitSide(spaceDepth)]
  const canTurn = Boolean(spaceWidth && spaceDepth)
  return (numbers, at) => {
    const width = numbers[at] ?? 0
    const height = numbers[at + 1] ?? 0
    const depth = numbers[at + 2] ?? 0
    if (height < high.min || height > high.max) return false
    const isAlong = width >= wide.min && width <= wide.max && depth >= deep.min && depth <= deep.max
    if (isAlong || !canTurn) return isAlong
    return depth >= wide.min && depth <= wide.max && width >= deep.min && width <= deep.max
  }
}

/** A side has to be known where there is a limit. */
const limitSide = (room: number | null): { min: number; max: number } =>
  room ? { min: 1, max: maxWithin(room) } : { min: 0, max: Number.POSITIVE_INFINITY }
