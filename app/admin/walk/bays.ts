import type { Walk, WalkPiece } from '../../../contract/staff/walk.ts'

/** The keys of the parts of a walk that are no display places; the keys of those are their uuids. */
export const unchecked = 'unchecked'
export const everywhere = 'everywhere'
export const unplaced = 'unplaced'

export type Bay = { key: string; label: string; pieces: WalkPiece[] }

/**
 * Groups pieces by display place; those that nobody checked for 30 days come first. An empty place is listed too, so
 * that a piece can be added there.
 */
export function listBays({ pieces, places }: Pick<Walk, 'pieces' | 'places'>): Bay[] {
  const displayed = pieces.filter(({ onDisplay }) => onDisplay)
  const nowhere = displayed.filter(({ displayPlaceUuid }) => displayPlaceUuid === null)
  const old = pieces.filter(({ isUnchecked }) => isUnchecked)
  return [
    ...(old.length > 0 ? [{ key: unchecked, label: 'Not checked for 30 days', pieces: old }] : []),
    { key: everywhere, label: 'Everywhere', pieces },
    ...places.map(({ uuid, name }) => ({
      key: uuid,
      label: name,
      pieces: displayed.filter(({ displayPlaceUuid }) => displayPlaceUuid === uuid),
    })),
    ...(nowhere.length > 0 ? [{ key: unplaced, label: 'No place named', pieces: nowhere }] : []),
  ]
}
