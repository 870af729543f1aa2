import type { Walk, WalkPiece } from '../../../contract/staff/walk.ts'

/** A part of the walk: a place, or one of these. */
export const unchecked = 'unchecked'
export const everywhere = 'everywhere'
export const unplaced = 'unplaced'

export type Bay = { key: string; label: string; pieces: WalkPiece[] }

/** What was not checked for long comes first; a place where nothing stands is there to add to. */
export function listBays({ pieces, places }: Pick<Walk, 'pieces' | 'places'>): Bay[] {
  const standing = pieces.filter(({ onDisplay }) => onDisplay)
  const nowhere = standing.filter(({ displayPlaceUuid }) => displayPlaceUuid === null)
  const old = pieces.filter(({ isUnchecked }) => isUnchecked)
  return [
    ...(old.length > 0 ? [{ key: unchecked, label: 'Not checked for 30 days', pieces: old }] : []),
    { key: everywhere, label: 'Everywhere', pieces },
    ...places.map(({ uuid, name }) => ({
      ...{ key: uuid, label: name },
      pieces: standing.filter(({ displayPlaceUuid }) => displayPlaceUuid === uuid),
    })),
    ...(nowhere.length > 0 ? [{ key: unplaced, label: 'No place named', pieces: nowhere }] : []),
  ]
}
