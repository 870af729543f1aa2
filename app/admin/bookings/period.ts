import { addDays, formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatLongDate } from '../../../contract/dates/long-date.ts'

export const views = ['agenda', 'day', 'week'] as const
export type View = (typeof views)[number]

/** What the page shows: a view, and its first and last day. */
export type Period = { view: View; date: string; from: string; to: string }

const lengths: Record<View, number> = { agenda: 14, day: 1, week: 7 }

/** An address without a valid date shows today. */
export function readPeriod({ searchParams }: Pick<URL, 'searchParams'>): Period {
  const view = views.find((each) => each === searchParams.get('view')) ?? 'agenda'
  const asked = searchParams.get('date') ?? ''
  const date = isDate(asked) ? asked : readDate(new Date())
  const from = view === 'week' ? findMonday(date) : date
  return { view, date, from, to: addDays(from, lengths[view] - 1) }
}

/** JavaScript reads 30 February as 2 March. */
const isDate = (text: string) =>
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text

/** Weeks begin on Monday, so a Sunday belongs to the week before. */
const findMonday = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7))

export const listDates = ({ from, view }: Period): string[] =>
  Array.from({ length: lengths[view] }, (_, ahead) => addDays(from, ahead))

/** The date of the previous period (-1) or the next (1) in the same view. */
export const turn = ({ view, from }: Period, direction: -1 | 1): string => addDays(from, direction * lengths[view])

/** The query of the page's address; today needs no date. */
export function writeSearch(view: View, date: string): string {
  const parts = new URLSearchParams(view === 'agenda' ? {} : { view })
  if (date !== readDate(new Date())) parts.set('date', date)
  return parts.size > 0 ? `?${parts}` : ''
}

/** 'Today, Monday 23 November'. */
export function nameDay(date: string): string {
  const today = readDate(new Date())
  if (date === today) return `Today, ${formatWeekday(date)}`
  return date === addDays(today, 1) ? `Tomorrow, ${formatWeekday(date)}` : formatWeekday(date)
}

export function namePeriod({ view, from, to }: Period): string {
  if (view === 'day') return nameDay(from)
  const [fromParts, toParts] = [formatLongDate(from).split(' '), formatLongDate(to).split(' ')]
  const same = fromParts.slice(1).join() === toParts.slice(1).join()
  return `${same ? fromParts[0] : fromParts.slice(0, 2).join(' ')} to ${toParts.join(' ')}`
}
