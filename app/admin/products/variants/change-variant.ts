import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { mergeEdits } from '../../form/saving/merge-edits.ts'

/** The variants, and one of their positions, that a field was rendered with. */
export type Shown = { variants: VariantEdit[]; place: number }

/**
 * Applies a field's change to the latest list of variants. The field may have been rendered with an older list, for
 * example if it was closed during an upload: only what it changed is applied, or nothing if its variant is gone.
 */
export function changeVariant(now: VariantEdit[], shown: Shown, changed: VariantEdit): VariantEdit[] {
  const before = shown.variants[shown.place]
  const place = followVariant(now, shown)
  const current = place === undefined ? undefined : now[place]
  if (!before || !current || place === undefined) return now
  return now.with(place, mergeEdits(before, changed, current).merged)
}

/**
 * Finds a variant's position in the latest list. A new variant has no uuid until it is saved: it is found by its
 * position among the new ones, unless one of those is gone.
 */
function findVariant(now: VariantEdit[], shown: Shown): number | undefined {
  const uuid = shown.variants[shown.place]?.uuid
  if (uuid === undefined) return undefined
  const places = [...now.keys()]
  if (uuid !== null) return places.find((place) => now[place]?.uuid === uuid)
  const stored = new Set(shown.variants.flatMap((variant) => variant.uuid ?? []))
  const newPlaces = places.filter((place) => !stored.has(now[place]?.uuid ?? ''))
  const countNew = (variants: VariantEdit[]) => variants.filter((variant) => variant.uuid === null).length
  if (newPlaces.length < countNew(shown.variants)) return undefined
  return newPlaces[countNew(shown.variants.slice(0, shown.place))]
}

/** Finds a variant's position in the next list: the same object, or what it was changed into. */
export function followVariant(next: VariantEdit[], shown: Shown): number | undefined {
  const before = shown.variants[shown.place]
  if (before && next[shown.place] === before) return shown.place
  const place = before ? next.indexOf(before) : -1
  return place >= 0 ? place : findVariant(next, shown)
}

export const addPicture = (variants: VariantEdit[], at: number, hash: string): VariantEdit[] =>
  variants.map((variant, place) =>
    place === at ? { ...variant, pictures: [...new Set([...variant.pictures, hash])] } : variant,
  )

/** Restores a removed variant to its position, unless it is in the list again. */
export function putVariantBack(now: VariantEdit[], place: number, removed: VariantEdit): VariantEdit[] {
  if (removed.uuid !== null && now.some(({ uuid }) => uuid === removed.uuid)) return now
  return now.toSpliced(place, 0, removed)
}
