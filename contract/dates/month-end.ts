/** The last day of the month of a date: 2028-02-26 makes 2028-02-29. */
export function endMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
