import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { isKindName, labelKind } from '../../../contract/kinds.ts'
import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { DifferenceList } from './difference-list.tsx'
import { describeAction, findEditor, nameEntry } from './entry-texts.ts'

type Props = {
  entries: HistoryEntry[]
  /** Adds to each entry the kind of record that it is about. */
  namesKind?: boolean
  children?(entry: HistoryEntry): ReactNode
}

/** History entries, the newest first. */
export function EntryList({ entries, namesKind = false, children }: Props) {
  if (entries.length === 0) return <p className="py-6 text-soft">No changes found.</p>
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.id} className="border-b border-rule py-3">
          <p className="text-small">
            <strong>{entry.staffName}</strong> {describeAction(entry)}{' '}
            {/* Somebody who joins is both the author and the record: one name is enough. */}
            {entry.action !== 'join' && <EntryName entry={entry} />}
            <span className="block text-label text-soft">
              {namesKind && isKindName(entry.entity) && `${labelKind(entry.entity)} · `}
              {formatMoment(entry.at)}
            </span>
          </p>
          {!actionsWithoutDifferences.includes(entry.action) && <DifferenceList differences={entry.differences} />}
          {children?.(entry)}
        </li>
      ))}
    </ol>
  )
}

/** Actions whose entries list no differences. A creation would list every field. */
const actionsWithoutDifferences = ['create', 'join', 'invite']

export function EntryName({ entry }: { entry: HistoryEntry }) {
  const to = findEditor(entry)
  return to ? (
    <Link to={to} className="underline">
      {nameEntry(entry)}
    </Link>
  ) : (
    nameEntry(entry)
  )
}
