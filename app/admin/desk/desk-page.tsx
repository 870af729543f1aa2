import { redirect, useLoaderData, useNavigate } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import { browserApi } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { signOut } from '../sign-in/session.ts'

export async function clientLoader() {
  const login = await browserApi().login()
  if (failed(login) || !login.loggedIn) throw redirect('/admin/sign-in')
  return { name: login.name ?? '' }
}

/** Until it is known who asks. */
export const HydrateFallback = () => <PageTitle title="Desk" />

export default function DeskPage() {
  const { name } = useLoaderData<typeof clientLoader>()
  const navigate = useNavigate()
  const leave = async () => {
    await signOut()
    navigate('/admin/sign-in')
  }
  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <PageTitle title="Desk" />
      <h1 className="text-h1">Hello, {name}</h1>
      <p className="text-soft">You are signed in to the back office of your shop.</p>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href="/">To the shop</ButtonLink>
        <Button look="outline" onClick={leave}>
          Sign out
        </Button>
      </p>
    </div>
  )
}
