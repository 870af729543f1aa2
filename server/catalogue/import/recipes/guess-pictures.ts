import type { Recipe } from '../../../../contract/staff/import-recipes.ts'
import type { SheetColumn } from '../../../../contract/staff/sheets.ts'

type Matched = { headers: string[]; samples: string[][]; matching: (SheetColumn | null)[] }

const maxColumns = 10
const heading = /image|picture|photo|\bbild|\bfoto/i
/** The same picture in another size, or a text about it. */
const other = /small|thumb|swatch|label|alt|caption|title|count|logo/i
const source = /^https?:\/\/|\.(?:jpe?g|png|webp|avif|gif)\b/i

/** Image 1, Image 2 …: all of them together are the pictures. */
export function guessPictures({ headers, samples, matching }: Matched): Recipe[] {
  const first = matching.indexOf('pictures')
  if (first < 0) return []
  const further = headers.filter(
    (header, place) =>
      place !== first &&
      !matching[place] &&
      heading.test(header) &&
      !other.test(header) &&
      (samples[place] ?? []).some((text) => source.test(text)),
  )
  if (further.length === 0) return []
  const from = [headers[first] ?? '', ...further].slice(0, maxColumns)
  return [{ kind: 'joined', from, between: '\n', to: 'pictures' }]
}
