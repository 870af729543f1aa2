import { href, Link } from 'react-router'
import { type ImportRows, type ImportRowView, type ImportView, importOutcomes } from '../../../contract/staff/import.ts'
import { sheetColumns } from '../../../contract/staff/sheets.ts'
import { ListPages } from '../list/list-pages.tsx'
import { useListState } from '../list/list-state.ts'
import { ListTabs } from '../list/list-tabs.tsx'
import { outcomeNames } from './import-texts.ts'

/** Lists what the file does, row by row: all rows, or those of one outcome. */
export function OutcomeList({ view: { uuid, counts, rowCount }, rows: { rows, pageAmt } }: Props) {
  const state = useListState()
  if (!counts) return null
  const tabs = [
    { key: 'all', label: 'All rows', count: rowCount },
    ...importOutcomes.map((key) => ({ key, label: outcomeNames[key], count: counts[key] })),
  ]
  return (
    <section aria-label="Row by row">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <ListTabs state={state} tabs={tabs} />
        <a
          href={`/api/staff/imports/${uuid}/outcomes.csv`}
          className="inline-flex min-h-11 items-center text-small underline"
        >
          Download as CSV
        </a>
      </div>
      {rows.length === 0 ? (
        <p className="py-10 text-center text-soft">No such rows.</p>
      ) : (
        <ul className="border-t border-rule">
          {rows.map((row) => (
            <OutcomeRow key={`${row.line} ${row.variant}`} row={row} />
          ))}
        </ul>
      )}
      <ListPages state={state} pageAmt={pageAmt} />
    </section>
  )
}

type Props = { view: ImportView; rows: ImportRows }

const looks: Record<ImportRowView['outcome'], string> = {
  new: 'bg-sage',
  changed: 'bg-sand',
  unchanged: 'text-soft',
  wrong: 'bg-sale text-white',
}

function OutcomeRow({
  row: { line, outcome, name, variant, productUuid, differences, problems },
}: {
  row: ImportRowView
}) {
  const title = [name, variant].filter(Boolean).join(', ') || 'Without a name'
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-1 border-b border-rule py-2 text-small sm:grid-cols-[5rem_6rem_1fr]">
      <span className="text-soft tabular-nums">Line {line}</span>
      <span>
        <span className={`inline-block rounded-sm px-2 py-0.5 text-label ${looks[outcome]}`}>
          {outcomeNames[outcome]}
        </span>
      </span>
      <div className="grid min-w-0 gap-1 max-sm:col-span-2">
        {productUuid && outcome !== 'new' ? (
          <Link
            to={href('/admin/products/:uuid', { uuid: productUuid })}
            className="font-semibold wrap-anywhere hover:underline"
          >
            {title}
          </Link>
        ) : (
          <strong className="wrap-anywhere">{title}</strong>
        )}
        {problems.map(({ column, value, reason }) => (
          <p key={`${column} ${reason}`} className="wrap-anywhere text-sale">
            {column && (
              <strong>
                {column}
                {value && ` “${value}”`}:{' '}
              </strong>
            )}
            {reason}
          </p>
        ))}
        {outcome === 'new' && <Beginning differences={differences} />}
        {outcome === 'changed' && <Differences differences={differences} />}
      </div>
    </li>
  )
}

type Differing = Pick<ImportRowView, 'differences'>

/** Columns that are not worth listing for a new record. */
const plain: string[] = [sheetColumns.name, sheetColumns.variantName, sheetColumns.listedAt, sheetColumns.newUntil]

const Beginning = ({ differences }: Differing) => (
  <ul className="flex flex-wrap gap-x-4 text-label">
    {differences
      .filter(({ label, after }) => !plain.includes(label) && after !== 'Yes')
      .map(({ label, after }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-soft">{label}:</span> {after}
        </li>
      ))}
  </ul>
)

const Differences = ({ differences }: Differing) => (
  <dl className="grid gap-x-3 text-label sm:grid-cols-[12rem_1fr]">
    {differences.map(({ label, before, after }) => (
      <div key={label} className="contents">
        <dt className="text-soft">{label}</dt>
        <dd className="wrap-anywhere max-sm:mb-1">
          <del className="text-soft">{before}</del> <span aria-hidden="true">→</span> {after}
        </dd>
      </div>
    ))}
  </dl>
)
