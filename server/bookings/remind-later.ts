import { startDay } from '../../contract/dates/clock.ts'

/** The value of `remindedAt` for a new time: a visit today or tomorrow counts as reminded by its confirmation. */
export const remindLater = (startsAt: Date, now = new Date()): Date | null => (startsAt < startDay(now, 2) ? now : null)
