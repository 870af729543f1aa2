import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { Dialog } from '../controls/dialog.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import type { Send } from '../form/saving/sending.ts'
import { SentForm } from '../form/saving/sent-form.tsx'
import { useMailing } from '../mail/mailing.tsx'
import type { Shown } from './link-dialog.tsx'
import { findRole, roleChoices, roles } from './roles.ts'

/** `role`: the initial selection. */
type Props = { role: Role; open: boolean; onClose(): void; onSent(shown: Shown): void }

export function InviteDialog({ role: first, open, onClose, onSent }: Props) {
  const [chosen, setChosen] = useState<Role>()
  const role = chosen ?? first
  const reload = useReload()
  const { leaves } = useMailing()
  const send: Send = async ({ name = '', email = '' }) => {
    const sent = await staffApi.invite({ name, email, role })
    if (failed(sent)) {
      // A refusal may refer to a person or an invitation that is listed only since this page was loaded.
      if (sent.problem.fields) await reload()
      return sent.problem
    }
    onClose()
    onSent({ ...sent, email })
    await reload()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite somebody"
      description={
        leaves ? 'They get an email with a link.' : 'Email is not set up. You get a link here, to pass on yourself.'
      }
    >
      <SentForm action={leaves ? 'Send the invitation' : 'Create the link'} send={send} onCancel={onClose}>
        {(problems) => (
          <>
            <FieldFrame bound={{ name: 'name', label: 'Name', problem: problems.name }}>
              {(control) => <input {...control} required maxLength={120} autoComplete="off" />}
            </FieldFrame>
            <FieldFrame bound={{ name: 'email', label: 'Email address', problem: problems.email }}>
              {(control) => <input {...control} type="email" required maxLength={254} autoComplete="off" />}
            </FieldFrame>
            <FieldFrame bound={{ name: 'role', label: 'Role', problem: problems.role }} hint={roles[role].intro}>
              {(control) => (
                <select {...control} value={role} onChange={(event) => setChosen(findRole(event.target.value))}>
                  {roleChoices.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
          </>
        )}
      </SentForm>
    </Dialog>
  )
}
