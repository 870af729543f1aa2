import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import type { SharedList } from '../../../../contract/shortlists.ts'
import { browserApi, inBrowser, isMissing, type Missing, onServer, orMissing } from '../../../api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/hydrated.ts'
import { keepFromAnalytics } from '../../analytics/google-analytics.ts'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { SharedPieces } from './shared-pieces.tsx'

export { PageFailure as ErrorBoundary } from '../../layout/page-failure.tsx'

const load = async () => null
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Its HTML is the same for every link: the browser requests the list. */
export default function SharedPage() {
  const token = useLocation().pathname.split('/')[2] ?? ''
  useLayoutEffect(keepFromAnalytics, [])
  const { list, again } = useShared(token)
  const isHydrated = useHydrated()
  return (
    <div className="wrap min-h-[60vh] pt-10">
      <PageHead title="A shared shortlist" description="Pieces that somebody chose in our shop." />
      <h1 className="text-h1">A shared shortlist</h1>
      <noscript>
        <p className="mt-8 bg-sage px-5 py-4">A shared shortlist needs JavaScript.</p>
      </noscript>
      {isHydrated && !list && (
        <p role="status" className="mt-6">
          Loading the shortlist…
        </p>
      )}
      {list === 'ended' && <Ended />}
      {isMissing(list) && <LoadFailure {...list} again={again} />}
      {list && list !== 'ended' && !isMissing(list) && <SharedPieces list={list} />}
    </div>
  )
}

function useShared(token: string) {
  const [list, setList] = useState<SharedList | Missing | 'ended'>()
  useEffect(() => {
    if (list) return
    const leaving = new AbortController()
    askShared(token, leaving.signal)
      .then(setList)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [token, list])
  return { list, again: () => setList(undefined) }
}

async function askShared(token: string, signal: AbortSignal): Promise<SharedList | Missing | 'ended'> {
  const asking = browserApi(signal).sharedShortlist({ token })
  const answer = await asking.catch(() => null)
  if (failed(answer) && (answer.status === 404 || answer.status === 400)) return 'ended'
  return orMissing(asking)
}

function Ended() {
  return (
    <div className="mt-6">
      <p className="max-w-text text-lead text-soft">
        This link has ended: the person who shared it ended it, or nobody used it for a year. Or part of the link is
        missing: please open it once more from where you got it.
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="/shortlist">Your own shortlist</ButtonLink>
        <ButtonLink href="/latest-products" look="outline">
          See what is new
        </ButtonLink>
      </p>
    </div>
  )
}
