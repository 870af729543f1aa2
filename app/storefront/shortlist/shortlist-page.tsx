import { Suspense } from 'react'
import { inBrowser, onServer } from '../../api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHead } from '../layout/page-head.tsx'
import { canCall } from '../layout/phone-link.tsx'
import { useSite } from '../layout/site.ts'
import { EmptyShortlist } from './empty-shortlist.tsx'
import { type Trouble, useShortlist } from './shortlist.ts'
import './stored-shortlist.ts'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

const load = async () => null
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const ListedPieces = lazyPart(() => import('./listed-pieces.tsx'), NotLoaded)

/** The page is the same for everyone until the browser adds its own list. */
export default function ShortlistPage() {
  const { shop } = useSite().settings
  const { pieces, trouble, isRead } = useShortlist((all) => all)
  return (
    <div className="wrap sheet pt-4">
      <PageHead title="Your shortlist" description="The pieces you saved, with their prices today." />
      <div className="print:hidden">
        <Breadcrumbs crumbs={[{ name: 'Your shortlist', path: '/shortlist' }]} />
      </div>
      <p className="hidden print:block">
        {shop.name}
        {canCall(shop.phone) && `, ${shop.phone}`}
      </p>
      <h1 className="mt-6 text-h1">Your shortlist</h1>
      <p className="mt-2 max-w-text text-soft print:hidden">
        It is kept in this browser only. We do not see it unless you send or share it.
      </p>
      {trouble && <TroubleNote trouble={trouble} />}
      <div className="min-h-[60vh]">
        <noscript>
          <p className="mt-8 bg-sage px-5 py-4">
            The shortlist needs JavaScript.
            {canCall(shop.phone) && ' You are welcome to call us about any piece instead.'}
          </p>
        </noscript>
        {!isRead && loading}
        <Suspense fallback={loading}>
          {isRead && (pieces.length > 0 ? <ListedPieces pieces={pieces} /> : <EmptyShortlist />)}
        </Suspense>
      </div>
    </div>
  )
}

const loading = <p className="mt-8 noscript:hidden">Loading your list…</p>

function NotLoaded() {
  return (
    <p role="alert" className="mt-8">
      Your list could not be shown just now. It is safe in this browser: please reload the page.
    </p>
  )
}

const troubles: Record<Trouble, string> = {
  unread: 'The list that this browser had stored cannot be read, so a new one begins here.',
  unsaved: 'Your browser does not store this list. It is lost when you close or reload the page.',
}

const TroubleNote = ({ trouble }: { trouble: Trouble }) => (
  <p role="alert" className="mt-6 max-w-text border-l-2 border-sale bg-sand px-5 py-4">
    {troubles[trouble]}
  </p>
)
