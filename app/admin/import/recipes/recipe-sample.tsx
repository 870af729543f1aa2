import { useMemo } from 'react'
import { listSources, type Recipe, type SampleRow, type Target } from '../../../../contract/staff/import-recipes.ts'
import type { RecipePlace } from './recipe-place.ts'
import { nameTarget } from './recipe-texts.ts'
import { useSamples } from './use-samples.ts'

type Props = { place: RecipePlace; recipe: Recipe | undefined }

const maxShown = 5

/** Some rows of the file, before and after. */
export function RecipeSample({ place: { uuid, headers, units }, recipe }: Props) {
  const asked = useMemo(
    () => recipe && { matching: headers.map(() => null), recipes: [recipe], units },
    [headers, recipe, units],
  )
  const rows = useSamples(uuid, asked)
  if (!recipe || rows.length === 0) return null
  const sources = listSources(recipe)
  const parts = listParts(recipe)
  return (
    <section aria-label="For example" className="border border-rule bg-white p-3">
      <table className="w-full border-collapse text-small">
        <caption className="mb-2 text-left text-label text-soft">For example, in rows of this list</caption>
        <thead>
          <tr className="border-b border-line text-left text-label">
            {sources.map((header) => (
              <th key={header} scope="col" className="pr-3 pb-1 font-normal text-soft wrap-anywhere">
                {header}
              </th>
            ))}
            {parts.map(({ key, place, target }) => (
              <th key={key} scope="col" className="pr-3 pb-1 wrap-anywhere">
                {sources.length > 0 && place === 0 && <span aria-hidden="true">→ </span>}
                {target ? nameTarget(target) : 'Left out'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxShown).map((row) => (
            <tr key={row.line} className="border-b border-rule align-top last:border-0">
              {sources.map((header) => (
                <td key={header} className="py-1.5 pr-3 text-soft wrap-anywhere">
                  {row.texts[headers.indexOf(header)] || '–'}
                </td>
              ))}
              {parts.map(({ key, place, target }) => (
                <td key={key} className="py-1.5 pr-3 wrap-anywhere">
                  <Piece target={target} text={readPiece(row, place)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The parts of a row that a recipe fills. Each is keyed by its index, because two parts can have the same target. */
const listParts = (recipe: Recipe): { key: string; place: number; target: Target | null }[] =>
  (recipe.kind === 'split' ? recipe.parts : [recipe.to]).map((target, place) => ({
    key: `part ${place}`,
    place,
    target,
  }))

const readPiece = ({ pieces }: SampleRow, place: number) => pieces[0]?.[place] ?? ''

const Piece = ({ target, text }: { target: Target | null; text: string }) =>
  text === '' ? (
    <span className="text-soft">Empty</span>
  ) : (
    <strong className={target ? '' : 'font-normal text-soft line-through'}>{text}</strong>
  )
