import type { OpeningHours } from './site.ts'

/** What both sides say while the shop has not entered its hours, or cannot be asked for them. */
export const unknownHours = '00am - 00pm'

export const closedAllWeek: OpeningHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
  exceptions: [],
}
