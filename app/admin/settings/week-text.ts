import { capitalize } from '../../../contract/capitals.ts'
import { writeList } from '../../../contract/list-text.ts'
import type { KeptHours } from '../../../contract/staff/opening-hours.ts'
import { type Weekday, weekdays } from '../../../contract/weekdays.ts'

/** ‘Open 9–5.30, closed Sundays’: a summary of the usual week. */
export function describeWeek(hours: KeptHours | null): { state: string; isMissing?: boolean } {
  if (!hours) return { state: 'None are entered, so shoppers see none', isMissing: true }
  const alike = [...Map.groupBy(weekdays, (day) => writeHours(hours[day]))]
  const [usual, ...others] = alike
    .filter(([text]) => text !== closed)
    .sort(([, one], [, other]) => other.length - one.length)
  if (!usual) return { state: 'Closed all week' }
  const shut = alike.filter(([text]) => text === closed)
  const rest = [...others, ...shut].map(([text, days]) =>
    text === closed ? `${text} ${listDays(days)}` : `${listDays(days)} ${text}`,
  )
  return { state: [`Open ${usual[0]}`, ...(rest.length > 0 ? rest : ['every day'])].join(', ') }
}

const listDays = (days: Weekday[]) => writeList(days.map((day) => `${capitalize(day)}s`))

const closed = 'closed'
const writeHours = (hours: KeptHours[Weekday]) =>
  hours ? `${writeTime(hours.opens)}–${writeTime(hours.closes)}` : closed

/** '9' and '5.30', as on a shop’s door. */
function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`}`
}
