import type { Piece } from '../../../contract/fit/piece.ts'

/** The measures of a variant in their order in the index, in tenths of a millimetre, rounded up; 0 is not known. */
export const pieceKeys = [
  ...(['width', 'height', 'depth', 'heightWithoutLegs', 'widthWithoutArms', 'diagonalDepth'] as const),
  ...(['packedWidth', 'packedHeight', 'packedDepth'] as const),
] satisfies (keyof Piece)[]

export const unit = 100

/** Each distinct size of a product once. */
export function packPieces(pieces: Piece[]): number[] {
  const packed = pieces.map((piece) =>
    pieceKeys.map((key) => Math.ceil(Math.round((piece[key] ?? 0) * unit * 100) / 100)),
  )
  const known = packed.filter((sizes) => sizes.some((size) => size > 0))
  return [...new Map(known.map((sizes) => [sizes.join(), sizes])).values()].flat()
}

/** Bit `n` is set when one size has all of the sides that the bits of `n` name, in their order in the index. */
export function summarizeSides(pieces: number[]): number {
  let summary = 0
  for (let at = 0; at < pieces.length; at += pieceKeys.length) {
    const known = [0, 1, 2].reduce((bits, place) => bits | ((pieces[at + place] ?? 0) > 0 ? 1 << place : 0), 0)
    for (let some = 0; some < 8; some++) if ((some & known) === some) summary |= 1 << some
  }
  return summary
}
