import { z } from 'zod'
import { closedAllWeek } from '../opening-hours.ts'
import { DayHours, OpeningHours } from '../site.ts'
import { Line, NeededLine, WholeDay } from './fields.ts'

const Time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'A time looks like 09:30.', abort: true })
const DayHoursEdit = z
  .object({ opens: Time, closes: Time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'A day closes after it has opened.' })
  .nullable()

/** A leap year, so that every day exists. */
const exists = (day: string) => z.iso.date().safeParse(`2000-${day}`).success
const DayOfYear = z.string().refine(exists, 'Choose a day that this month has.')
const Note = Line(160)

const SpecialDayEdit = z.object({ date: WholeDay, hours: DayHoursEdit, note: Note })
const YearlyDayEdit = z.object({ day: DayOfYear, hours: DayHoursEdit, note: Note })

const listOnce = <Day extends z.ZodType>(day: Day, max: number, keyOf: (day: z.output<Day>) => string, key: string) =>
  z
    .array(day)
    .max(max, `${max} days at most.`)
    .superRefine((days, context) => {
      const keys = days.map(keyOf)
      keys.forEach((one, place) => {
        if (keys.indexOf(one) < place)
          context.addIssue({ code: 'custom', path: [place, key], message: 'This day is listed twice.' })
      })
    })
    .transform((days) => days.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))

const KeptHoursEdit = z.object({
  monday: DayHoursEdit,
  tuesday: DayHoursEdit,
  wednesday: DayHoursEdit,
  thursday: DayHoursEdit,
  friday: DayHoursEdit,
  saturday: DayHoursEdit,
  sunday: DayHoursEdit,
  exceptions: listOnce(SpecialDayEdit, 200, ({ date }) => date, 'date'),
  yearly: listOnce(YearlyDayEdit, 60, ({ day }) => day, 'day').optional(),
})

/** The hours as staff edit them, with yearly exceptions. Shoppers get the dates of these. */
export type KeptHours = z.infer<typeof KeptHoursEdit>
export type SpecialDay = KeptHours['exceptions'][number]
/** `day`: month and day, as 12-25. */
export type YearlyDay = NonNullable<KeptHours['yearly']>[number]

/** The hours, and the two texts that the shop generates from them unless staff write their own. */
export const HoursEdit = z.object({
  openingHours: KeptHoursEdit.nullable(),
  openingTimesWeekdays: NeededLine(120, 'A text').nullable(),
  openingTimesSunday: NeededLine(120, 'A text').nullable(),
})
export type HoursEdit = z.infer<typeof HoursEdit>

const defaultHours = { opens: '09:00', closes: '17:30' }
/** The initial form, without any hours. */
export const hoursToBeginWith: KeptHours = {
  ...closedAllWeek,
  monday: defaultHours,
  tuesday: defaultHours,
  wednesday: defaultHours,
  thursday: defaultHours,
  friday: defaultHours,
  saturday: defaultHours,
}

/** A day on which the shop would be open. */
export const DayClosing = z.object({ date: WholeDay, note: Note })
export type DayClosing = z.infer<typeof DayClosing>
/** The day's former exception, for Undo; null if it was an ordinary day. */
export const DayClosed = z.object({ before: OpeningHours.shape.exceptions.element.nullable() })
export const DayReopening = z.object({ date: WholeDay, before: SpecialDayEdit.nullable() })
export type DayReopening = z.infer<typeof DayReopening>

/** Today and the days after it, for the overview. */
export const CurrentHours = z.object({
  /** 'Open today until 5.30pm'. */
  now: z.string(),
  /** The next two weeks, today first. */
  days: z.array(z.object({ date: z.string(), hours: DayHours, note: z.string() })),
  /** The next exceptions. */
  special: z.array(z.object({ date: z.string(), hours: DayHours, note: z.string() })),
})
export type CurrentHours = z.infer<typeof CurrentHours>
