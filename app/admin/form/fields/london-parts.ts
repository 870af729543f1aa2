import { readLondonTime, writeLondonTime } from './london-time.ts'

/** A date and a time as two fields hold them: empty, complete, or `?` for incomplete input. */
export type LondonParts = { day: string; time: string }

const isWholeDay = (day: string) => /^[1-9]\d{3}-\d\d-\d\d$/.test(day)

/**
 * Joins the two fields to an instant. A day without a time is complete: it starts at 00:00, or ends with its last
 * second. Incomplete input stays in parts, which no schema accepts.
 */
export function joinParts({ day, time }: LondonParts, isEnd: boolean): string | null {
  if (day === '' && time === '') return null
  if (day === '' || time === '?' || !isWholeDay(day)) return `${day === '' || isWholeDay(day) ? day : '?'}T${time}`
  const last = isEnd && (time === '' || time === '23:59')
  return readLondonTime(`${day}T${last ? '23:59:59' : time || '00:00'}`)
}

export function splitParts(value: string | null): LondonParts {
  if (value === null) return { day: '', time: '' }
  const [day = '', time = ''] = (isWhole(value) ? writeLondonTime(value) : value).split('T')
  return { day, time }
}

export const isWhole = (value: string) => !Number.isNaN(Date.parse(value))
