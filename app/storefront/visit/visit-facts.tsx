import { OpeningTimes } from '../layout/opening-times.tsx'
import { OtherHours } from '../layout/other-hours.tsx'
import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { listAddress } from '../layout/shop-address.tsx'
import { useSite } from '../layout/site.ts'

/** What to know before a visit, beside the calendar. */
export function VisitFacts() {
  const { settings, today } = useSite()
  const { shop } = settings
  return (
    <div className="self-start">
      <h1 className="text-h1">Plan a visit</h1>
      <p className="mt-4 max-w-[40ch] text-lead text-soft">
        Tell us when you would like to come and what you want to see, and somebody will have time for you.
      </p>
      <dl className="mt-8 grid gap-6 border-t border-rule pt-8">
        <div>
          <dt className="label">Where</dt>
          <dd>
            <a href="/find-us" className="plain-link inline-block py-1">
              {listAddress(shop).join(', ') || 'How To Find Us'}
            </a>
          </dd>
        </div>
        {canCall(shop.phone) && (
          <div>
            <dt className="label">Rather talk to us?</dt>
            <dd>
              <PhoneLink phone={shop.phone} className="plain-link inline-block py-1" />
            </dd>
          </div>
        )}
      </dl>
      <OpeningTimes settings={settings} className="mt-6 text-soft" />
      <OtherHours hours={settings.openingHours} today={today} className="mt-2" />
    </div>
  )
}
