import { Unauthorised } from '../../../contract/client.ts'
import { failed } from '../../../contract/errors.ts'
import { simplify } from '../../../contract/simple-text.ts'
import type { WalkPiece } from '../../../contract/staff/walk.ts'
import { readTicketCode } from '../../../contract/ticket-code.ts'
import { staffApi } from '../api.ts'
import { namePiece } from './piece/piece-card.tsx'

type Result = { pieces: WalkPiece[]; note: string }
export type FoundInWalk = Result & { asked: string }

/** Searches the whole catalogue or, without network, only the pieces of this walk. */
export async function findPieces(asked: string, walked: WalkPiece[]): Promise<Result> {
  const code = readTicketCode(asked)
  const ticketed = code === null ? undefined : walked.find((piece) => piece.code === code)
  if (ticketed) return { pieces: [ticketed], note: '' }
  try {
    const found = await staffApi.findWalkPieces({ q: asked })
    if (failed(found)) return { pieces: [], note: found.problem.reason }
    return { pieces: found, note: found.length > 0 ? '' : describeNone(asked, code) }
  } catch (error) {
    if (error instanceof Unauthorised) throw error
    return { pieces: findNamed(asked, walked), note: 'There is no network: only pieces of this walk are found.' }
  }
}

const describeNone = (asked: string, code: string | null) =>
  code === null
    ? `Nothing on the site is called “${asked.trim()}”.`
    : `No piece on the site has a ticket with the code ${code}.`

function findNamed(asked: string, walked: WalkPiece[]): WalkPiece[] {
  const words = simplify(asked).split(/\s+/)
  return walked.filter((piece) => words.every((word) => simplify(namePiece(piece)).includes(word)))
}
