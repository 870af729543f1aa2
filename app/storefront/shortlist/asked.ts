import type { PieceAsked } from '../../../contract/shortlists.ts'
import type { Piece } from './stored-pieces.ts'

/** What is sent of a piece: nothing that the shop does not need. */
export const listAsked = (pieces: readonly Piece[]): PieceAsked[] =>
  pieces.map(({ variantUuid, quantity, note }) => ({ variantUuid, quantity, note }))
