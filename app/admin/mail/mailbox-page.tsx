import { href } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import { failed } from '../../../contract/errors.ts'
import { type MailboxSettings, RepliesEdit } from '../../../contract/staff/mail.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { EditorPage } from '../form/editor-page.tsx'
import { SwitchField } from '../form/fields/switch-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useEditor } from '../form/saving/editor.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { repliesLabels } from './mail-texts.ts'
import { ServerFields } from './server-fields.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.mailbox()))

/** Sets up the mailbox from which shoppers' replies are fetched into their enquiries. */
export default function MailboxPage({ loaderData: settings }: { loaderData: MailboxSettings }) {
  const reload = useReload()
  const editor = useEditor<RepliesEdit>({
    form: settings.replies,
    schema: RepliesEdit,
    labels: repliesLabels,
    save: (edit, version) => staffApi.saveMailbox({ version, edit }),
    onSaved: reload,
    reread: async () => {
      const answer = await staffApi.mailbox()
      return failed(answer) ? answer : answer.replies
    },
  })
  const { field } = editor
  return (
    <EditorPage
      editor={editor}
      title="Replies"
      back={{ label: 'Email', to: href('/admin/mail') }}
      history={<RecordHistory editor={editor} entity="mail settings" id="replies" />}
    >
      <p role="status" className="mb-6 max-w-2xl">
        {describeMailbox(settings)}
      </p>
      <FormSection title="The mailbox" intro="Your email provider names these: look for IMAP, or incoming mail.">
        <ServerFields editor={editor} password={settings.password} example="imap.example.co.uk" ports={ports} />
      </FormSection>
      <FormSection title="Its address" intro="Shoppers’ replies go there.">
        <TextField
          bound={field('address')}
          type="email"
          placeholder="hello@example.co.uk"
          hint="Best to use the sender’s address: reports of undelivered emails go there."
        />
        <SwitchField
          bound={field('takesPlus')}
          hint="Google, Microsoft 365 and Fastmail do. Each enquiry then has an address of its own, so that a reply finds it even if an email program hides what it answers. Try it first: if your provider does not, replies come back to the shopper."
        />
      </FormSection>
      <p className="max-w-2xl text-small text-soft">
        The shop only reads this mailbox: nothing in it is changed, moved or marked. Of the emails in it, only replies
        to enquiries and reports about emails of the shop are taken in.
      </p>
    </EditorPage>
  )
}

const ports = 'TLS from the start goes with the port 993, STARTTLS with 143. Both are safe.'

function describeMailbox({ replies: { edit }, password, checkedAt, failure }: MailboxSettings): string {
  if (edit.host === '')
    return 'Not set up: shoppers’ replies go to the shop’s email address, and are not added to their enquiries.'
  if (password === 'unreadable') return 'The stored password cannot be read any more. Please type it again.'
  if (failure) return `The mailbox could not be read. ${failure} The shop will try again.`
  return checkedAt
    ? `Shoppers’ replies are added to their enquiries. The mailbox was last read ${formatMoment(checkedAt)}.`
    : 'The mailbox will be read within a minute.'
}
