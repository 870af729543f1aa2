import { useState } from 'react'
import { Outlet, useBlocker, useLocation, useNavigation } from 'react-router'
import { fetchCode, hasCode } from '../../router/loaded-pages.ts'
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
  // Without code and connection, the router would reload the document: the page asked for would be lost.
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !hasCode(nextLocation.pathname))
  const [trying, setTrying] = useState(false)
  const again = async () => {
    if (blocker.state !== 'blocked' || trying) return
    setTrying(true)
    if (await fetchCode(blocker.location.pathname)) blocker.proceed()
    setTrying(false)
  }
  if (coming && waiting) return <PageFrame key={location?.pathname} page={coming} />
  return blocker.state === 'blocked' ? <Unreached again={() => void again()} trying={trying} /> : <Outlet />
}
