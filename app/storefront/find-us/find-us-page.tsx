import { contactAddress } from '../../../contract/addresses.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { dialAddress } from '../layout/dial.ts'
import { OpeningTimes } from '../layout/opening-times.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/site.ts'
import { ShopMap } from './shop-map.tsx'

const path = '/find-us'

export default function FindUsPage() {
  const { settings } = useSite()
  const { shop } = settings
  return (
    <>
      <PageHead
        title="Find Us"
        description={`Where ${shop.name} is in ${shop.town}, when it is open and where to park.`}
        path={path}
      />
      <PageBanner
        title="How To Find Us"
        description={[shop.street, shop.town, shop.postcode].filter(Boolean).join(', ')}
      />
      <div className="wrap mt-6">
        <Breadcrumbs crumbs={[{ name: 'Find Us', path }]} />
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-[2fr_3fr]">
          <VisitFacts settings={settings} />
          <ShopMap shop={shop} />
        </div>
      </div>
    </>
  )
}

function VisitFacts({ settings }: { settings: PublicSettings }) {
  const { shop } = settings
  return (
    <div className="grid gap-8 self-start">
      <section>
        <h2 className="text-h3">Opening times</h2>
        <OpeningTimes settings={settings} className="mt-2 text-soft" />
      </section>
      <section className="border-t border-rule pt-8">
        <h2 className="text-h3">Free customer parking</h2>
        {shop.parkingText && <p className="mt-2 text-soft">{shop.parkingText}</p>}
        {shop.threeWordUrl && (
          <a href={shop.threeWordUrl} rel="noopener" className="plain-link mt-2 inline-block py-1">
            The car park in three words
          </a>
        )}
      </section>
      <p className="flex flex-wrap gap-4 border-t border-rule pt-8">
        <ButtonLink href={dialAddress(shop.phone)}>{shop.phone}</ButtonLink>
        <ButtonLink href={contactAddress()} look="outline">
          Email Us
        </ButtonLink>
      </p>
    </div>
  )
}
