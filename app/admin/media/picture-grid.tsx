import type { PictureLibrary } from '../../../contract/staff/media.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { Thumbnail } from './thumbnail.tsx'

type Row = PictureLibrary['rows'][number]

export function PictureGrid({ rows, onOpen }: { rows: Row[]; onOpen(hash: string): void }) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-5">
      {rows.map((row) => (
        <li key={row.hash} className="min-w-0">
          <button
            type="button"
            onClick={() => onOpen(row.hash)}
            className="block w-full border border-rule bg-white text-left text-label hover:border-ink"
          >
            <Thumbnail picture={row} alt="" sizes="(width < 650px) 50vw, 220px" />
            <span className="block truncate px-2 pt-2">{row.alt || row.fileName}</span>
            <span className="block truncate px-2 pb-2 text-soft">
              {row.damaged && <strong className="font-semibold text-sale">Damaged · </strong>}
              {row.alt === '' && <strong className="font-semibold text-sale">No description · </strong>}
              {describeUse(row.useCount)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export const describeUse = (count: number) =>
  count === 0 ? 'Not used' : count === 1 ? 'Used once' : `Used ${writeWhole(count)} times`
