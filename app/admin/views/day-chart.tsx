import { formatDay } from '../../../contract/dates/staff-dates.ts'
import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'

type DayValue = { day: string; value: number }
type Props = {
  /** The noun for what is counted: singular, plural. */
  noun: [string, string]
  days: DayValue[]
  /** The class of the bars' colour. */
  className?: string
}

const height = 72
const step = 10
/** The smallest scale of the chart, so that a single visit does not look like a crowd. */
const minTop = 4

/** A bar for each day, with a table of the same figures for screen readers. */
export function DayChart({ noun, days, className = 'fill-green' }: Props) {
  const max = Math.max(...days.map(({ value }) => value))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline gap-x-2 text-small">
        <span>
          <strong className="tabular-nums">{writeWhole(total)}</strong> {total === 1 ? noun[0] : noun[1]}
        </span>
        {total > 0 && <span className="ml-auto text-label text-soft">at most {writeWhole(max)} a day</span>}
      </figcaption>
      {total > 0 && <Bars noun={noun} days={days} max={max} className={className} />}
    </figure>
  )
}

function Bars({ noun, days, max, className }: Props & { max: number }) {
  const top = Math.max(minTop, max)
  const last = days.at(-1)
  return (
    <>
      <svg
        role="img"
        aria-label={`${noun[1]} by day`}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 block h-20 w-full border-b border-line"
      >
        {days.map(({ day, value }, place) => (
          <g key={day}>
            <title>{`${formatDay(day)}: ${writeCount(value, ...noun)}`}</title>
            <rect x={place * step} width={step} height={height} className="fill-transparent" />
            <rect
              x={place * step + 1}
              y={height - (value / top) * height}
              width={step - 2}
              height={(value / top) * height}
              className={className}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-label text-soft">
        <span>{days[0] && formatDay(days[0].day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
    </>
  )
}
