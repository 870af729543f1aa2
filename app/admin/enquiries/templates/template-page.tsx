import { href } from 'react-router'
import { gaps, TemplateEdit } from '../../../../contract/reply-templates.ts'
import type { Form } from '../../../../contract/staff/forms.ts'
import { staffApi } from '../../api.ts'
import { TextField } from '../../form/fields/text-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useEditor } from '../../form/saving/editor.ts'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { openRecord } from '../../record/open-record.ts'
import { RecordPage } from '../../record/record-page.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.replyTemplate({ uuid })),
}))

type Data = { uuid: string; form: Form<TemplateEdit> }

export default function TemplatePage({ loaderData }: { loaderData: Data }) {
  return <TemplateForm key={loaderData.uuid} {...loaderData} />
}

function TemplateForm({ uuid, form }: Data) {
  const record = openRecord('ReplyTemplate', { uuid })
  const editor = useEditor<TemplateEdit>({
    form,
    schema: TemplateEdit,
    labels: { name: 'Name', text: 'Text' },
    ...record,
  })
  const { draft, field, change } = editor
  return (
    <RecordPage
      id={uuid}
      record={record}
      editor={editor}
      kind="reply template"
      name={draft.name}
      back={{ label: 'Reply templates', to: href('/admin/enquiries/templates') }}
    >
      <FormSection title="Template" intro="You see it filled in, and can change it, before anything is sent.">
        <TextField bound={field('name')} hint="Only colleagues see it." />
        <TextField bound={field('text')} lines={14} />
        <div>
          <p className="mb-2 text-small font-semibold">Placeholders that the shop fills in</p>
          <ul className="grid gap-1 sm:grid-cols-2">
            {gaps.map(({ gap, meaning }) => (
              <li key={gap} className="text-label text-soft">
                <button
                  type="button"
                  onClick={() => change({ text: append(draft.text, `{${gap}}`) })}
                  className="mr-2 min-h-11 font-semibold text-ink underline lg:min-h-6"
                >
                  {`{${gap}}`}
                </button>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      </FormSection>
    </RecordPage>
  )
}

const append = (text: string, gap: string) => (/\S$/.test(text) ? `${text} ${gap}` : text + gap)
