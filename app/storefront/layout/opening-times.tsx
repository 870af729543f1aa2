import type { PublicSettings } from '../../../contract/site.ts'

type Times = Pick<PublicSettings, 'openNow' | 'openingTimesWeekdays' | 'openingTimesSunday'>

export function OpeningTimes({ settings, className = '' }: { settings: Times; className?: string }) {
  return (
    <div className={className}>
      {settings.openNow && <p className="mb-1 font-semibold">{settings.openNow}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        <dt className="whitespace-nowrap">Monday to Saturday</dt>
        <dd className="whitespace-nowrap tabular-nums">{settings.openingTimesWeekdays}</dd>
        <dt>Sunday</dt>
        <dd className="whitespace-nowrap tabular-nums">{settings.openingTimesSunday}</dd>
      </dl>
    </div>
  )
}
