import { formatWeekday } from '../../../contract/dates/london.ts'
import { listComing, writeDayHours } from '../../../contract/opening-hours.ts'
import type { OpeningHours } from '../../../contract/site.ts'

const daysAhead = 14

type Props = { hours: Pick<OpeningHours, 'exceptions'>; today: string; className?: string }

/** The exceptions of the next fortnight, today's first. */
export function OtherHours({ hours, today, className = '' }: Props) {
  const coming = listComing(hours, today, daysAhead)
  if (coming.length === 0) return null
  return (
    <ul aria-label="Special hours" className={`grid gap-y-1 ${className}`}>
      {coming.map(({ date, hours: day, note }) => (
        <li key={date} className={date === today ? 'font-semibold' : undefined}>
          <time dateTime={date}>{date === today ? 'Today' : formatWeekday(date)}</time>
          {`: ${writeDayHours(day)}${note && ` (${note})`}`}
        </li>
      ))}
    </ul>
  )
}
