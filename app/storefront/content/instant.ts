/** A time without a zone is read as UTC, like a date without a time. */
export const readInstant = (date: string) =>
  new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(date) || !date.includes(':') ? date : `${date.replace(' ', 'T')}Z`)
