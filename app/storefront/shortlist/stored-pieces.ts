import { maxQuantity } from '../../../contract/shortlist-bounds.ts'
import { isUuid } from '../../../contract/uuid.ts'

/** A variant that a shopper saved, with its product's name and price at that time. */
export type Piece = {
  variantUuid: string
  productUuid: string
  name: string
  quantity: number
  note: string
  savedAt: string
  savedPrice: number
}

const version = 1

export const writePieces = (pieces: readonly Piece[]): string => JSON.stringify({ version, pieces })

/** Undefined for a text that is no shortlist which this version can read. */
export function readPieces(text: string | null): Piece[] | undefined {
  try {
    const stored = JSON.parse(text ?? writePieces([]))
    return stored.version === version ? listOnce(stored.pieces.flatMap(readPiece)) : undefined
  } catch {
    return undefined
  }
}

/** The shop refuses a list that names a variant twice, or something that is no variant. */
const listOnce = (pieces: Piece[]) => [...new Map(pieces.map((piece) => [piece.variantUuid, piece])).values()]

const readPiece = ({ variantUuid, productUuid, name, quantity, note, savedAt, savedPrice }: Partial<Piece>): Piece[] =>
  isUuid(`${variantUuid}`) && variantUuid && productUuid
    ? [
        {
          variantUuid,
          productUuid,
          name: `${name ?? ''}`,
          quantity: boundQuantity(quantity),
          note: `${note ?? ''}`,
          savedAt: `${savedAt ?? ''}`,
          savedPrice: Number(savedPrice) || 0,
        },
      ]
    : []

export const boundQuantity = (quantity: unknown): number =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(Number(quantity)) || 1))

/** The identity of a piece, which stays the same when another variant is chosen. */
export const nameKey = ({ savedAt, productUuid }: Piece) => savedAt + productUuid
