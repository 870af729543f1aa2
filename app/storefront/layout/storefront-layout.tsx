import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useNavigation } from 'react-router'
import { browserApi, onServer, type PageOf } from '../../api.ts'
import { useConsent } from '../consent/consent.ts'
import { CookiePrompt } from '../consent/cookie-prompt.tsx'
import { MapConsent } from '../consent/map-consent.ts'
import { Popups } from '../popups/popups.tsx'
import { useCardEvents } from '../product-card/card-events.ts'
import { useHeldPage } from './held-page.ts'
import { LinkFollower } from './link-follower.tsx'
import { useLostParts } from './lost-parts.ts'
import { useWorkerRemoval } from './old-workers.ts'
import { PageArea } from './page-area.tsx'
import { showWait } from './page-asked.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { usePageStart } from './page-start.ts'
import { realWait } from './real-wait.ts'
import { loadSite } from './site.ts'

export const loader = onServer(loadSite)
/** A slow menu does not delay the page: placeholders are shown until it has loaded. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  loadSite({ api: browserApi(request.signal) }, realWait())
/** The data that all pages share is fetched once per visit. */
export const shouldRevalidate = () => false

export default function StorefrontLayout({ loaderData: site }: PageOf<typeof loadSite>) {
  const { main, from, skip } = usePageStart()
  const held = useHeldPage(from)
  const waiting = useNavigation().state === 'loading' || held.coming !== undefined
  const consent = useConsent(site.settings)
  useEffect(() => void showWait(waiting))
  useWorkerRemoval()
  useCardEvents()
  useLostParts()
  return (
    <>
      {/* First, so that its listener exists before the forms below hydrate and submit. */}
      <LinkFollower />
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it is a link to a place in the page. */}
      <a href="#main" onClick={skip} className="skip-link">
        Skip to content
      </a>
      <PageHeader site={site} />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <MapConsent value={consent.map}>
          <PageArea held={held} />
        </MapConsent>
      </main>
      <PageFooter site={site} onCookieSettings={consent.reopen} />
      {consent.asking && (
        <CookiePrompt
          onDecide={consent.decide}
          wanted={consent.decided}
          withMap={site.settings.shop.mapEmbedUrl !== ''}
        />
      )}
      <Popups popups={site.settings.popups} decided={consent.decided} />
    </>
  )
}
