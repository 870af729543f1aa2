import type { PieceAsked } from '../../../contract/shortlists.ts'
import type { Piece } from './stored-pieces.ts'

/** The fields of a piece that are sent; the shop looks up the others itself. */
export const listAsked = (pieces: readonly Piece[]): PieceAsked[] =>
  pieces.map(({ variantUuid, quantity, note }) => ({ variantUuid, quantity, note }))
