import { type SubmitEvent, useMemo, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ImportView } from '../../../contract/staff/import.ts'
import { isColumn, listSources, listTargets } from '../../../contract/staff/import-recipes.ts'
import type { RowMeaning, UnreadChoice } from '../../../contract/staff/import-rules.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { UnsavedPart } from '../controls/unsaved-part.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { useBegun } from '../form/saving/begun.ts'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { unreachable } from '../unreachable.ts'
import { ColumnTable } from './column-table.tsx'
import { sourceNotes } from './import-texts.ts'
import { EachQuestion } from './recipes/each-question.tsx'
import { RecipeList } from './recipes/recipe-list.tsx'
import { SampleCards } from './recipes/sample-cards.tsx'
import { SizeQuestion } from './recipes/size-question.tsx'
import { type Columns, useColumns } from './recipes/use-columns.ts'
import { useSamples } from './recipes/use-samples.ts'
import { RowsField } from './rules/rows-field.tsx'
import { UnreadField } from './rules/unread-field.tsx'
import { UpdateFields, type Updates } from './rules/update-fields.tsx'
import { SupplierField } from './supplier-field.tsx'
import { UnitFields } from './units/unit-fields.tsx'
import { askRate } from './units/unit-texts.ts'
import { useUnits } from './units/use-units.ts'
import { ZipField } from './zip-field.tsx'

const keyColumns: (SheetColumn | null)[] = ['productUuid', 'productCode', 'variantUuid', 'variantCode']

type Props = { view: ImportView; taxonomy: TaxonomyChoices; onStarted(): void }

/** Matches the file's columns, and allows new records; then starts the dry run. */
export function ColumnsForm({ view, taxonomy, onStarted }: Props) {
  const chosen = useColumns(view)
  const [makeNew, setMakeNew] = useState(view.makeNew)
  const [updates, setUpdates] = useState<Updates>()
  const [rowsAre, setRowsAre] = useState<RowMeaning>()
  const [unread, setUnread] = useState<UnreadChoice>()
  const [problem, setProblem] = useState<{ text: string }>()
  const [busy, setBusy] = useState(false)
  const { supplier, columns, targetOf, choose } = chosen
  const isOther = view.source === 'other'
  const [isOne, setIsOne] = useState(false)
  const asked = view.suggestions.find((recipe) => recipe.kind === 'each')
  const each = isOne || columns.recipes.some(({ kind }) => kind === 'each') ? undefined : asked
  const { units, setUnits, inUse, unrated } = useUnits(view, supplier, columns)
  const begun = useBegun([supplier, columns, units, makeNew, updates, rowsAre, unread, isOne])
  const asking = useMemo(() => (isOther ? { ...columns, units } : undefined), [isOther, columns, units])
  const samples = useSamples(view.uuid, asking)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [currency] = isOther ? unrated : []
    if (currency) return setProblem({ text: askRate(currency) })
    setBusy(true)
    setProblem(undefined)
    const decided = { ...updates, ...(rowsAre && { rowsAre }), ...(unread && { unread }), ...(isOther && { units }) }
    const check = { uuid: view.uuid, supplier, ...columns, makeNew, rules: decided }
    const answer = await staffApi.checkImport(check).catch(unreachable)
    setBusy(false)
    if (failed(answer)) setProblem({ text: answer.problem.reason })
    else onStarted()
  }
  return (
    <CheckedForm refusal={problem} onSubmit={submit} className="grid gap-6">
      <UnsavedPart changed={begun && !busy} />
      {isOther ? (
        <>
          <SupplierField view={view} value={supplier} onChange={chosen.nameSupplier} />
          {view.columns.map(
            (column, place) =>
              column.unclearSize !== null && (
                <SizeQuestion
                  key={column.header}
                  {...{ column, value: targetOf(place), onChoose: (target) => choose(place, target) }}
                />
              ),
          )}
          {each && (
            <EachQuestion
              {...{ recipe: each, headers: chosen.headers, samples }}
              onKeep={chosen.keep}
              onRefuse={() => setIsOne(true)}
            />
          )}
          <ColumnTable
            columns={view.columns}
            properties={taxonomy.properties}
            {...{
              targetOf,
              isUsed: (header) => columns.recipes.some((recipe) => listSources(recipe).includes(header)),
              onChange: choose,
            }}
          />
          <RecipeList
            place={{ uuid: view.uuid, headers: chosen.headers, units, taxonomy }}
            {...{ recipes: columns.recipes, suggestions: view.suggestions.filter((one) => one !== asked), samples }}
            onKeep={chosen.keep}
            onRemove={chosen.remove}
          />
          <UnitFields value={units} {...{ inUse, isAsked: problem !== undefined }} onChange={setUnits} />
          <SampleCards rows={samples} />
          <RowsField value={rowsAre ?? view.rules.rowsAre} onChange={setRowsAre} />
        </>
      ) : (
        <p className="max-w-2xl text-small">{sourceNotes[view.source]}</p>
      )}
      <SwitchField
        bound={{
          ...{ name: 'make-new', label: 'Create new brands, ranges, categories and properties' },
          ...{ value: makeNew, onChange: setMakeNew, problems: {} },
        }}
        hint="If off, you are asked what each unknown word means."
      />
      <UnreadField value={unread ?? view.rules.unread} onChange={setUnread} />
      <UpdateFields
        value={updates ?? { updates: view.rules.updates, addsNew: view.rules.addsNew }}
        columns={listFilled(columns).filter((column) => !keyColumns.includes(column))}
        onChange={setUpdates}
      />
      <ZipField view={view} />
      {problem && (
        <p role="alert" className="text-small font-semibold text-sale">
          {problem.text}
        </p>
      )}
      <p>
        <Button type="submit" look="solid" disabled={busy}>
          Preview the changes
        </Button>
      </p>
    </CheckedForm>
  )
}

/** The fields that the file fills. */
const listFilled = ({ matching, recipes }: Columns): SheetColumn[] => [
  ...new Set([
    ...matching.flatMap((column) => column ?? []),
    ...recipes.flatMap(listTargets).map((target) => (isColumn(target) ? target : 'properties')),
  ]),
]
