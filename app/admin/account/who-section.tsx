import { useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Account } from '../../../contract/staff/account.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { notify } from '../controls/notices.tsx'
import { FieldFrame } from '../form/fields/field-frame.tsx'
import { PasswordField } from '../form/fields/password-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Send } from '../form/saving/sending.ts'
import { SentForm } from '../form/saving/sent-form.tsx'

export function WhoSection({ account }: { account: Account }) {
  const [email, setEmail] = useState(account.email)
  const reload = useReload()
  const isEmailChanged = email.trim().toLowerCase() !== account.email
  const send: Send = async ({ name = '', password }) => {
    const answer = await staffApi.saveAccount({ name, email: email.trim(), ...(isEmailChanged && { password }) })
    if (failed(answer)) return answer.problem
    notify('Saved')
    await reload()
  }
  return (
    <FormSection title="You" intro="Your name is shown beside what you change.">
      <SentForm action="Save name and email" send={send}>
        {(problems) => (
          <>
            <FieldFrame bound={{ name: 'name', label: 'Name', problem: problems.name }}>
              {(control) => (
                <input {...control} required maxLength={120} autoComplete="name" defaultValue={account.name} />
              )}
            </FieldFrame>
            <FieldFrame
              bound={{ name: 'email', label: 'Email address', problem: problems.email }}
              hint="You sign in with it."
            >
              {(control) => (
                <input
                  {...control}
                  type="email"
                  required
                  maxLength={254}
                  autoComplete="email"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </FieldFrame>
            {isEmailChanged && (
              <PasswordField name="password" label="Your password, for the new address" problems={problems} />
            )}
          </>
        )}
      </SentForm>
    </FormSection>
  )
}
