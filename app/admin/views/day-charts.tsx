import { formatDay } from '../../../contract/dates/staff-dates.ts'
import type { DayCounts } from '../../../contract/staff/overview.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { DayChart } from './day-chart.tsx'

const views: [string, string] = ['view', 'views']
const enquiries: [string, string] = ['enquiry', 'enquiries']

/** Two charts with the same days: views above enquiries, each from the day on which its counting began. */
export function DayCharts({ days }: { days: DayCounts[] }) {
  const pick = (name: 'views' | 'enquiries') =>
    days.flatMap(({ day, [name]: value }) => (value === null ? [] : [{ day, value }]))
  const [viewed, asked] = [pick('views'), pick('enquiries')]
  return (
    <div className="grid gap-4">
      {viewed.length > 0 && <DayChart noun={views} days={viewed} />}
      {asked.length > 0 && <DayChart noun={enquiries} days={asked} className="fill-line" />}
      <details className="text-small">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline lg:min-h-9">As a table</summary>
        <div className="max-h-72 overflow-y-auto">
          <table className="w-full border-collapse">
            <thead>
              <tr className="border-b border-line text-left">
                <th scope="col">Day</th>
                {viewed.length > 0 && <NumberHead>Views</NumberHead>}
                {asked.length > 0 && <NumberHead>Enquiries</NumberHead>}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day} className="border-b border-rule">
                  <th scope="row" className="py-1 text-left font-normal">
                    {formatDay(day.day)}
                  </th>
                  {day.views !== null && <td className="text-right tabular-nums">{writeWhole(day.views)}</td>}
                  {day.enquiries !== null && <td className="text-right tabular-nums">{day.enquiries}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}

export const NumberHead = ({ children }: { children: string }) => (
  <th scope="col" className="w-20 text-right">
    {children}
  </th>
)
