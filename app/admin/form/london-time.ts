const inLondon = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** An instant as the shop's clock shows it, the way a date and time field has it: 2026-03-29T09:30. */
export const writeLondonTime = (instant: string) => inLondon.format(new Date(instant)).replace(' ', 'T')

const hour = 3_600_000

/** The instant at which the shop's clock shows this. An hour that the clock leaves out in spring is the one after it. */
export function readLondonTime(text: string): string | null {
  const asUtc = Date.parse(`${text}Z`)
  if (Number.isNaN(asUtc)) return null
  const fits = [asUtc, asUtc - hour].find((at) => writeLondonTime(new Date(at).toISOString()) === text.slice(0, 16))
  return new Date(fits ?? asUtc).toISOString()
}

const inWords = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'full', timeStyle: 'short' })
export const describeInstant = (instant: string) => inWords.format(new Date(instant))
