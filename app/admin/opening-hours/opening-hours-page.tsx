import type { Form } from '../../../contract/staff/forms.ts'
import { HoursEdit } from '../../../contract/staff/opening-hours.ts'
import { staffApi } from '../api.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { useSettingsBack } from '../settings/settings-back.ts'
import { nameHoursField } from './hours-problems.ts'
import { HoursSections, TextsSection } from './hours-sections.tsx'
import { VisitsOutside } from './visits-outside.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.openingHours()))

const labels: Record<keyof HoursEdit, string> = {
  openingHours: 'Opening hours',
  openingTimesWeekdays: 'Monday to Saturday, in words',
  openingTimesSunday: 'Sunday, in words',
}

export default function OpeningHoursPage({ loaderData: form }: { loaderData: Form<HoursEdit> }) {
  const editor = useEditor<HoursEdit>({
    form,
    schema: HoursEdit,
    labels,
    nameProblem: nameHoursField,
    save: (edit, version) => staffApi.saveOpeningHours({ version, edit }),
    reread: () => staffApi.openingHours(),
  })
  return (
    <EditorPage
      editor={editor}
      title="Opening hours"
      back={useSettingsBack()}
      history={<RecordHistory editor={editor} entity="opening hours" id="1" />}
    >
      <VisitsOutside key={editor.version} />
      <HoursSections editor={editor} />
      <TextsSection editor={editor} />
    </EditorPage>
  )
}
