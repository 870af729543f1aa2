import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { Member } from '../../../contract/staff/sign-in.ts'
import { useAskBefore } from '../controls/leaving.tsx'
import { Menu } from '../controls/menu.tsx'
import { warn } from '../controls/notices.tsx'
import { BackOfficeSearch } from '../search/back-office-search.tsx'
import { signOut } from '../sign-in/session.ts'
import { unreachable } from '../unreachable.ts'
import type { Group } from './navigation.ts'
import { Navigation } from './navigation-list.tsx'

type Props = { member: Member; groups: Group[] }

export function BackOfficeHeader({ member, groups }: Props) {
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-2 border-b border-rule bg-paper px-2 sm:px-6 lg:col-span-2">
      <PhoneNavigation groups={groups} />
      <Link to="/admin" className="px-2 font-serif text-h3 whitespace-nowrap">
        Back office
      </Link>
      <div className="ml-auto flex min-w-0 items-center gap-1">
        <BackOfficeSearch member={member} />
        <a href="/" className="hidden min-h-11 items-center px-3 text-small hover:text-green sm:inline-flex">
          The shop
        </a>
        <div className="min-w-0">
          <AccountMenu name={member.name} />
        </div>
      </div>
    </header>
  )
}

/** On a phone one button opens the navigation; selecting a page closes it again. */
function PhoneNavigation({ groups }: Pick<Props, 'groups'>) {
  const [open, setOpen] = useState(false)
  const news = groups.flatMap(({ places }) => places).filter(({ waiting }) => waiting?.isNews)
  const waiting = news.reduce((sum, place) => sum + (place.waiting?.count ?? 0), 0)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="inline-flex min-h-11 items-center px-3 text-small font-semibold lg:hidden">
        Menu
        {waiting > 0 && <span className="ml-1.5 size-2.5 rounded-full bg-green" />}
        {waiting > 0 && <span className="sr-only">, {waiting} waiting</span>}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-40 w-72 max-w-[85vw] overflow-y-auto bg-paper px-4 py-5">
          <Dialog.Title className="mb-4 px-3 font-serif text-h3">Back office</Dialog.Title>
          <Navigation groups={groups} onChoose={() => setOpen(false)} />
          <Dialog.Close className="mt-6 min-h-11 px-3 text-small underline">Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function AccountMenu({ name }: { name: string }) {
  const navigate = useNavigate()
  const askBefore = useAskBefore()
  const leave = async () => {
    const answer = await signOut().catch(unreachable)
    if (failed(answer)) return void warn(answer.problem.reason)
    await navigate('/admin/sign-in')
  }
  return (
    <Menu
      label={<span className="truncate">{name}</span>}
      items={[
        { label: 'Your account', onChoose: () => navigate(href('/admin/account')) },
        { label: 'View the shop', onChoose: () => location.assign('/') },
        { label: 'Sign out', onChoose: () => askBefore(leave) },
      ]}
    />
  )
}
