import type { ImportView } from '../../../contract/staff/import.ts'
import { listSources } from '../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import { ColumnTable } from './column-table.tsx'
import { EachQuestion } from './recipes/each-question.tsx'
import { RecipeList } from './recipes/recipe-list.tsx'
import { SampleCards } from './recipes/sample-cards.tsx'
import { SizeQuestion } from './recipes/size-question.tsx'
import { RowsField } from './rules/rows-field.tsx'
import { SupplierField } from './supplier-field.tsx'
import { UnitFields } from './units/unit-fields.tsx'
import type { Decisions } from './use-decisions.ts'

type Props = { view: ImportView; taxonomy: TaxonomyChoices; decisions: Decisions; isRateAsked: boolean }

/** Matches the columns of a supplier's own list. */
export function SupplierColumns({ view, taxonomy, decisions, isRateAsked }: Props) {
  const { chosen, units, setUnits, inUse, each, refuseEach, suggestions, samples, rules, decide } = decisions
  const { supplier, nameSupplier, headers, columns, targetOf, choose, keep, remove } = chosen
  return (
    <>
      <SupplierField view={view} value={supplier} onChange={nameSupplier} />
      {view.columns.map(
        (column, place) =>
          column.unclearSize !== null && (
            <SizeQuestion
              key={column.header}
              column={column}
              value={targetOf(place)}
              onChoose={(target) => choose(place, target)}
            />
          ),
      )}
      {each && <EachQuestion recipe={each} headers={headers} samples={samples} onKeep={keep} onRefuse={refuseEach} />}
      <ColumnTable
        columns={view.columns}
        properties={taxonomy.properties}
        targetOf={targetOf}
        isUsed={(header) => columns.recipes.some((recipe) => listSources(recipe).includes(header))}
        onChange={choose}
      />
      <RecipeList
        place={{ uuid: view.uuid, headers, units, taxonomy }}
        recipes={columns.recipes}
        suggestions={suggestions}
        samples={samples}
        onKeep={keep}
        onRemove={remove}
      />
      <UnitFields value={units} inUse={inUse} isAsked={isRateAsked} onChange={setUnits} />
      <SampleCards rows={samples} />
      <RowsField value={rules.rowsAre} onChange={(rowsAre) => decide({ rowsAre })} />
    </>
  )
}
