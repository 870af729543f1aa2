const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** An instant by the shop's own clock. */
export const writeMoment = (instant: string): string => moment.format(new Date(instant))
