export type Instant = Date | string | number

/** Every date format is created here: without a time zone, a format would use that of the machine. */
export function inLondon(options: Intl.DateTimeFormatOptions, locale: 'en-GB' | 'sv-SE'): (instant: Instant) => string {
  // Created on first use: on a phone, creating a format takes longer than the rest of a page, and few pages show a date.
  let made: Intl.DateTimeFormat | undefined
  return (instant) => {
    made ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options })
    return made.format(new Date(instant))
  }
}

/** The date in London: 2030-12-25. Read as an instant, such a date is midnight in UTC, which is on the same date in London. */
export const readDate = inLondon({ dateStyle: 'short' }, 'sv-SE')

/** The date that many days after another: 2030-12-31 and 1 give 2031-01-01. */
export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Wednesday 25 December. */
export const formatWeekday = inLondon({ weekday: 'long', day: 'numeric', month: 'long' }, 'en-GB')
