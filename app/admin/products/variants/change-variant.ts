import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { mergeEdits } from '../../form/saving/merge-edits.ts'

/** The variants and the place that a field was rendered with. */
export type Shown = { variants: VariantEdit[]; place: number }

/**
 * Changes one variant of the newest list. A field may be older than that list, such as one that was closed while its
 * picture was being sent: only what the field changed is taken, and nothing if its variant is gone.
 */
export function changeVariant(now: VariantEdit[], shown: Shown, changed: VariantEdit): VariantEdit[] {
  const before = shown.variants[shown.place]
  const place = findVariant(now, shown)
  const current = place === undefined ? undefined : now[place]
  if (!before || !current || place === undefined) return now
  return now.with(place, mergeEdits(before, changed, current).merged)
}

/**
 * The place of a variant in the newest list. A new one has no uuid until it is saved: it is found by its place among
 * the new ones, unless one of them is gone.
 */
export function findVariant(now: VariantEdit[], shown: Shown): number | undefined {
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

/** The place of a variant in the list that comes next: of the same object, or of what it was changed into. */
export function followVariant(next: VariantEdit[], shown: Shown): number | undefined {
  const before = shown.variants[shown.place]
  const place = before ? next.indexOf(before) : -1
  return place >= 0 ? place : findVariant(next, shown)
}

export const addPicture = (variants: VariantEdit[], at: number, hash: string): VariantEdit[] =>
  variants.map((variant, place) =>
    place === at ? { ...variant, pictures: [...new Set([...variant.pictures, hash])] } : variant,
  )

/** Puts a variant that was removed back at its place, unless it is there again. */
export function putVariantBack(now: VariantEdit[], place: number, removed: VariantEdit): VariantEdit[] {
  if (removed.uuid !== null && now.some(({ uuid }) => uuid === removed.uuid)) return now
  return now.toSpliced(place, 0, removed)
}
