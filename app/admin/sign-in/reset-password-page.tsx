import { useState } from 'react'
import { href, useSearchParams } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { Field } from '../../ui/field.tsx'
import { staffApi } from '../api.ts'
import { EntryForm } from '../layout/entry-form.tsx'
import { NewPasswordField } from '../layout/new-password-field.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SignInLink, SignInNote } from '../layout/sign-in-note.tsx'
import { notSent } from '../mail/mail-texts.ts'

/** Without the token of a link, asks for an email with one; with it, sets a new password. */
export default function ResetPasswordPage() {
  const [address] = useSearchParams()
  const token = address.get('token')
  return token ? <ChoosePassword token={token} /> : <AskForLink />
}

function AskForLink() {
  const [asked, setAsked] = useState<{ email: string; mailLeaves: boolean }>()
  const send = async ({ email = '' }: Record<string, string>) => {
    const answer = await staffApi.requestReset({ email })
    if (failed(answer)) return answer.problem
    setAsked({ email, ...answer })
  }
  if (asked && !asked.mailLeaves) {
    return (
      <SignInNote title={notSent}>
        No link can be sent to you. The person who runs the shop’s machine finds the link in its folder of emails, or
        creates an owner’s with npm run owner-link.
      </SignInNote>
    )
  }
  if (asked) {
    return (
      <SignInNote title="Please check your email">
        If {asked.email} belongs to a member of staff, a link is on its way. It works for an hour.
      </SignInNote>
    )
  }
  return (
    <>
      <PageTitle title="Forgotten password" />
      <EntryForm
        heading="Forgotten your password?"
        intro="We will send you a link to choose a new one."
        action="Send me the link"
        send={send}
        after={<SignInLink to={href('/admin/sign-in')}>Back to sign-in</SignInLink>}
      >
        {(problems) => (
          <Field name="email" label="Email address" problems={problems}>
            {(control) => <input {...control} type="email" required autoComplete="username" maxLength={254} />}
          </Field>
        )}
      </EntryForm>
    </>
  )
}

function ChoosePassword({ token }: { token: string }) {
  const [isDone, setDone] = useState(false)
  const send = async ({ password = '' }: Record<string, string>) => {
    const answer = await staffApi.resetPassword({ token, password })
    if (failed(answer)) return answer.problem
    setDone(true)
  }
  if (isDone) {
    return (
      <SignInNote title="Your password has changed">
        You are signed out everywhere; sign in with the new one.
      </SignInNote>
    )
  }
  return (
    <>
      <PageTitle title="New password" />
      <EntryForm
        heading="Choose a new password"
        intro="You will be signed out everywhere."
        action="Change the password"
        send={send}
        after={<SignInLink to={href('/admin/reset-password')}>Ask for another link</SignInLink>}
      >
        {(problems) => <NewPasswordField problems={problems} />}
      </EntryForm>
    </>
  )
}
