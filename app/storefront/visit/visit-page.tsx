import { Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { contactAddress } from '../../../contract/addresses.ts'
import type { Department } from '../../../contract/catalogue.ts'
import { inBrowser, onServer, orElse, type PageOf, type PageRequest } from '../../api.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { keepFromAnalytics } from '../analytics/google-analytics.ts'
import { PageHead } from '../layout/page-head.tsx'
import { canCall } from '../layout/phone-link.tsx'
import { useSite } from '../layout/site.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { VisitFacts } from './visit-facts.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

const load = async ({ api, params }: PageRequest) => (params.key === undefined ? orElse(api.departments(), []) : [])
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const PlanVisit = lazyPart(() => import('./plan-visit.tsx'), NotLoaded)
const OwnVisit = lazyPart(() => import('./own-visit.tsx'), NotLoaded)

const path = '/visit'

/** Its HTML is the same for everybody and for every link to a visit: the browser requests what it shows. */
export default function VisitPage({ loaderData: departments }: PageOf<typeof load>) {
  const location = useLocation()
  const key = location.pathname.split('/')[2]
  return key ? <OneVisit visitKey={key} /> : <NewVisit departments={departments} />
}

function NewVisit({ departments }: { departments: Department[] }) {
  const { settings } = useSite()
  const { key, search } = useLocation()
  const isHydrated = useHydrated()
  const [bookedOn, setBookedOn] = useState<string>()
  const isBooked = bookedOn === key
  const isCallable = canCall(settings.shop.phone)
  return (
    <div className="wrap pt-4">
      <PageHead
        title="Plan a visit"
        description={`Choose a time to see furniture in the showroom of ${settings.shop.name}.`}
        path={path}
      />
      <PageTrail path={path} name="Plan a visit" />
      <div className={`mt-6 md:mt-10 ${isBooked ? 'max-w-3xl' : 'grid gap-x-20 gap-y-10 md:grid-cols-[2fr_3fr]'}`}>
        {!isBooked && <VisitFacts />}
        <div className="min-h-[60vh]">
          <noscript>
            <p className="bg-sage px-5 py-4">
              Booking a time here needs JavaScript. You are welcome to {isCallable && 'call us, or simply to '}come
              while we are open.
            </p>
          </noscript>
          {settings.takesVisits ? (
            <Suspense>
              {isHydrated && (
                <PlanVisit key={key} departments={departments} search={search} onBooked={() => setBookedOn(key)} />
              )}
            </Suspense>
          ) : (
            <p className="bg-sand px-5 py-4 text-lead">
              {isCallable ? (
                'You do not need an appointment: just come while we are open, or call us first.'
              ) : (
                <>
                  You do not need an appointment. Please{' '}
                  <a href={contactAddress()} className="plain-link">
                    write to us
                  </a>{' '}
                  before you come.
                </>
              )}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

function OneVisit({ visitKey }: { visitKey: string }) {
  const { shop } = useSite().settings
  // Not in the lazy part below, which would load after analytics has started.
  useLayoutEffect(keepFromAnalytics, [])
  const isHydrated = useHydrated()
  return (
    <div className="wrap min-h-[60vh] pt-10">
      <PageHead title="Your visit" description="See, move or cancel your visit to our showroom." />
      <h1 className="font-sans text-lead text-soft">Your visit</h1>
      <noscript>
        <p className="bg-sage px-5 py-4">
          Your visit can only be seen with JavaScript.{canCall(shop.phone) && ' Please call us instead.'}
        </p>
      </noscript>
      <Suspense>{isHydrated && <OwnVisit key={visitKey} visitKey={visitKey} />}</Suspense>
    </div>
  )
}
