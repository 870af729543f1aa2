import { href, Link } from 'react-router'
import { type BookingRulesEdit, BookingRulesEdit as Schema } from '../../../../contract/staff/bookings.ts'
import type { Form } from '../../../../contract/staff/forms.ts'
import { staffApi } from '../../api.ts'
import { EditorPage } from '../../form/editor-page.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { SwitchField } from '../../form/fields/switch-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useEditor } from '../../form/saving/editor.ts'
import { RecordHistory } from '../../history/record-history.tsx'
import { useMayEdit, useMember } from '../../layout/back-office-layout.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { DaysOffField } from './days-off-field.tsx'
import { LengthsField } from './lengths-field.tsx'
import { MinutesField } from './minutes-field.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.bookingRules()))

const labels: Record<keyof BookingRulesEdit, string> = {
  takesBookings: 'Visits can be booked on the website',
  placesPerSlot: 'Visits at the same time',
  noticeHours: 'Booked ahead, at least',
  horizonDays: 'Booked ahead, at most',
  defaultMinutes: 'A visit takes',
  lengths: 'Departments that take longer',
  daysOff: 'Weekdays without visits',
}

/** When visits can be booked: owners decide, sellers may look it up. */
export default function RulesPage({ loaderData: form }: { loaderData: Form<BookingRulesEdit> }) {
  const editor = useEditor<BookingRulesEdit>({
    form,
    schema: Schema,
    labels,
    save: (edit, version) => staffApi.saveBookingRules({ version, edit }),
    reread: () => staffApi.bookingRules(),
  })
  const { field } = editor
  return (
    <EditorPage
      editor={editor}
      title="When visits can be booked"
      back={{ label: 'Visits', to: href('/admin/bookings') }}
      mayEdit={useMember().role === 'owner'}
      whoMayEdit="Owners"
      history={<RecordHistory editor={editor} entity="booking rules" id="1" />}
    >
      <FormSection title="On the website" intro={<HoursHint />}>
        <SwitchField
          bound={field('takesBookings')}
          hint="Off: the page and the links to it are hidden. Visits already booked stay, and you can still enter more."
        />
        <NumberField bound={field('noticeHours')} unit="hours" hint="So that you know in time who is coming." />
        <NumberField bound={field('horizonDays')} unit="days" />
        <DaysOffField bound={field('daysOff')} />
      </FormSection>
      <FormSection title="How many, how long">
        <NumberField
          bound={field('placesPerSlot')}
          hint="In each half hour. Visits that are booked stay when you lower it. Walk-ins do not count."
        />
        <MinutesField bound={field('defaultMinutes')} />
        <LengthsField bound={field('lengths')} />
      </FormSection>
    </EditorPage>
  )
}

const HoursHint = () => (
  <>
    Visits are within the{' '}
    {useMayEdit() ? (
      <Link to={href('/admin/opening-hours')} className="underline">
        opening hours
      </Link>
    ) : (
      'opening hours'
    )}
    , every half hour.
  </>
)
