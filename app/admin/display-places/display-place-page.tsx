import { DisplayPlaceEdit } from '../../../contract/staff/catalogue.ts'
import type { Form } from '../../../contract/staff/forms.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { openRecord } from '../record/open-record.ts'
import { RecordPage } from '../record/record-page.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.displayPlace({ uuid })),
}))

type Data = { uuid: string; form: Form<DisplayPlaceEdit> }

export default function DisplayPlacePage({ loaderData }: { loaderData: Data }) {
  return <DisplayPlaceForm key={loaderData.uuid} {...loaderData} />
}

const labels: Record<keyof DisplayPlaceEdit, string> = { name: 'Name' }

function DisplayPlaceForm({ uuid, form }: Data) {
  const record = openRecord('DisplayPlace', { uuid })
  const editor = useEditor<DisplayPlaceEdit>({ form, schema: DisplayPlaceEdit, labels, ...record })
  return (
    <RecordPage id={uuid} record={record} editor={editor} kind="display-place" name={editor.draft.name}>
      <FormSection title="Display place" intro="Shoppers read it on the pages of the pieces that stand there.">
        <TextField bound={editor.field('name')} hint="Such as ‘Ground floor, bay 3’." />
      </FormSection>
    </RecordPage>
  )
}
