import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { contactAddress } from '../../../contract/addresses.ts'
import { failed } from '../../../contract/errors.ts'
import { inBrowser, onServer, orElse, type PageOf, type PageRequest } from '../../api.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useShortlist } from '../shortlist/shortlist.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { AskedProduct } from './asked-product.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { ThankYou } from './thank-you.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load({ api, params: { variantUuid } }: PageRequest) {
  const [departments, variant] = await Promise.all([
    orElse(api.departments(), []),
    variantUuid ? api.variant({ variantUuid }) : null,
  ])
  if (!variant || !failed(variant)) return { departments, variant, missed: null, isGone: false }
  // A variant that does not exist is left out of the enquiry; one that could not be loaded just now is kept.
  const isGone = variant.status < 500
  return { departments, variant: null, missed: isGone ? null : (variantUuid ?? null), isGone }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const AskedPieces = lazyPart(() => import('../shortlist/asked-pieces.tsx'), PiecesNotShown)

const path = contactAddress()

export default function ContactPage({ loaderData: { departments, variant, missed, isGone } }: PageOf<typeof load>) {
  const { key, pathname, search } = useLocation()
  const asksList = useHydrated() && search === '?shortlist'
  const [sent, setSent] = useState<{ on: string; copyMailed: boolean }>()
  return (
    <div className="wrap pt-4">
      <PageHead
        title="Contact Us"
        description="Ask us about a piece, a delivery or a visit: by form, by phone or in the shop."
        path={path}
      />
      <PageTrail path={path} name="Contact Us" />
      {sent?.on === key ? (
        <ThankYou copyMailed={sent.copyMailed} />
      ) : (
        <div className="mt-6 grid gap-x-20 gap-y-12 md:mt-10 md:grid-cols-[2fr_3fr]">
          <ContactWays />
          <div className="grid content-start gap-8">
            {variant && <AskedProduct variant={variant} />}
            {missed && (
              <NotShown>The piece you ask about could not be shown just now. It is sent with your message.</NotShown>
            )}
            {isGone && (
              <NotShown>
                The piece you ask about is no longer in our shop. Please name it in your message: we may know of
                something like it.
              </NotShown>
            )}
            {asksList && (
              <Suspense>
                <AskedPieces />
              </Suspense>
            )}
            <ContactForm
              key={pathname + search}
              departments={departments}
              variant={variant}
              variantUuid={variant?.uuid ?? missed}
              asksList={asksList}
              onSent={({ copyMailed }) => setSent({ on: key, copyMailed })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** Whether the shortlist has been read depends on code that loads later. */
function PiecesNotShown() {
  const isRead = useShortlist((all) => all.isRead)
  return (
    <NotShown>
      {isRead
        ? 'The pieces on your shortlist could not be shown just now. They are sent with your message.'
        : 'Your shortlist could not be loaded just now, so it is not sent with your message. To send it, please reload this page first.'}
    </NotShown>
  )
}

const NotShown = ({ children }: { children: string }) => (
  <p role="alert" className="border-y border-rule py-5">
    {children}
  </p>
)
