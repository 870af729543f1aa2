import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { People } from '../../../contract/staff/people.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { BackLink } from '../controls/text-links.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { useSettingsBack } from '../settings/settings-back.ts'
import { FormerPeople } from './former-people.tsx'
import { Invitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog, type Shown } from './link-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { findRole } from './roles.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.people()))

export default function PeoplePage({ loaderData: { people, invitations } }: { loaderData: People }) {
  const back = useSettingsBack()
  const { inviting, role, setInviting } = useInviting()
  const [link, setLink] = useState<Shown>()
  const here = people.filter(({ removedAt }) => removedAt === null)
  const former = people.filter(({ removedAt }) => removedAt !== null)
  return (
    <>
      <PageTitle title="People" />
      <BackLink to={back.to}>{back.label}</BackLink>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">People</h1>
        <Button look="solid" onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      </div>
      <PeopleTable people={here} />
      {people.length + invitations.length === 1 && (
        <p className="mt-6 text-soft">
          You are the only one so far. Invite your colleagues: each gets their own sign-in.
        </p>
      )}
      {invitations.length > 0 && <Invitations invitations={invitations} onSent={setLink} />}
      {former.length > 0 && <FormerPeople people={former} />}
      <InviteDialog role={role} open={inviting} onClose={() => setInviting(false)} onSent={setLink} />
      <LinkDialog shown={link} onClose={() => setLink(undefined)} />
    </>
  )
}

/** `?invite=owner` in the address opens the dialog with that role selected. */
function useInviting() {
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('invite')
  const setInviting = (isOpen: boolean) => {
    setOpen(isOpen)
    if (asked === null) return
    address.delete('invite')
    setAddress(address, { replace: true, preventScrollReset: true })
  }
  return { inviting: open || asked !== null, role: findRole(asked), setInviting }
}
