import { type ClientLoaderFunctionArgs, useNavigate } from 'react-router'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { InvitationCard } from '../../../contract/staff/sign-in.ts'
import { Field } from '../../ui/field.tsx'
import { staffApi } from '../api.ts'
import { EntryForm } from '../layout/entry-form.tsx'
import { NewPasswordField } from '../layout/new-password-field.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { SignInNote } from '../layout/sign-in-note.tsx'
import { roles } from '../people/roles.ts'
import { signIn } from '../sign-in/session.ts'

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, card: token === '' ? notWhole : await staffApi.openInvitation({ token }) }
}

const notWhole: Failure = {
  status: 400,
  problem: {
    title: 'This link is not complete',
    reason: 'Please open or copy the whole link, or ask for a new one.',
  },
}

/** Shown while the link is being checked. */
export const HydrateFallback = () => <PageTitle title="Invitation" />

type Data = { token: string; card: InvitationCard | Failure }

/** The page of an invitation link, with which its holder joins the staff, once. */
export default function InvitationPage({ loaderData: { token, card } }: { loaderData: Data }) {
  const navigate = useNavigate()
  if (failed(card)) return <SignInNote title={card.problem.title}>{card.problem.reason}</SignInNote>
  const { shopName, name, email, role } = card
  const send = async ({ name: chosen = '', password = '' }: Record<string, string>) => {
    const answer = await staffApi.acceptInvitation({ token, name: chosen, password })
    if (failed(answer)) return answer.problem
    navigate((await signIn(email, password)) === 'in' ? '/admin' : '/admin/sign-in')
  }
  return (
    <>
      <PageTitle title="Invitation" />
      <EntryForm heading={`Welcome to ${shopName}`} intro={introduce(email, role)} action="Join" send={send}>
        {(problems) => (
          <>
            <input type="hidden" name="email" value={email} autoComplete="username" />
            <Field name="name" label="Your name" problems={problems}>
              {(control) => <input {...control} required autoComplete="name" maxLength={120} defaultValue={name} />}
            </Field>
            <NewPasswordField problems={problems} />
          </>
        )}
      </EntryForm>
    </>
  )
}

const introduce = (email: string, role: InvitationCard['role']) =>
  `Choose a password and you are in. You will sign in with ${email}. ${roles[role].intro}`
