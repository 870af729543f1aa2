import { contactAddress, visitAddress } from '../../../contract/addresses.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { inBrowser, onServer } from '../../api.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { hasHours, OpeningTimes } from '../layout/opening-times.tsx'
import { OtherHours } from '../layout/other-hours.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PhoneLink } from '../layout/phone-link.tsx'
import { listAddress } from '../layout/shop-address.tsx'
import { useSite } from '../layout/site.ts'
import { JsonLd } from '../structured-data/json-ld.tsx'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { describeShop } from '../structured-data/shop-markup.ts'
import { Parking } from './parking.tsx'
import { ShopMap } from './shop-map.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

const path = '/find-us'

const load = async () => null
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function FindUsPage() {
  const { settings, today } = useSite()
  const { shop } = settings
  return (
    <>
      <PageHead
        title="Find Us"
        description={`Where ${shop.name} is${shop.town && ` in ${shop.town}`}, when it is open and where to park.`}
        path={path}
      />
      <PageBanner title="How To Find Us" description={listAddress(shop).join(', ')} />
      <div className="wrap mt-6">
        <PageTrail path={path} name="Find Us" />
        <JsonLd facts={import.meta.env.SSR && describeShop(settings)} />
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-[2fr_3fr]">
          <VisitFacts settings={settings} today={today} />
          <ShopMap shop={shop} />
        </div>
      </div>
    </>
  )
}

function VisitFacts({ settings, today }: { settings: PublicSettings; today: string }) {
  const { shop } = settings
  return (
    <div className="grid gap-8 self-start">
      <h2 className="sr-only">Visit us</h2>
      {hasHours(settings) && (
        <section>
          <h3 className="text-h3">Opening times</h3>
          <OpeningTimes settings={settings} className="mt-2 text-soft" />
          <OtherHours hours={settings.openingHours} today={today} className="mt-2" />
        </section>
      )}
      {(shop.parkingText || shop.threeWordUrl) && (
        <section className="border-t border-rule pt-8 first-of-type:border-0 first-of-type:pt-0">
          <Parking shop={shop} />
        </section>
      )}
      {listAddress(shop).length === 0 && (
        <p className="text-lead text-soft">Our address is not on the website yet. Write to us before you come.</p>
      )}
      <p className="flex flex-wrap gap-4 border-t border-rule pt-8">
        {settings.takesVisits && <ButtonLink href={visitAddress()}>Plan a visit</ButtonLink>}
        <PhoneLink phone={shop.phone} className={buttonClasses(settings.takesVisits ? 'outline' : 'solid')} />
        <ButtonLink href={contactAddress()} look="outline">
          Email Us
        </ButtonLink>
      </p>
    </div>
  )
}
