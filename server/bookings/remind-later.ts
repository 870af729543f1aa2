import { startDay } from '../../contract/dates/clock.ts'

/** The value of `remindedAt` for a new time: who books for today or tomorrow has just been written to. */
export const remindLater = (startsAt: Date, now = new Date()): Date | null => (startsAt < startDay(now, 2) ? now : null)
