import type { ReactNode } from 'react'
import { labelKind } from '../../../contract/kinds.ts'
import { type DemoRecord, keyOfRecord } from '../../../contract/staff/demonstration.ts'

type Props = { summary: ReactNode; records: DemoRecord[] }

/** The names of records, hidden until somebody unfolds them: there can be hundreds. */
export function RecordNames({ summary, records }: Props) {
  if (records.length === 0) return null
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer py-2.5 lg:min-h-0 lg:py-1">{summary}</summary>
      <ul className="max-h-72 gap-6 overflow-y-auto border-l-2 border-rule pl-3 sm:columns-2">
        {records.map((record) => (
          <li key={keyOfRecord(record)}>{record.name || labelKind(record.kind)}</li>
        ))}
      </ul>
    </details>
  )
}
