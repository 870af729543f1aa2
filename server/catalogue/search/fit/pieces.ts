import type { Piece } from '../../../../contract/fit/piece.ts'

/** The measures of a variant in their order in the index, in tenths of a millimetre, rounded up; 0 is not known. */
export const pieceKeys = [
  ...(['width', 'height', 'depth', 'heightWithoutLegs', 'widthWithoutArms', 'diagonalDepth'] as const),
  ...(['packedWidth', 'packedHeight', 'packedDepth'] as const),
] satisfies (keyof Piece)[]

export const unit = 100

export type Numbers = ArrayLike<number>

/** A verdict rounds to hundredths of a centimetre: a lack of up to half of one counts as none. */
export const minSpare = -0.005

/** The greatest indexed measure that counts as fitting into this number of centimetres. */
export function maxWithin(room: number): number {
  let max = Math.ceil((room - minSpare) * unit) + 1
  while (room - max / unit < minSpare) max--
  return max
}

/** Each distinct size of a product once. */
export function packPieces(pieces: Piece[]): number[] {
  const packed = pieces.map((piece) =>
    pieceKeys.map((key) => Math.ceil(Math.round((piece[key] ?? 0) * unit * 100) / 100)),
  )
  const known = packed.filter((sizes) => sizes.some((size) => size > 0))
  return [...new Map(known.map((sizes) => [sizes.join(), sizes])).values()].flat()
}

/** The sides of each form in which a piece is carried, by their places in `pieceKeys`: see `listForms`. */
const forms = [
  [0, 1, 2],
  [0, 3, 2],
  [4, 1, 2],
  [4, 3, 2],
  [6, 7, 8],
]

/**
 * The measures that places require: a bit for each of width, height and depth as the piece stands, and one for a form to
 * carry it in.
 */
export const carriedNeed = 1 << 3
export const setsOfNeeds = 1 << 4

/** The requirements that each size meets. */
export function listMet(pieces: number[]): number[] {
  const met: number[] = []
  for (let at = 0; at < pieces.length; at += pieceKeys.length) {
    const isKnown = (side: number) => (pieces[at + side] ?? 0) > 0
    const sides = [0, 1, 2].reduce((bits, side) => (isKnown(side) ? bits | (1 << side) : bits), 0)
    met.push(forms.some((form) => form.every(isKnown)) ? sides | carriedNeed : sides)
  }
  return met
}

/** Whether one size meets all of these requirements. */
export const meetsNeeds = (met: number[], needs: number): boolean => met.some((bits) => (bits & needs) === needs)
