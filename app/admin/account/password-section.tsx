import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { notify } from '../controls/notices.tsx'
import { PasswordField } from '../form/fields/password-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import type { Send } from '../form/saving/sending.ts'
import { SentForm } from '../form/saving/sent-form.tsx'

export function PasswordSection() {
  const reload = useReload()
  const send: Send = async ({ currentPassword = '', newPassword = '' }) => {
    const answer = await staffApi.changePassword({ password: currentPassword, newPassword })
    if (failed(answer)) return nameField(answer.problem)
    notify('Your password has changed')
    await reload()
  }
  return (
    <FormSection title="Password" intro="Changing it signs you out everywhere else.">
      <SentForm action="Change the password" send={send}>
        {(problems) => (
          <>
            <PasswordField name="currentPassword" label="Current password" problems={problems} />
            <PasswordField name="newPassword" label="New password" problems={problems} fresh />
          </>
        )}
      </SentForm>
    </FormSection>
  )
}

type Problem = { title: string; reason: string; fields?: Record<string, string> }

/** Renames the problem of `password` to `currentPassword`: another section of this page has a field called `password`. */
function nameField({ fields: { password, ...fields } = {}, ...problem }: Problem): Problem {
  return { ...problem, fields: password ? { ...fields, currentPassword: password } : fields }
}
