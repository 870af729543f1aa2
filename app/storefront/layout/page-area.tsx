import { Outlet, useBlocker, useLocation, useNavigation } from 'react-router'
import { hasCode } from '../../router/loaded-pages.ts'
import { describeComing } from './coming-page.ts'
import { Unreached } from './page-failure.tsx'
import { PageFrame } from './page-frame.tsx'
import { useRealWait } from './real-wait.ts'
import { useSite } from './site.ts'

/** The current page; or the frame of the next one while it loads slowly. */
export function PageArea() {
  const site = useSite()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isOther = location !== undefined && location.pathname !== pathname
  const coming = isOther ? describeComing(location, site) : undefined
  const waiting = useRealWait(coming !== undefined)
  // Offline, the router would throw the shop away for the browser's own page.
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !hasCode(nextLocation.pathname))
  if (coming && waiting) return <PageFrame key={location?.pathname} page={coming} />
  return blocker.state === 'blocked' ? <Unreached again={() => navigator.onLine && blocker.proceed()} /> : <Outlet />
}
