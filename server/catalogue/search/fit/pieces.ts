import type { Piece } from '../../../../contract/fit/piece.ts'

/** The measures of a variant in their order in the index, in tenths of a millimetre, rounded up; 0 is not known. */
export const pieceKeys = [
  ...(['width', 'height', 'depth', 'heightWithoutLegs', 'widthWithoutArms', 'diagonalDepth'] as const),
  ...(['packedWidth', 'packedHeight', 'packedDepth'] as const),
] satisfies (keyof Piece)[]

export const unit = 100

export type Numbers = ArrayLike<number>

/** A verdict rounds to hundredths of a centimetre: a lack of up to half of one counts as none. */
export const leastSpare = -0.005

/** The greatest number of the index that is judged to fit into so many centimetres. */
export function mostWithin(room: number): number {
  let most = Math.ceil((room - leastSpare) * unit) + 1
  while (room - most / unit < leastSpare) most--
  return most
}

/** Each distinct size of a product once. */
export function packPieces(pieces: Piece[]): number[] {
  const packed = pieces.map((piece) =>
    pieceKeys.map((key) => Math.ceil(Math.round((piece[key] ?? 0) * unit * 100) / 100)),
  )
  const known = packed.filter((sizes) => sizes.some((size) => size > 0))
  return [...new Map(known.map((sizes) => [sizes.join(), sizes])).values()].flat()
}

/** How many sets of sides there are: a bit for each of width, height and depth. */
export const setsOfSides = 8

/** Whether one size has all sides of a set. */
export function hasSides(pieces: number[], set: number): boolean {
  for (let at = 0; at < pieces.length; at += pieceKeys.length) {
    if ([0, 1, 2].every((side) => ((set >>> side) & 1) === 0 || (pieces[at + side] ?? 0) > 0)) return true
  }
  return false
}
