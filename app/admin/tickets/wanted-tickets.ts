import { maxTicketed, type TicketRow } from '../../../contract/staff/tickets.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'

type Ticks = { count: number; has(key: string): boolean }

/** The tickets of one print: the ticked ones, or else the outdated ones, up to a limit. */
export function chooseWanted(rows: TicketRow[], ticks: Ticks): { wanted: TicketRow[]; label: string } {
  const printable = rows.filter(({ state }) => state !== 'gone')
  const all =
    ticks.count > 0
      ? printable.filter(({ variantUuid }) => ticks.has(variantUuid))
      : printable.filter(({ state }) => state !== 'current')
  return { wanted: all.slice(0, maxTicketed), label: namePrint(all.length, ticks.count > 0) }
}

function namePrint(count: number, isTicked: boolean): string {
  if (count === 0) return isTicked ? 'Nothing to print' : 'All tickets are up to date'
  const tickets = writeCount(count, 'ticket')
  return count > maxTicketed ? `Print the first ${writeWhole(maxTicketed)} of ${tickets}` : `Print ${tickets}`
}
