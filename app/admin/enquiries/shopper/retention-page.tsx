import { href } from 'react-router'
import type { Form } from '../../../../contract/staff/forms.ts'
import { RetentionEdit } from '../../../../contract/staff/shoppers.ts'
import { staffApi } from '../../api.ts'
import { EditorPage } from '../../form/editor-page.tsx'
import { NumberField } from '../../form/fields/number-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useEditor } from '../../form/saving/editor.ts'
import { RecordHistory } from '../../history/record-history.tsx'
import { useMember } from '../../layout/back-office-layout.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.retention()))

export default function RetentionPage({ loaderData: form }: { loaderData: Form<RetentionEdit> }) {
  const editor = useEditor<RetentionEdit>({
    form,
    schema: RetentionEdit,
    labels: { keepMonths: 'Keep enquiries and visits for' },
    save: (edit, version) => staffApi.saveRetention({ version, edit }),
    reread: () => staffApi.retention(),
  })
  const months = editor.draft.keepMonths
  return (
    <EditorPage
      editor={editor}
      title="How long enquiries are kept"
      back={{ label: 'Enquiries', to: href('/admin/enquiries') }}
      mayEdit={useMember().role === 'owner'}
      whoMayEdit="Owners"
      history={<RecordHistory editor={editor} entity="enquiry rules" id="1" />}
    >
      <FormSection
        title="Enquiries and visits"
        intro="By law, what people wrote may not be kept for longer than it is needed."
      >
        <NumberField bound={editor.field('keepMonths')} unit="months" hint="Leave empty to keep them." />
        <p className="text-small text-soft">
          {months === null
            ? 'Enquiries and visits are kept until somebody erases them.'
            : `An enquiry is erased, with its notes and emails, once nothing has happened with it for ${months === 1 ? 'a month' : `${months} months`}; a visit to the showroom, that long after its day. This happens automatically a few times a day, for the first time within six hours. It cannot be undone.`}
        </p>
      </FormSection>
    </EditorPage>
  )
}
