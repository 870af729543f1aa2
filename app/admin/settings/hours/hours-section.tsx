import { closedAllWeek, unknownHours, writeDayHours, writeWeekdayHours } from '../../../../contract/opening-hours.ts'
import type { SettingsEdit } from '../../../../contract/staff/site.ts'
import { Button } from '../../controls/button.tsx'
import type { Editor } from '../../form/editor.ts'
import { FormSection } from '../../form/form-section.tsx'
import { ExceptionsField } from './exceptions-field.tsx'
import { HoursTextField } from './hours-text-field.tsx'
import { WeekField } from './week-field.tsx'

const usual = { opens: '09:00', closes: '17:30' }
const toBeginWith = {
  ...closedAllWeek,
  ...{ monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual, saturday: usual },
}

/** The week, the days that are not as usual, and the two texts that the shop makes of the week. */
export function HoursSection({ editor: { field, draft, change } }: { editor: Editor<SettingsEdit> }) {
  const { openingHours: hours } = draft
  const bound = field('openingHours')
  return (
    <FormSection
      name="openingHours"
      title="Opening hours"
      intro="Shown in the menu, at the foot of every page and to search engines."
    >
      {hours === null ? (
        <p>
          <Button onClick={() => change({ openingHours: toBeginWith })}>Enter opening hours</Button>
        </p>
      ) : (
        <>
          <WeekField bound={{ ...bound, value: hours }} />
          <ExceptionsField bound={{ ...bound, value: hours }} />
        </>
      )}
      <HoursTextField bound={field('openingTimesWeekdays')} made={hours ? writeWeekdayHours(hours) : unknownHours} />
      <HoursTextField bound={field('openingTimesSunday')} made={hours ? writeDayHours(hours.sunday) : unknownHours} />
    </FormSection>
  )
}
