/** A date without a zone is meant as UTC. */
export const readInstant = (date: string) =>
  new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(date) || !date.includes('T') ? date : `${date}Z`)
