import { effectivePrice } from '../../../contract/prices.ts'
import { longestNote } from '../../../contract/shortlist-bounds.ts'
import type { ListedOption } from '../../../contract/shortlists.ts'
import { boundQuantity, type Piece } from './stored-pieces.ts'
import { changePieces } from './stored-shortlist.ts'

const edit = (variantUuid: string, change: Partial<Piece>) =>
  changePieces((pieces) => pieces.map((piece) => (piece.variantUuid === variantUuid ? { ...piece, ...change } : piece)))

export const setQuantity = (variantUuid: string, quantity: number) =>
  edit(variantUuid, { quantity: boundQuantity(quantity) })

export const setNote = (variantUuid: string, note: string) => edit(variantUuid, { note: note.slice(0, longestNote) })

/** Its price is compared with the one it has now. */
export const setVariant = (variantUuid: string, option: ListedOption) =>
  edit(variantUuid, { variantUuid: option.variantUuid, savedPrice: effectivePrice(option) })

export const movePiece = (variantUuid: string, to: number) =>
  changePieces((pieces) => {
    const from = pieces.findIndex((piece) => piece.variantUuid === variantUuid)
    const moved = pieces[from]
    return moved && to >= 0 && to < pieces.length ? pieces.toSpliced(from, 1).toSpliced(to, 0, moved) : pieces
  })
