import { effectivePrice } from '../../../contract/prices.ts'
import { maxNoteLength } from '../../../contract/shortlist-bounds.ts'
import type { ListedOption } from '../../../contract/shortlists.ts'
import { boundQuantity, nameKey, type Piece } from './stored-pieces.ts'
import { changePieces } from './stored-shortlist.ts'

const edit = (variantUuid: string, change: Partial<Piece>) =>
  changePieces((pieces) => pieces.map((piece) => (piece.variantUuid === variantUuid ? { ...piece, ...change } : piece)))

export const setQuantity = (variantUuid: string, quantity: number) =>
  edit(variantUuid, { quantity: boundQuantity(quantity) })

export const setNote = (variantUuid: string, note: string) => edit(variantUuid, { note: note.slice(0, maxNoteLength) })

/** Replaces the variant, and saves its current price for later comparison. */
export const setVariant = (variantUuid: string, option: ListedOption) =>
  edit(variantUuid, { variantUuid: option.variantUuid, savedPrice: effectivePrice(option) })

/** Sorts pieces by these keys; those that another tab has added meanwhile come last. */
export const orderPieces = (keys: string[]) =>
  changePieces((pieces) => {
    const place = (piece: Piece) => {
      const found = keys.indexOf(nameKey(piece))
      return found < 0 ? keys.length : found
    }
    return pieces.toSorted((one, other) => place(one) - place(other))
  })
