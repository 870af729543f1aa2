import { href } from 'react-router'
import { gaps, TemplateEdit } from '../../../../contract/reply-templates.ts'
import type { Form } from '../../../../contract/staff/forms.ts'
import { staffApi } from '../../api.ts'
import { Menu } from '../../controls/menu.tsx'
import { useEditor } from '../../form/editor.ts'
import { EditorPage } from '../../form/editor-page.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { TextField } from '../../form/text-field.tsx'
import { RecordHistory } from '../../history/record-history.tsx'
import { useBin } from '../../list/use-bin.ts'
import { orFail, whenSignedIn } from '../../visit.ts'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => ({
  uuid,
  form: orFail(await staffApi.replyTemplate({ uuid })),
}))

type Data = { uuid: string; form: Form<TemplateEdit> }

export default function TemplatePage({ loaderData }: { loaderData: Data }) {
  return <TemplateForm key={loaderData.uuid} {...loaderData} />
}

function TemplateForm({ uuid, form }: Data) {
  const list = href('/admin/enquiries/templates')
  const bin = useBin()
  const editor = useEditor<TemplateEdit>({
    form,
    schema: TemplateEdit,
    labels: { name: 'Name', text: 'Text' },
    save: (edit, version) => staffApi.saveReplyTemplate({ uuid, version, edit }),
    reread: () => staffApi.replyTemplate({ uuid }),
  })
  const { draft, field, version, change } = editor
  const binIt = () =>
    bin({
      name: draft.name,
      list,
      bin: () => staffApi.binReplyTemplate({ uuid, version }),
      restore: () => staffApi.restoreReplyTemplate({ uuid }),
    })
  return (
    <EditorPage
      editor={editor}
      history={<RecordHistory editor={editor} entity="reply template" id={uuid} />}
      title={draft.name || 'Template'}
      back={{ label: 'Reply templates', to: list }}
      actions={<Menu label="More" items={[{ label: 'Move to the bin', onChoose: binIt, danger: true }]} />}
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
                  className="mr-2 min-h-11 font-semibold text-ink underline lg:min-h-0"
                >
                  {`{${gap}}`}
                </button>
                {meaning}
              </li>
            ))}
          </ul>
        </div>
      </FormSection>
    </EditorPage>
  )
}

const append = (text: string, gap: string) => (/\S$/.test(text) ? `${text} ${gap}` : text + gap)
