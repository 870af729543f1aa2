import { bookingStatusLabels, bookingWayLabels } from '../../contract/booking-labels.ts'
import { writeCellMoment } from '../../contract/dates/clock.ts'
import { byteOrderMark, type Cell, writeCsvLine } from '../platform/csv.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import type { BookingRecord } from './booking-record.ts'

const heads = [
  ...['From', 'To', 'Name', 'Email', 'Phone', 'Department', 'Note', 'To see', 'Notes on these'],
  ...['Status', 'How it was booked', 'Booked'],
]

/** Visits as lines of CSV. */
export const writeCsv = (rows: BookingRecord[]): string =>
  byteOrderMark + [heads, ...rows.map(listCells)].map(writeCsvLine).join('')

const listCells = ({
  startsAt,
  endsAt,
  name,
  email,
  phone,
  department,
  note,
  items,
  ...rest
}: BookingRecord): Cell[] => [
  writeCellMoment(startsAt),
  writeCellMoment(endsAt),
  name,
  email,
  phone,
  department,
  note,
  items.map((piece) => `${piece.quantity} × ${nameProduct(piece)}`).join('; '),
  items.flatMap((piece) => (piece.note ? [`${nameProduct(piece)}: ${piece.note}`] : [])).join('\n'),
  bookingStatusLabels[rest.status],
  bookingWayLabels[rest.cameBy],
  writeCellMoment(rest.createdAt),
]
