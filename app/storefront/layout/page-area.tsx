import { useLayoutEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { coverPage } from '../../router/places.ts'
import { describeComing } from './coming-page.ts'
import type { HeldPage } from './held-page.ts'
import { Unreached } from './page-failure.tsx'
import { PageFrame } from './page-frame.tsx'
import { useRealWait } from './real-wait.ts'
import { useSite } from './site.ts'

/** The current page or, while the next one is slow to load, its placeholder. */
export function PageArea({ held }: { held: HeldPage }) {
  const site = useSite()
  const { pathname } = useLocation()
  const { location = held.coming } = useNavigation()
  const isOther = location !== undefined && location.pathname !== pathname
  const coming = isOther ? describeComing(location, site) : undefined
  const waiting = useRealWait(coming !== undefined)
  const frame = coming && waiting && location?.pathname
  const covers = Boolean(frame || held.missed)
  useLayoutEffect(() => {
    if (covers) return coverPage()
  }, [covers])
  return (
    <>
      {coming && frame ? <PageFrame key={frame} page={coming} /> : held.missed && <Unreached {...held.missed} />}
      {/* Hidden rather than removed: a browser could not render again the parts that it has only as the server's markup. */}
      <div hidden={covers}>
        <Outlet />
      </div>
    </>
  )
}
