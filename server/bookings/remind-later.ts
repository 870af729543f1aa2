import { startDay } from '../../contract/dates/clock.ts'

/** The value of `remindedAt` for a new time: a visit today or tomorrow counts as reminded by its confirmation. */
export function remindLater(startsAt: Date): Date | null {
  const now = new Date()
  return startsAt < startDay(now, 2) ? now : null
}
