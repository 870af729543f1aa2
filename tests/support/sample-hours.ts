import { closedAllWeek } from '../../contract/opening-hours.ts'

export const usual = { opens: '09:00', closes: '17:30' }

export const openEveryDay = {
  ...closedAllWeek,
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: usual,
  saturday: usual,
  sunday: usual,
}

/** The opening hours of a shop in the winter of 2030, when 23 December is a Monday. */
export const sampleHours = {
  ...closedAllWeek,
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  saturday: { opens: '10:00', closes: '16:00' },
  exceptions: [
    { date: '2030-12-24', hours: { opens: '09:00', closes: '12:00' }, note: 'Christmas Eve' },
    { date: '2030-12-25', hours: null, note: 'Christmas Day' },
    { date: '2031-04-21', hours: null, note: 'Easter Monday' },
  ],
}
