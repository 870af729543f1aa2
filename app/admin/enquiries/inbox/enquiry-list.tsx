import { href, Link } from 'react-router'
import { wayLabels } from '../../../../contract/enquiry-labels.ts'
import type { EnquiryRow } from '../../../../contract/staff/enquiries.ts'
import { moveByKeys } from '../../list/record-table.tsx'
import { RowTick } from '../../list/row-tick.tsx'
import type { Selection } from '../../list/selection.ts'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { formatShortMoment, warnOfAge } from '../enquiry-texts.ts'
import { StatusMark } from '../status-mark.tsx'
import { SpamButton } from './spam-button.tsx'

/** The inbox, designed for thumbs: the whole row is the link. */
export function EnquiryList({ rows, selection }: { rows: EnquiryRow[]; selection: Selection }) {
  return (
    <ul aria-label="Enquiries" className="border-t border-line" onKeyDown={moveByKeys}>
      {rows.map((row) => (
        <EnquiryItem key={row.uuid} row={row} selection={selection} />
      ))}
    </ul>
  )
}

function EnquiryItem({ row, selection }: { row: EnquiryRow; selection: Selection }) {
  const { uuid, name, subject, excerpt, picture, status, cameBy, assignee, unread, createdAt } = row
  const age = warnOfAge(row)
  return (
    <li className="relative flex gap-3 border-b border-rule py-3 hover:bg-sand sm:gap-4 sm:px-2">
      <span className="-mx-2 flex w-11 shrink-0 items-center justify-center lg:w-9">
        <RowTick
          label={`Select ${name}`}
          checked={selection.has(uuid)}
          onChange={(on) => selection.toggle([uuid], on)}
        />
      </span>
      <span className={`w-12 shrink-0 sm:w-14 ${picture ? '' : 'max-sm:hidden'}`}>
        {picture && <Thumbnail picture={picture} alt="" sizes="56px" />}
      </span>
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 text-small lg:grid-cols-[17rem_minmax(0,1fr)_auto] lg:gap-x-6">
        <p className="flex min-w-0 items-center gap-2">
          {unread && <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-green" />}
          <Link
            to={href('/admin/enquiries/:uuid', { uuid })}
            data-row
            className={`truncate after:absolute after:inset-0 ${unread ? 'font-bold' : 'font-semibold'}`}
          >
            {name}
            {unread && <span className="sr-only left-0"> (not read yet)</span>}
          </Link>
        </p>
        <time dateTime={createdAt} className="text-label text-soft tabular-nums lg:order-2">
          {formatShortMoment(createdAt)}
        </time>
        <p className="col-span-2 truncate lg:order-3 lg:col-span-1">{subject}</p>
        <p className="col-span-2 truncate text-soft lg:order-4">{excerpt}</p>
        <PictureStrip row={row} />
        <p className="col-span-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-label lg:order-1 lg:col-span-1 lg:mt-0">
          <StatusMark status={status} />
          {cameBy !== 'site' && <span>{wayLabels[cameBy]}</span>}
          {assignee && <span className="text-soft">{assignee.name}</span>}
          {age && <strong className="font-semibold text-sale">{age}</strong>}
        </p>
      </div>
      <div className="flex w-20 shrink-0 items-center justify-end">
        <SpamButton row={row} />
      </div>
    </li>
  )
}

/** The first pieces of a shortlist; the subject names them. */
function PictureStrip({ row: { pictures, morePieces } }: { row: EnquiryRow }) {
  if (pictures.length === 0) return null
  return (
    <p aria-hidden="true" className="col-span-2 mt-1 flex items-center gap-1 lg:order-5 lg:col-span-3">
      {pictures.map((picture) => (
        <span key={picture.hash} className="w-9 shrink-0">
          <Thumbnail picture={picture} alt="" sizes="36px" />
        </span>
      ))}
      {morePieces > 0 && <span className="ml-1 text-label text-soft">+{morePieces}</span>}
    </p>
  )
}
