import type { PublicSettings } from '../../../contract/site.ts'

type Times = Pick<PublicSettings, 'openingTimesWeekdays' | 'openingTimesSunday'>

export function OpeningTimes({ settings, className = '' }: { settings: Times; className?: string }) {
  return (
    <dl className={`grid grid-cols-[auto_1fr] gap-x-4 ${className}`}>
      <dt className="whitespace-nowrap">Monday to Saturday</dt>
      <dd className="whitespace-nowrap tabular-nums">{settings.openingTimesWeekdays}</dd>
      <dt>Sunday</dt>
      <dd className="whitespace-nowrap tabular-nums">{settings.openingTimesSunday}</dd>
    </dl>
  )
}
