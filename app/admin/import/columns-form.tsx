import { type SubmitEvent, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { ImportView, Matching } from '../../../contract/staff/import.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { unreachable } from '../unreachable.ts'
import { ColumnTable } from './column-table.tsx'
import { sourceNotes } from './import-texts.ts'
import { UpdateFields, type Updates } from './rules/update-fields.tsx'
import { SupplierField } from './supplier-field.tsx'
import { ZipField } from './zip-field.tsx'

const keyColumns: Matching = ['productUuid', 'productCode', 'variantUuid', 'variantCode']

type Props = { view: ImportView; onStarted(): void }

/** Matches the file's columns, and allows new records; then starts the dry run. */
export function ColumnsForm({ view, onStarted }: Props) {
  const matching = useMatching(view)
  const [makeNew, setMakeNew] = useState(view.makeNew)
  const [updates, setUpdates] = useState<Updates>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const { supplier, columns } = matching
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    setProblem('')
    const asked = { uuid: view.uuid, supplier, matching: columns, makeNew, rules: updates }
    const answer = await staffApi.checkImport(asked).catch(unreachable)
    setBusy(false)
    if (failed(answer)) setProblem(answer.problem.reason)
    else onStarted()
  }
  return (
    <form onSubmit={submit} className="grid gap-6">
      {view.source === 'other' ? (
        <>
          <SupplierField view={view} value={supplier} onChange={matching.choose} />
          <ColumnTable columns={view.columns} matching={columns} onChange={matching.change} />
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
      <UpdateFields
        value={updates ?? { updates: view.rules.updates, addsNew: view.rules.addsNew }}
        columns={columns.flatMap((column) => (column && !keyColumns.includes(column) ? column : []))}
        onChange={setUpdates}
      />
      <ZipField view={view} />
      {problem && (
        <p role="alert" className="text-small font-semibold text-sale">
          {problem}
        </p>
      )}
      <p>
        <Button type="submit" look="solid" disabled={busy}>
          Preview the changes
        </Button>
      </p>
    </form>
  )
}

function useMatching({ columns: given, suppliers, supplier: first }: ImportView) {
  const [supplier, setSupplier] = useState(first)
  const [columns, setColumns] = useState<Matching>(given.map(({ column }) => column))
  /** A known supplier brings the matching of the last file. */
  const choose = (name: string) => {
    setSupplier(name)
    const known = suppliers.find((one) => one.supplier === name)
    if (!known) return
    const plain = (header: string) =>
      header
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    const taken = new Set<string>()
    setColumns(
      given.map(({ header, column }) => {
        const chosen = known.columns[plain(header)] ?? column
        if (!chosen || taken.has(chosen)) return null
        taken.add(chosen)
        return chosen
      }),
    )
  }
  /** Each of our columns takes one column of the file: the last chosen. */
  const change = (place: number, column: Matching[number]) =>
    setColumns(columns.map((was, at) => (at === place ? column : was === column ? null : was)))
  return { supplier, columns, choose, change }
}
