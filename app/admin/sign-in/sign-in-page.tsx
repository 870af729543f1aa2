import { useEffect, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { EntryForm } from '../layout/entry-form.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SignInLink } from '../layout/sign-in-note.tsx'
import { CodeStep } from './code-step.tsx'
import { readNext } from './next-page.ts'
import { PasskeyEntry } from './passkey-entry.tsx'
import { readStatus, signIn } from './session.ts'

export default function SignInPage() {
  const [atCode, setAtCode] = useState(false)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const next = readNext(address.get('next'))
  const enter = () => navigate(next)
  useForwarding(next)
  const send = async ({ email = '', password = '' }: Record<string, string>) => {
    const step = await signIn(email, password)
    if (typeof step === 'object') return step
    if (step === 'code') setAtCode(true)
    else enter()
  }
  return (
    <>
      <PageTitle title="Sign in" />
      {atCode ? (
        <CodeStep onEnter={enter} onAgain={() => setAtCode(false)} />
      ) : (
        <PasswordStep send={send} onEnter={enter} />
      )}
    </>
  )
}

/** Forwards somebody who is already signed in, perhaps in another tab. */
function useForwarding(next: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const left = new AbortController()
    readStatus(left.signal).then(
      ({ loggedIn }) => loggedIn && !left.signal.aborted && navigate(next, { replace: true }),
      // If the call fails, signing in will show the problem.
      () => undefined,
    )
    return () => left.abort()
  }, [navigate, next])
}

type Send = Parameters<typeof EntryForm>[0]['send']

const PasswordStep = ({ send, onEnter }: { send: Send; onEnter(): void }) => (
  <EntryForm
    heading="Sign in"
    intro="The back office is for the shop’s staff."
    action="Sign in"
    send={send}
    after={
      <>
        <SignInLink to={href('/admin/reset-password')}>Forgot your password?</SignInLink>
        <PasskeyEntry onEnter={onEnter} />
      </>
    }
  >
    {(problems) => (
      <>
        <Field name="email" label="Email address" problems={problems}>
          {(control) => <input {...control} type="email" required autoComplete="username" />}
        </Field>
        <Field name="password" label="Password" problems={problems}>
          {(control) => <input {...control} type="password" required autoComplete="current-password" />}
        </Field>
      </>
    )}
  </EntryForm>
)
