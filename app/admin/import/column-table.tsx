import type { ImportView } from '../../../contract/staff/import.ts'
import type { Target } from '../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { TargetChoice } from './recipes/target-choice.tsx'

type Props = {
  columns: ImportView['columns']
  properties: TaxonomyChoices['properties']
  targetOf(place: number): Target | null
  /** Whether a recipe uses this column. */
  isUsed(header: string): boolean
  onChange(place: number, target: Target | null): void
}

/** Lists each column of the file with its first cells and the field that it fills. */
export function ColumnTable({ columns, properties, targetOf, isUsed, onChange }: Props) {
  return (
    <table className="w-full border-collapse text-small" aria-label="Columns of the file">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-1 pr-3">
            In the file
          </th>
          <th scope="col" className="px-3 py-1">
            For example
          </th>
          <th scope="col" className="py-1 pl-3">
            Is
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, samples }, place) => (
          <tr key={header} className="border-b border-rule align-top max-sm:grid max-sm:py-2">
            <th scope="row" className="py-1 text-left sm:py-2.5 sm:pr-3">
              {header}
            </th>
            <td className="py-1 text-soft wrap-anywhere sm:px-3 sm:py-2.5">{samples.join(', ') || 'Empty'}</td>
            <td className="py-1 sm:w-64 sm:pl-3">
              <TargetChoice
                control={{ 'aria-label': `What ${header} is`, className: targetOf(place) ? look : `${look} text-soft` }}
                none={isUsed(header) ? 'Used below' : 'Left out'}
                newProperty={header}
                properties={properties}
                value={targetOf(place)}
                onChange={(target) => onChange(place, target)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const look = 'block min-h-11 w-full rounded-sm border border-line bg-white px-3 py-2 lg:min-h-9'
