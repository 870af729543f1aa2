import { formatTime } from '../../../contract/dates/staff-dates.ts'
import type { SiteHealth } from '../../../contract/staff/overview.ts'

/** The health of the site; prominent only when somebody should act. */
export function SiteHealthLine({ site }: { site: SiteHealth }) {
  const { processes, machines, lost, lastLostAt, pages, halfMs, mostMs, isSlow, fromMemoryPercent } = site
  return (
    <>
      {lost > 0 && lastLostAt && (
        <strong className="text-sale">
          {lost === 1 ? 'A process of the site' : `${lost} processes of the site, the last`} ended unexpectedly at about{' '}
          {formatTime(lastLostAt)}.{' '}
        </strong>
      )}
      {pages === 0 ? (
        'Nobody has opened a page in the last hour. '
      ) : isSlow ? (
        <strong className="text-sale">Pages are slow: 95 of 100 take up to {formatMs(mostMs)}. </strong>
      ) : (
        `Answers in ${formatMs(halfMs)} (95 of 100 pages within ${formatMs(mostMs)}). `
      )}
      {fromMemoryPercent !== null && `Pages served from memory: ${fromMemoryPercent} %. `}
      {countOf(processes, 'process runs', 'processes run')}
      {machines > 1 && ` on ${machines} machines`}.
    </>
  )
}

function formatMs(ms: number | null): string {
  if (ms === null) return 'more than 5 seconds'
  return ms < 1000 ? `${ms} ms` : countOf(ms / 1000, 'second', 'seconds')
}

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
