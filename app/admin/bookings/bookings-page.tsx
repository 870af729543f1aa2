import { href, useNavigate } from 'react-router'
import type { VisitDay } from '../../../contract/bookings.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'
import { staffApi } from '../api.ts'
import { Menu } from '../controls/menu.tsx'
import { useFreshness } from '../freshness.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { AgendaView } from './agenda-view.tsx'
import { noteDay } from './day-note.ts'
import { DayView } from './day-view.tsx'
import { NewVisit } from './new-visit.tsx'
import { listDates, type Period, readPeriod } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { WeekView } from './week-view.tsx'

type Data = { period: Period; bookings: BookingRow[]; days: VisitDay[] }

export const clientLoader = whenSignedIn(async ({ url, signal }): Promise<Data> => {
  const period = readPeriod(url)
  const [list, slots] = await Promise.all([
    staffApi.bookings({ from: period.from, to: period.to }, { signal }),
    staffApi.bookingSlots({}, { signal }),
  ])
  return { period, bookings: orFail(list).bookings, days: orFail(slots).days }
})

/** The visits to the showroom, by agenda, day or week. */
export default function BookingsPage({ loaderData }: { loaderData: Data }) {
  useFreshness(60_000)
  const { period } = loaderData
  const goTo = useNavigate()
  return (
    <>
      <PageTitle title="Visits" />
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">Visits</h1>
        <Menu
          label="More"
          items={[{ label: 'When visits can be booked', onChoose: () => goTo(href('/admin/bookings/rules')) }]}
        />
        <NewVisit />
      </div>
      <PeriodBar period={period} />
      <View {...loaderData} />
    </>
  )
}

function View({ period, bookings, days }: Data) {
  const dates = listDates(period)
  const noteOf = (date: string) => noteDay(days, date)
  switch (period.view) {
    case 'day':
      return <DayView date={period.date} bookings={bookings} day={days.find(({ date }) => date === period.date)} />
    case 'week':
      return <WeekView dates={dates} bookings={bookings} noteOf={noteOf} />
    default:
      return <AgendaView dates={dates} bookings={bookings} noteOf={noteOf} />
  }
}
