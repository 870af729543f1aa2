const dayInLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** The number of the day that it is in London, counted from 1970. */
export function countDays(instant: Date): number {
  const part = Object.fromEntries(dayInLondon.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part.year ?? 1970, (part.month ?? 1) - 1, part.day) / 86_400_000
}

const hour = 3_600_000

/** The same for now, looked up once an hour: a day begins at a full hour, and the calendar is slow. */
export function openDayCount(): () => number {
  let known = { hour: Number.NaN, day: 0 }
  return () => {
    const now = Math.floor(Date.now() / hour)
    if (known.hour !== now) known = { hour: now, day: countDays(new Date(now * hour)) }
    return known.day
  }
}
