import { href, Link, useNavigate } from 'react-router'
import { readDate } from '../../../contract/dates/london.ts'
import { LinkButton } from '../controls/button.tsx'
import { DayInput } from './day-input.tsx'
import { namePeriod, type Period, turn, type View, views, writeSearch } from './period.ts'

const labels: Record<View, string> = { agenda: 'Agenda', day: 'Day', week: 'Week' }
const addressOf = (view: View, date: string) => href('/admin/bookings') + writeSearch(view, date)

/** Chooses the view, and moves to the previous or next period. */
export function PeriodBar({ period }: { period: Period }) {
  const { view, date } = period
  const goTo = useNavigate()
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="View" className="flex">
        {views.map((each) => (
          <Link
            key={each}
            to={addressOf(each, date)}
            aria-current={each === view ? 'page' : undefined}
            className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-small hover:text-green aria-[current=page]:border-green aria-[current=page]:font-semibold lg:min-h-9"
          >
            {labels[each]}
          </Link>
        ))}
      </nav>
      <p className="order-last mt-2 w-full font-serif text-h3 sm:order-none sm:mt-0 sm:ml-auto sm:w-auto" role="status">
        {namePeriod(period)}
      </p>
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full">
        <LinkButton to={addressOf(view, turn(period, -1))} aria-label="Earlier" className="px-3!">
          ←
        </LinkButton>
        <LinkButton to={addressOf(view, readDate(new Date()))}>Today</LinkButton>
        <LinkButton to={addressOf(view, turn(period, 1))} aria-label="Later" className="px-3!">
          →
        </LinkButton>
        <DayInput date={date} onGo={(asked) => goTo(addressOf(view, asked))} />
      </div>
    </div>
  )
}
