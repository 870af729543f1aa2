import type { Index } from '../catalogue-index.ts'
import { readAmount } from '../storage/amounts.ts'
import { addAll, addBit, type Bits, createBits, hasBit, keepCommon, subtract } from '../storage/bits.ts'
import { proseLevel } from '../storage/vocabulary.ts'
import { featureLevel } from '../text/terms.ts'
import { splitList } from '../understanding/split-list.ts'
import type { ShapeConstraint } from '../understanding/understood.ts'
import { type Shape, shapePhrases } from '../understanding/words/phrases.ts'
import { addNamed } from './named.ts'

/**
 * Products with the shape in their name, a value or a tag. A description may say it of a part, such as round knobs, so
 * there the measures of the product have to agree.
 */
export function findShaped(index: Index, { shape, words }: ShapeConstraint): Bits {
  const found = addWords(index, words, proseLevel)
  keepCommon(found, findEven(index, isEvenShape(shape)))
  addAll(found, addWords(index, words, featureLevel))
  return found
}

/** Products whose measures allow the shape and whose texts name no other. Only texts make a product oval. */
export function findShapedLike(index: Index, { shape }: ShapeConstraint): Bits {
  const other = likeShapes[shape]
  if (!other) return createBits(index.products.capacity)
  return subtract(findEven(index, isEvenShape(shape)), addWords(index, splitList(shapePhrases[other]), proseLevel))
}

/** For each shape, the other shape with the same proportions. */
const likeShapes: Record<Shape, Shape | null> = { round: 'square', square: 'round', rectangular: 'oval', oval: null }
const isEvenShape = (shape: Shape) => shape === 'round' || shape === 'square'

/** Width and depth count as equal within this share. */
const tolerance = 0.03
/** The maximum depth, in cm, of a thing that hangs on a wall: its width and height show its shape. */
const flat = 10

/** Products as deep as wide, or not; those without such measures are neither. */
function findEven({ products: { sizes, used, capacity, live } }: Index, isEven: boolean): Bits {
  const found = createBits(capacity)
  for (let slot = 0; slot < used; slot++) {
    const width = readAmount(sizes.width, slot)
    const height = readAmount(sizes.height, slot)
    const depth = readAmount(sizes.depth, slot)
    const other = depth <= flat ? height : depth
    if (width === 0 || other === 0 || !hasBit(live, slot)) continue
    if (Math.abs(width - other) <= width * tolerance === isEven) addBit(found, slot)
  }
  return found
}

const addWords = (index: Index, words: string[], level: number) =>
  addNamed(index, words, createBits(index.products.capacity), level)
