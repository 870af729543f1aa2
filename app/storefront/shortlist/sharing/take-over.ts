import { maxListed } from '../../../../contract/shortlist-bounds.ts'
import { showNotice } from '../notices.ts'
import type { Piece } from '../stored-pieces.ts'
import { changePieces, listPieces } from '../stored-shortlist.ts'
import { shortlistLink } from '../toggle-piece.ts'

/** Adds the pieces that the reader's own list lacks, as far as there is room. */
export function takeOver(shared: Piece[]): void {
  const before = listPieces()
  const known = new Set(before.map(({ variantUuid }) => variantUuid))
  const fresh = shared.filter(({ variantUuid }) => !known.has(variantUuid))
  const now = Date.now()
  const added = fresh
    .slice(0, maxListed - before.length)
    .map((piece, place) => ({ ...piece, savedAt: new Date(now + place).toISOString() }))
  changePieces((pieces) => [...pieces, ...added])
  showNotice({ text: describeResult(added.length, fresh.length), link: shortlistLink })
}

function describeResult(added: number, wanted: number): string {
  const what = added === 1 ? 'One piece is' : `${added} pieces are`
  if (added === wanted) return `${what} new on your shortlist.`
  return `${what} new on your shortlist. The others do not fit: it holds ${maxListed} pieces at most.`
}
