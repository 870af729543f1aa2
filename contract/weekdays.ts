export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** The weekday of a date such as '2026-12-01'. `getUTCDay` counts from Sunday, the last of the list. */
export const readWeekday = (date: string): Weekday => weekdays.at(new Date(date).getUTCDay() - 1) ?? 'sunday'
