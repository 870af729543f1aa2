import { unknownHours } from '../../../contract/opening-hours.ts'
import type { PublicSettings } from '../../../contract/site.ts'

type Times = Pick<PublicSettings, 'openNow' | 'openingTimesWeekdays' | 'openingTimesSunday'>

/** Whether the shop has said when it is open. */
export const hasHours = ({ openingTimesWeekdays, openingTimesSunday }: Times) =>
  openingTimesWeekdays !== unknownHours || openingTimesSunday !== unknownHours

export function OpeningTimes({ settings, className = '' }: { settings: Times; className?: string }) {
  if (!hasHours(settings)) return null
  return (
    <div className={className}>
      {settings.openNow && <p className="mb-1 font-semibold">{settings.openNow}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <dt className="whitespace-nowrap">Monday to Saturday</dt>
        <dd className="tabular-nums wrap-anywhere">{settings.openingTimesWeekdays}</dd>
        <dt>Sunday</dt>
        <dd className="tabular-nums wrap-anywhere">{settings.openingTimesSunday}</dd>
      </dl>
    </div>
  )
}
