import type { z } from 'zod'
import { readClock } from '../dates/clock.ts'
import { type Instant as AnyInstant, readDate } from '../dates/london.ts'
import { formatDayAndMonth, formatLongDate } from '../dates/long-date.ts'
import { formatClockTime } from '../dates/visit-time.ts'
import { Instant } from './fields.ts'

/** When a record is shown: from an instant, until another, both or neither. */
const OptionalInstant = Instant.nullable().default(null)
export const periodFields = { showFrom: OptionalInstant, showUntil: OptionalInstant }
/** The announcement's period is stored with the settings. */
export const bannerPeriodFields = { bannerFrom: OptionalInstant, bannerUntil: OptionalInstant }

export const periodLabels = { showFrom: 'On the site from', showUntil: 'On the site until' }

export type Period = { from: string | null; until: string | null }

export const readPeriod = ({ showFrom, showUntil }: { showFrom: string | null; showUntil: string | null }): Period => ({
  from: showFrom,
  until: showUntil,
})

/** Refuses a period that ends before it starts, at the field of its end. */
export function checkPeriod({ from, until }: Period, field: string, context: z.RefinementCtx): void {
  if (from === null || until === null || Date.parse(from) < Date.parse(until)) return
  context.addIssue({ code: 'custom', path: [field], message: 'It ends after it has started.' })
}

/** Such as ‘Starts 1 December’ or ‘Ended 3 January’ while it is not shown, ‘Until 3 January’ while it is; undefined if there is nothing to say. */
export function describePeriod({ from, until }: Period, now: Date): { text: string; isNow: boolean } | undefined {
  const starts = readInstant(from)
  const ends = readInstant(until)
  if (ends !== undefined && ends <= now.getTime()) return { text: `Ended ${writeEnd(ends, now)}`, isNow: false }
  if (starts !== undefined && starts > now.getTime())
    return { text: `Starts ${writeMoment(starts, now)}`, isNow: false }
  return ends === undefined ? undefined : { text: `Until ${writeEnd(ends, now)}`, isNow: true }
}

/** Undefined for a missing or an incomplete instant. */
const readInstant = (instant: string | null): number | undefined => {
  const at = Date.parse(instant ?? '')
  return Number.isNaN(at) ? undefined : at
}

const writeMoment = (at: number, now: Date) =>
  readClock(at).endsWith(' 00:00:00') ? writeDay(at, now) : `${writeDay(at, now)} at ${formatClockTime(at)}`

/** A day without a time ends with its last second. */
const writeEnd = (at: number, now: Date) =>
  readClock(at).endsWith(' 23:59:59') ? writeDay(at, now) : writeMoment(at, now)

const writeDay = (at: AnyInstant, now: Date) =>
  readDate(at).slice(0, 4) === readDate(now).slice(0, 4) ? formatDayAndMonth(at) : formatLongDate(at)
