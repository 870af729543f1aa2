import { unknownHours, writeDayHours, writeWeekdayHours } from '../../../contract/opening-hours.ts'
import { type HoursEdit, hoursToBeginWith } from '../../../contract/staff/opening-hours.ts'
import { Button } from '../controls/button.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { ExceptionsField } from './exceptions-field.tsx'
import { HoursTextField } from './hours-text-field.tsx'
import { WeekField } from './week-field.tsx'
import { YearlyField } from './yearly-field.tsx'

type Props = { editor: Editor<HoursEdit> }

/** The hours of the week, and the exceptions. */
export function HoursSections({ editor: { field, draft, change } }: Props) {
  const { openingHours: hours } = draft
  if (hours === null) {
    return (
      <FormSection name="openingHours" title="The week" intro="Shoppers see no hours until you enter them.">
        <p>
          <Button onClick={() => change({ openingHours: hoursToBeginWith })}>Enter opening hours</Button>
        </p>
      </FormSection>
    )
  }
  const bound = { ...field('openingHours'), value: hours }
  return (
    <>
      <FormSection
        name="openingHours"
        title="The week"
        intro="Shown in the menu, at the foot of every page and to search engines."
      >
        <WeekField bound={bound} />
      </FormSection>
      <FormSection
        name="notAsUsual"
        title="Special hours"
        intro="Shown to shoppers from two weeks before, and to search engines for a year."
      >
        <ExceptionsField bound={bound} />
        <YearlyField bound={bound} />
      </FormSection>
    </>
  )
}

/** The two texts that the shop generates from the week; hidden until there is a week or a text. */
export function TextsSection({ editor: { field, draft } }: Props) {
  const { openingHours: hours, openingTimesWeekdays, openingTimesSunday } = draft
  if (!hours && openingTimesWeekdays === null && openingTimesSunday === null) return null
  return (
    <FormSection name="inWords" title="In words" intro="Made from the week, unless you write them by hand.">
      <HoursTextField bound={field('openingTimesWeekdays')} made={hours ? writeWeekdayHours(hours) : unknownHours} />
      <HoursTextField bound={field('openingTimesSunday')} made={hours ? writeDayHours(hours.sunday) : unknownHours} />
    </FormSection>
  )
}
