import { href } from 'react-router'
import type { Form } from '../../../../contract/staff/forms.ts'
import { type MailTextEdit, mailTextSchema } from '../../../../contract/staff/mail-text-edits.ts'
import { type MailTextKind, mailText, mailTextKinds } from '../../../../contract/staff/mail-texts.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { EditorPage } from '../../form/editor-page.tsx'
import { TextField } from '../../form/fields/text-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { useEditor } from '../../form/saving/editor.ts'
import { isSame } from '../../form/saving/same-value.ts'
import { RecordHistory } from '../../history/record-history.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { MailPreview } from './mail-preview.tsx'
import { TextTest } from './text-test.tsx'

export const clientLoader = whenSignedIn(async ({ params }) => {
  const kind = mailTextKinds.find((known) => known === params.kind) ?? mailTextKinds[0]
  return { kind, form: orFail(await staffApi.mailText({ kind })) }
})

type Data = { kind: MailTextKind; form: Form<MailTextEdit> }

export default function MailTextPage({ loaderData }: { loaderData: Data }) {
  return <MailTextForm key={loaderData.kind} {...loaderData} />
}

function MailTextForm({ kind, form }: Data) {
  const { label, to, when, subject, text, gaps } = mailText(kind)
  const delivered = { subject, text }
  const editor = useEditor<MailTextEdit>({
    form,
    schema: mailTextSchema(kind),
    labels: { subject: 'Subject', text: 'Text' },
    save: (edit, version) => staffApi.saveMailText({ kind, version, edit }),
    reread: () => staffApi.mailText({ kind }),
  })
  const { draft, field, change } = editor
  return (
    <EditorPage
      editor={editor}
      title={label}
      back={{ label: 'Email texts', to: href('/admin/mail/texts') }}
      actions={
        <Button onClick={() => change(delivered)} disabled={isSame(draft, delivered)}>
          Back to the standard text
        </Button>
      }
      history={<RecordHistory editor={editor} entity="mail text" id={kind} />}
    >
      <dl className="mb-6 grid gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">Goes to</dt>
        <dd>{to}</dd>
        <dt className="text-soft">When</dt>
        <dd>{when}</dd>
      </dl>
      <FormSection title="Text" intro="Leave an empty line between paragraphs.">
        <TextField bound={field('subject')} />
        <TextField bound={field('text')} lines={16} />
        <div>
          <p className="mb-2 text-small font-semibold">Placeholders that the shop fills in</p>
          <ul className="grid gap-1 sm:grid-cols-2">
            {Object.entries(gaps).map(([gap, { means, isBlock, isNeeded }]) => (
              <li key={gap} className="text-label text-soft">
                <button
                  type="button"
                  onClick={() => change({ text: append(draft.text, `{${gap}}`, isBlock) })}
                  className="mr-2 min-h-11 font-semibold text-ink underline lg:min-h-6"
                >
                  {`{${gap}}`}
                </button>
                {means}
                {isNeeded && ', always needed'}
              </li>
            ))}
          </ul>
        </div>
      </FormSection>
      <MailPreview kind={kind} edit={draft} />
      <TextTest kind={kind} edit={draft} />
    </EditorPage>
  )
}

const append = (text: string, gap: string, isBlock = false) => {
  const before = text.trimEnd()
  return before === '' ? gap : `${before}${isBlock ? '\n\n' : ' '}${gap}`
}
