import type { Problem } from '../../../contract/errors.ts'
import { Dialog } from '../controls/dialog.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { PasswordField } from '../form/fields/password-field.tsx'
import { SentForm } from '../form/saving/sent-form.tsx'

type Props = { send(password: string, name: string): Promise<Problem | undefined>; onClose(): void }

export const AddPasskeyDialog = ({ send, onClose }: Props) => (
  <Dialog open onClose={onClose} title="Add a passkey" description="Your browser then asks where to store it.">
    <SentForm
      action="Continue"
      send={({ password = '', passkeyName = '' }) => send(password, passkeyName)}
      onCancel={onClose}
    >
      {(problems) => (
        <>
          <FieldFrame bound={{ name: 'passkeyName', label: 'Name of the passkey', problem: problems.name }}>
            {(control) => <input {...control} required maxLength={120} autoComplete="off" defaultValue="This device" />}
          </FieldFrame>
          <PasswordField name="password" label="Your password" problems={problems} />
        </>
      )}
    </SentForm>
  </Dialog>
)
