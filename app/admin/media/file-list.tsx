import { formatDate } from '../../../contract/dates/staff-dates.ts'
import type { FileLibrary } from '../../../contract/staff/media.ts'
import { describeBytes } from './describe-bytes.ts'
import { describeUse } from './picture-grid.tsx'

type Props = { rows: FileLibrary['rows']; onOpen(hash: string): void }

export function FileList({ rows, onOpen }: Props) {
  return (
    <ul aria-label="Files" className="divide-y divide-rule border-y border-rule">
      {rows.map(({ hash, fileName, bytes, createdAt, damaged, useCount }) => (
        <li key={hash}>
          <button
            type="button"
            onClick={() => onOpen(hash)}
            className="flex min-h-12 w-full flex-wrap items-center gap-x-4 py-2 text-left text-small hover:bg-sand"
          >
            <span className="min-w-0 grow font-semibold">{fileName}</span>
            {damaged && <strong className="font-semibold text-sale">Damaged</strong>}
            <span className="text-soft">{describeUse(useCount)}</span>
            <span className="text-soft">{describeBytes(bytes)}</span>
            <span className="text-soft">{formatDate(createdAt)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
