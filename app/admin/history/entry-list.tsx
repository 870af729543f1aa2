import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HistoryEntry } from '../../../contract/staff-history.ts'
import { writeMoment } from '../controls/moment.ts'
import { findEditor, writeDeed } from './entry-words.ts'

type Props = { entries: HistoryEntry[]; children?(entry: HistoryEntry): ReactNode }

/** Who did what, the newest first. */
export function EntryList({ entries, children }: Props) {
  if (entries.length === 0) return <p className="py-6 text-soft">Nothing is told of this.</p>
  return (
    <ol className="grid">
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-rule py-3">
          <p className="text-small break-words">
            <strong>{entry.staffName}</strong> {writeDeed(entry)} <EntryName entry={entry} />
            <span className="block text-label text-soft">{writeMoment(entry.at)}</span>
          </p>
          <Differences entry={entry} />
          {children?.(entry)}
        </li>
      ))}
    </ol>
  )
}

function EntryName({ entry }: { entry: HistoryEntry }) {
  const to = findEditor(entry)
  return to ? (
    <Link to={to} className="underline">
      {entry.name}
    </Link>
  ) : (
    entry.name
  )
}

function Differences({ entry: { action, differences } }: { entry: HistoryEntry }) {
  if (differences.length === 0 || action === 'create') return null
  return (
    <dl className="mt-2 grid gap-1 text-small">
      {differences.map(({ label, before, after }) => (
        <div key={`${label} ${before} ${after}`} className="grid gap-x-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 break-words">
            <span className="sr-only">before </span>
            <del className="text-soft">{before}</del>
            <span className="sr-only">, after</span> <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
