/** A time without a zone is meant as UTC, as a date alone is. */
export const readInstant = (date: string) =>
  new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(date) || !date.includes(':') ? date : `${date.replace(' ', 'T')}Z`)
