import { type ReactNode, useState } from 'react'
import {
  href,
  Navigate,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { Unauthorised } from '../../../contract/client.ts'
import type { SignedIn } from '../../../contract/staff/sign-in.ts'
import { CodeBar, isCodeMissing } from '../account/code-bar.tsx'
import { staffApi } from '../api.ts'
import { leavesFrame } from '../background-refresh.ts'
import { Notices } from '../controls/notices.tsx'
import { useUnansweredCalls } from '../controls/unanswered-calls.ts'
import { MailBar } from '../mail/mail-bar.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { usePendingPage } from '../pending-page.ts'
import { useUsedLately } from '../search/used-lately.ts'
import { readStatus } from '../sign-in/session.ts'
import { BackOfficeHeader } from './back-office-header.tsx'
import { BackOfficeProblem } from './back-office-problem.tsx'
import { type Counts, InboxWatch } from './inbox-watch.tsx'
import { useLostFocus } from './lost-focus.ts'
import { addWaiting, listPlaces, namePlace } from './navigation.ts'
import { Navigation } from './navigation-list.tsx'
import { usePageStart } from './page-start.ts'

/** The status call decides whether somebody is signed in, as everywhere in the shop; `me` adds their role. */
export const clientLoader = whenSignedIn(
  async ({ signal }) => {
    if (!(await readStatus(signal)).loggedIn) throw new Unauthorised('Please sign in.')
    return orFail(await staffApi.me(undefined, { signal }))
  },
  { isFrame: true },
)

/** A page's own refresh does not reload the frame around it. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !leavesFrame(nextUrl)

export { HydrateFallback } from './waiting.tsx'

const useMaybeMember = () => useRouteLoaderData('back-office') as SignedIn | undefined

export function useMember(): SignedIn {
  const member = useMaybeMember()
  if (!member) throw new Error('Nobody is signed in on this page.')
  return member
}

/** Sellers may only look things up; editors and owners may change them. */
export const useMayEdit = () => useMember().role !== 'sales'

export default function BackOfficeLayout({ loaderData }: { loaderData: SignedIn }) {
  return (
    <Frame member={loaderData}>
      <Outlet />
    </Frame>
  )
}

/** An error boundary within the frame: the page explains the error, and the navigation stays. */
export function ErrorBoundary() {
  const member = useMaybeMember()
  if (member) {
    return (
      <Frame member={member}>
        <BackOfficeProblem />
      </Frame>
    )
  }
  return (
    <main className="px-4">
      <BackOfficeProblem />
    </main>
  )
}

/** The frame: the navigation on the left, the page beside it. */
function Frame({ member, children }: { member: SignedIn; children: ReactNode }) {
  const { pathname } = useLocation()
  const page = usePageStart()
  useLostFocus(page)
  usePendingPage()
  useUnansweredCalls()
  useUsedLately(member.uuid, namePlace(pathname))
  const [counts, setCounts] = useState<Counts>({ unread: 0, today: 0 })
  if (isCodeMissing(member) && pathname !== href('/admin/account'))
    return <Navigate to={href('/admin/account')} replace />
  const unread = { count: counts.unread, of: 'unread', isNews: true }
  const places = addWaiting(listPlaces(member.role), href('/admin/enquiries'), unread)
  const groups = addWaiting(places, href('/admin/bookings'), { count: counts.today, of: 'today' })
  return (
    <Notices>
      {member.role !== 'editor' && <InboxWatch key={pathname} onCount={setCounts} />}
      <a href="#work" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-3">
        Skip to content
      </a>
      <div className="min-h-svh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <BackOfficeHeader member={member} groups={groups} />
        <nav aria-label="Back office" className="hidden border-r border-rule px-4 py-6 lg:block">
          <div className="sticky top-20 max-h-[calc(100svh-6rem)] overflow-y-auto">
            <Navigation groups={groups} />
          </div>
        </nav>
        <div className="min-w-0">
          <MailBar member={member} />
          <CodeBar member={member} />
          <main
            id="work"
            ref={page}
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl px-4 pt-6 pb-[max(8rem,var(--save-bar,0px)+4rem)] outline-none sm:px-8 lg:pt-8"
          >
            {children}
          </main>
        </div>
      </div>
    </Notices>
  )
}
