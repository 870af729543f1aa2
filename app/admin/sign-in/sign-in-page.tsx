import { useNavigate, useSearchParams } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { EntryForm } from '../layout/entry-form.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { signIn } from './session.ts'

export default function SignInPage() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const send = async ({ email = '', password = '' }: Record<string, string>) => {
    const problem = await signIn(email, password)
    if (!problem) navigate(readNext(address.get('next')))
    return problem
  }
  return (
    <>
      <PageTitle title="Sign in" />
      <EntryForm heading="Sign in" lead="The back office is for the shop’s own people." action="Sign in" send={send}>
        {(problems) => (
          <>
            <Field name="email" label="E-mail address" problems={problems}>
              {(control) => <input {...control} type="email" required autoComplete="username" />}
            </Field>
            <Field name="password" label="Password" problems={problems}>
              {(control) => <input {...control} type="password" required autoComplete="current-password" />}
            </Field>
          </>
        )}
      </EntryForm>
    </>
  )
}

/** Back to where somebody was asked to sign in, and nowhere but in the back office. */
const readNext = (next: string | null) => (next && /^\/admin(\/|$)/.test(next) ? next : '/admin')
