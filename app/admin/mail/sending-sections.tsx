import type { MailSettings, SendingEdit } from '../../../contract/staff/mail.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Editor } from '../form/saving/editor.ts'
import { ServerFields } from './server-fields.tsx'

type Props = { editor: Editor<SendingEdit>; settings: MailSettings }

export function ServerSection({ editor, settings: { password, setByServer } }: Props) {
  return (
    <FormSection
      title="Your mail server"
      intro="Your email provider names these: look for SMTP, or outgoing mail."
      name="sending"
    >
      {setByServer.server === null ? (
        <ServerFields editor={editor} password={password} example="smtp.example.co.uk" ports={ports} />
      ) : (
        <SetByServer label="Server" value={setByServer.server} variable="SMTP_URL" />
      )}
    </FormSection>
  )
}

export function SenderSection({ editor: { field }, settings: { setByServer } }: Props) {
  return (
    <FormSection title="The sender" intro="Who the email is from, as shoppers see it.">
      {setByServer.from === null ? (
        <TextField
          bound={field('address')}
          type="email"
          placeholder="hello@example.co.uk"
          hint="It has to belong to your mail server’s account."
        />
      ) : (
        <SetByServer label="Address" value={setByServer.from} variable="MAIL_FROM" />
      )}
      <TextField bound={field('name')} hint="Leave empty for the name of the shop." />
      <TextField
        bound={field('dkimSelector')}
        hint="Only for the check of your domain below. Your provider calls it selector, in the part about DKIM."
      />
    </FormSection>
  )
}

type Fact = { label: string; value: string; variable: string }

const ports = 'STARTTLS goes with the port 587, TLS from the start with 465. Both are safe.'

/** Says what only the person who runs the shop's server can change. */
const SetByServer = ({ label, value, variable }: Fact) => (
  <dl className="grid gap-1.5">
    <dt className="text-small font-semibold">{label}</dt>
    <dd className="break-all">{value}</dd>
    <dd className="text-label text-soft">
      Set by the server. The person who runs the shop’s machine can change it ({variable}).
    </dd>
  </dl>
)
