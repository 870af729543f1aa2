import { formatDate } from '../../../contract/dates/staff-dates.ts'
import { formatPounds } from '../../../contract/prices.ts'
import type { TicketRow } from '../../../contract/staff/tickets.ts'
import { days } from '../list/list-order.ts'
import type { Column } from '../list/record-table.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { stateNames } from './ticket-states.ts'

export const ticketColumns: Column<TicketRow>[] = [
  { key: 'name', label: 'Product', show: (row) => <TicketName row={row} />, sortBy: ({ name }) => name },
  {
    key: 'state',
    label: 'Ticket',
    show: (row) => <TicketState row={row} />,
    sortBy: ({ state }) => stateNames[state],
  },
  {
    key: 'price',
    label: 'Price',
    align: 'right',
    show: ({ price, state }) => (price > 0 ? formatPounds(price) : state === 'gone' ? '' : 'In store only'),
    sortBy: ({ price }) => price,
  },
  { key: 'place', label: 'Stands in', wide: true, show: ({ place }) => place, sortBy: ({ place }) => place },
  {
    key: 'printed',
    label: 'Printed',
    wide: true,
    show: ({ printedAt }) => printedAt && formatDate(printedAt),
    sortBy: ({ printedAt }) => printedAt ?? '',
    ways: days,
  },
  {
    key: 'code',
    label: 'Code',
    wide: true,
    show: ({ code }) => code && <code>{code}</code>,
    sortBy: ({ code }) => code ?? '',
  },
]

function TicketName({ row: { name, variantName, picture } }: { row: TicketRow }) {
  return (
    <span className="flex items-center gap-3">
      <span className="block size-10 shrink-0 bg-sand">
        {picture && <Thumbnail picture={picture} alt="" sizes="40px" />}
      </span>
      <span>
        {name}
        {variantName && <span className="block text-label font-normal text-soft">{variantName}</span>}
      </span>
    </span>
  )
}

function TicketState({ row: { state, changes } }: { row: TicketRow }) {
  const isWrong = state === 'outdated' || state === 'gone'
  return (
    <>
      <span className={isWrong ? 'font-semibold text-sale' : state === 'current' ? 'text-green' : ''}>
        {stateNames[state]}
      </span>
      {state === 'gone' && <span className="block text-label text-soft">Take the ticket off the floor.</span>}
      {changes.map((change) => (
        <span key={change} className="block text-label text-soft">
          {change}
        </span>
      ))}
    </>
  )
}
