import type { VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { useWasNotes } from './asked-prices.ts'
import { nameVariant } from './variant-list.ts'

/** Says before a save which offers will show a was price, and why others will not. */
export function WasNotes({ variants }: { variants: VariantEdit[] }) {
  const notes = useWasNotes(variants)
  if (notes.length === 0) return null
  return (
    <ul aria-label="Was prices" className="grid gap-1 text-small">
      {notes.map(([note, places]) => (
        <li key={note}>
          {variants.length > 1 && <strong>{nameAll(variants, places)}: </strong>}
          {note}
        </li>
      ))}
    </ul>
  )
}

const nameAll = (variants: VariantEdit[], places: number[]) =>
  places.length === variants.length
    ? 'All'
    : places.flatMap((place) => (variants[place] ? [nameVariant(variants[place], place)] : [])).join(', ')
