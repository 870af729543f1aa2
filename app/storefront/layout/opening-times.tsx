import { unknownHours } from '../../../contract/opening-hours.ts'
import type { PublicSettings } from '../../../contract/site.ts'

type Times = Pick<PublicSettings, 'openNow' | 'openingTimesWeekdays' | 'openingTimesSunday'>

/** Whether the shop has entered its hours. */
export const hasHours = ({ openingTimesWeekdays, openingTimesSunday }: Times) =>
  openingTimesWeekdays !== unknownHours || openingTimesSunday !== unknownHours

export function OpeningTimes({ settings, className = '' }: { settings: Times; className?: string }) {
  if (!hasHours(settings)) return null
  return (
    <div className={className}>
      {settings.openNow && <p className="mb-1 font-semibold">{settings.openNow}</p>}
      <dl>
        <Line days="Monday to Saturday" hours={settings.openingTimesWeekdays} />
        <Line days="Sunday" hours={settings.openingTimesSunday} />
      </dl>
    </div>
  )
}

/** Hours that do not fit beside their days go below them. */
const Line = ({ days, hours }: { days: string; hours: string }) => (
  <div className="flex flex-wrap gap-x-4">
    <dt className="min-w-[min(9.1em,100%)]">{days}</dt>
    <dd className="tabular-nums">{hours}</dd>
  </div>
)
