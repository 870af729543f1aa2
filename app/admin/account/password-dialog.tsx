import type { Problem } from '../../../contract/errors.ts'
import { Dialog } from '../controls/dialog.tsx'
import { PasswordField } from '../form/fields/password-field.tsx'
import { SentForm } from '../form/saving/sent-form.tsx'

type Props = {
  title: string
  intro: string
  action: string
  send(password: string): Promise<Problem | undefined>
  onClose(): void
}

/** A form for changes that require the password again. */
export const PasswordDialog = ({ title, intro, action, send, onClose }: Props) => (
  <Dialog open onClose={onClose} title={title} description={intro}>
    <SentForm action={action} send={({ password = '' }) => send(password)} onCancel={onClose}>
      {(problems) => <PasswordField name="password" label="Your password" problems={problems} />}
    </SentForm>
  </Dialog>
)
