import type { MailSecurity, SendingEdit, StoredPassword } from '../../../contract/staff/mail.ts'
import { ChoiceField } from '../form/fields/choice-field.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { NumberField } from '../form/fields/number-field.tsx'
import { TextField } from '../form/fields/text-field.tsx'
import type { Editor } from '../form/saving/editor.ts'

type ServerEdit = Pick<SendingEdit, 'host' | 'port' | 'security' | 'userName' | 'password'>
type Props<Edit extends ServerEdit> = {
  editor: Editor<Edit>
  password: StoredPassword
  example: string
  /** The default port of each kind of encryption. */
  ports: string
}

const securities: { value: MailSecurity; label: string }[] = [
  { value: 'starttls', label: 'STARTTLS' },
  { value: 'tls', label: 'TLS from the start' },
  { value: 'none', label: 'None: only in the shop’s own network' },
]

const passwordHints: Record<StoredPassword, string> = {
  none: 'Stored encrypted. Nobody can read it here again.',
  stored: 'A password is stored. Leave this empty to keep it.',
  unreadable: 'The stored password cannot be read any more. Please type it again.',
}

/** The fields of a server that the shop signs in to. */
export function ServerFields<Edit extends ServerEdit>({ editor: { field }, password, example, ports }: Props<Edit>) {
  const security = field('security')
  const typed = field('password')
  return (
    <>
      <TextField bound={field('host')} placeholder={example} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          bound={{ ...field('port'), onChange: (port) => field('port').onChange((port ?? 0) as Edit['port']) }}
        />
        <ChoiceField
          bound={{ ...security, onChange: (chosen) => chosen && security.onChange(chosen as Edit['security']) }}
          choices={securities}
          hint={ports}
        />
      </div>
      <TextField bound={field('userName')} hint="Often the whole email address." />
      <FieldFrame bound={typed} hint={passwordHints[password]}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            value={typed.value}
            onChange={(event) => typed.onChange(event.target.value as Edit['password'])}
          />
        )}
      </FieldFrame>
    </>
  )
}
