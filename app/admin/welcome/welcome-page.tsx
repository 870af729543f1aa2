import { useNavigate, useSearchParams } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { Field } from '../../ui/field.tsx'
import { staffApi } from '../api.ts'
import { EntryForm } from '../layout/entry-form.tsx'
import { NewPasswordField } from '../layout/new-password-field.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { signIn } from '../sign-in/session.ts'

/** The page of the link that the first start prints, with which its holder becomes the owner, once. */
export default function WelcomePage() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const send = async ({ name = '', email = '', password = '' }: Record<string, string>) => {
    const answer = await staffApi.createOwner({ token: address.get('token') ?? '', name, email, password })
    if (failed(answer)) return answer.problem
    navigate((await signIn(email, password)) === 'in' ? '/admin' : '/admin/sign-in')
  }
  return (
    <>
      <PageTitle title="Welcome" />
      <EntryForm
        heading="Welcome to your shop"
        intro="Set up your owner account. This page works once; afterwards you sign in with what you enter here."
        action="Create the owner"
        send={send}
      >
        {(problems) => (
          <>
            <Field name="name" label="Your name" problems={problems}>
              {(control) => <input {...control} required autoComplete="name" maxLength={120} />}
            </Field>
            <Field name="email" label="Email address" problems={problems}>
              {(control) => <input {...control} type="email" required autoComplete="username" maxLength={254} />}
            </Field>
            <NewPasswordField problems={problems} />
          </>
        )}
      </EntryForm>
    </>
  )
}
