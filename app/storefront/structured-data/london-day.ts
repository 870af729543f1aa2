const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})
const hour = 3_600_000

/** When the day of this instant began in London, or another day so many days later. */
export function startLondonDay(instant: Date, daysLater = 0): Date {
  const { year = 0, month = 1, day = 1 } = readClock(instant)
  const utc = Date.UTC(year, month - 1, day + daysLater)
  const summer = new Date(utc - hour)
  return readClock(summer).hour === 0 ? summer : new Date(utc)
}

const readClock = (instant: Date) =>
  Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
