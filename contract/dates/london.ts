export type Instant = Date | string | number

/** Every date format is made here: without the time zone, a format would use that of the machine. */
export function inLondon(options: Intl.DateTimeFormatOptions, locale: 'en-GB' | 'sv-SE'): (instant: Instant) => string {
  // Made at the first use: a phone takes longer for a format than for the rest of a page, and few pages write a date.
  let made: Intl.DateTimeFormat | undefined
  return (instant) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options })
    return made.format(new Date(instant))
  }
}

/** The date in London: 2030-12-25. As an instant, such a date is its first hour in UTC, which is on that date in London. */
export const readDate = inLondon({ dateStyle: 'short' }, 'sv-SE')

/** The date so many days after another: 2030-12-31 and 1 make 2031-01-01. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Wednesday 25 December. */
export const formatWeekday = inLondon({ weekday: 'long', day: 'numeric', month: 'long' }, 'en-GB')
