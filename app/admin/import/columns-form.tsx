import type { ImportView } from '../../../contract/staff/import.ts'
import { isColumn, listTargets } from '../../../contract/staff/import-recipes.ts'
import type { TaxonomyChoices } from '../../../contract/staff/products.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { Button } from '../controls/button.tsx'
import { ReasonNote } from '../controls/reason.tsx'
import { UnsavedPart } from '../controls/unsaved-part.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { CheckedForm } from '../form/saving/checked-form.tsx'
import { sourceNotes } from './import-texts.ts'
import type { Columns } from './recipes/use-columns.ts'
import { UnreadField } from './rules/unread-field.tsx'
import { UpdateFields } from './rules/update-fields.tsx'
import { SupplierColumns } from './supplier-columns.tsx'
import { useCheck } from './use-check.ts'
import { useDecisions } from './use-decisions.ts'
import { ZipField } from './zip-field.tsx'

const keyColumns: (SheetColumn | null)[] = ['productUuid', 'productCode', 'variantUuid', 'variantCode']

type Props = { view: ImportView; taxonomy: TaxonomyChoices; onStarted(): void }

/** Matches the columns of the file to fields, decides about new records, and starts the dry run. */
export function ColumnsForm({ view, taxonomy, onStarted }: Props) {
  const decisions = useDecisions(view)
  const { chosen, makeNew, setMakeNew, rules, decide, isChanged } = decisions
  const { problem, isBusy, submit } = useCheck(decisions, onStarted)
  return (
    <CheckedForm refusal={problem} onSubmit={submit} className="grid gap-6">
      <UnsavedPart changed={isChanged && !isBusy} />
      {view.source === 'other' ? (
        <SupplierColumns view={view} taxonomy={taxonomy} decisions={decisions} isRateAsked={problem !== undefined} />
      ) : (
        <p className="max-w-2xl text-small">{sourceNotes[view.source]}</p>
      )}
      <SwitchField
        bound={{
          name: 'make-new',
          label: 'Create new brands, ranges, categories and properties',
          value: makeNew,
          onChange: setMakeNew,
          problems: {},
        }}
        hint="If off, you are asked what each unknown word means."
      />
      <UnreadField value={rules.unread} onChange={(unread) => decide({ unread })} />
      <UpdateFields
        value={rules}
        columns={listFilled(chosen.columns).filter((column) => !keyColumns.includes(column))}
        onChange={decide}
      />
      <ZipField view={view} />
      {problem && <ReasonNote>{problem.text}</ReasonNote>}
      <p>
        <Button type="submit" look="solid" disabled={isBusy}>
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
