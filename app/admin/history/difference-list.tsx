import type { HistoryEntry } from '../../../contract/staff/history.ts'

type Difference = HistoryEntry['differences'][number]

/** The differences of an entry, field by field. */
export function DifferenceList({ differences }: Pick<HistoryEntry, 'differences'>) {
  if (differences.length === 0) return null
  return (
    <dl className="mt-2 grid grid-cols-1 gap-1 text-small">
      {differences.map(({ label, before, after }) => (
        <div
          key={`${label} ${before} ${after}`}
          className="grid grid-cols-1 gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{label}</dt>
          <dd>{before === '' ? after : <ThenAndNow before={before} after={after} />}</dd>
        </div>
      ))}
    </dl>
  )
}

const ThenAndNow = ({ before, after }: Pick<Difference, 'before' | 'after'>) => (
  <>
    <span className="sr-only">before </span>
    <del className="text-soft">{before}</del>
    <span className="sr-only">, after</span> <ins className="no-underline">{after}</ins>
  </>
)
