import { useState } from 'react'
import { maxListed } from '../../../contract/shortlist-bounds.ts'
import type { PieceAsked } from '../../../contract/shortlists.ts'
import { isUuid } from '../../../contract/uuid.ts'
import { listAsked } from '../shortlist/asked.ts'
import { type PieceNow, usePieceFacts } from '../shortlist/piece-facts.ts'
import { useShortlist } from '../shortlist/shortlist.ts'
import '../shortlist/stored-shortlist.ts'
import type { Piece } from '../shortlist/stored-pieces.ts'

export type VisitPieces = {
  rows: { piece: Piece; now?: PieceNow }[]
  /** The pieces that are sent, without those that have left the shop. */
  asked: PieceAsked[]
  remove(variantUuid: string): void
}

/** The product named in the address and the pieces of the shortlist, without those removed for this visit. */
export function useVisitPieces(search: string): VisitPieces {
  const listed = useShortlist((all) => all.pieces)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const named = readNamed(search).filter(
    ({ variantUuid }) => !listed.some((piece) => piece.variantUuid === variantUuid),
  )
  const pieces = [...named, ...listed].filter(({ variantUuid }) => !removed.includes(variantUuid)).slice(0, maxListed)
  const facts = usePieceFacts(pieces)
  return {
    rows: pieces.map((piece) => ({ piece, now: facts.find(piece.variantUuid) })),
    asked: listAsked(pieces),
    remove: (variantUuid) => setRemoved((before) => [...before, variantUuid]),
  }
}

/** The product that the address names, under a provisional name until the shop has returned its facts. */
export function readNamed(search: string): Piece[] {
  const variantUuid = new URLSearchParams(search).get('variant')?.toLowerCase() ?? ''
  if (!isUuid(variantUuid)) return []
  return [
    {
      variantUuid,
      productUuid: '',
      name: 'The piece you came from',
      quantity: 1,
      note: '',
      savedAt: '',
      savedPrice: 0,
    },
  ]
}
