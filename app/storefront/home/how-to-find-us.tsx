import { contactAddress } from '../../../contract/addresses.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Parking } from '../find-us/parking.tsx'
import { ShopMap } from '../find-us/shop-map.tsx'
import { hasHours, OpeningTimes } from '../layout/opening-times.tsx'
import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { listAddress, ShopAddress } from '../layout/shop-address.tsx'

export function HowToFindUs({ settings }: { settings: PublicSettings }) {
  const { shop } = settings
  if (!hasHours(settings) && !canCall(shop.phone) && listAddress(shop).length === 0) return null
  return (
    <section aria-labelledby="find-us" className="wrap mt-20 md:mt-28">
      <h2 id="find-us" className="text-h1">
        How To Find Us
      </h2>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 md:mt-10 md:grid-cols-2">
        <div className="grid content-start gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-[2fr_3fr]">
          <div>
            <h3 className="text-h3">{shop.name}</h3>
            <ShopAddress shop={shop} className="mt-2 text-soft" />
            <PhoneLink phone={shop.phone} className="plain-link mt-2 inline-block py-1" />
          </div>
          <div>
            {hasHours(settings) && <h3 className="text-h3">Opening times</h3>}
            <OpeningTimes settings={settings} className="mt-2 text-soft" />
          </div>
          {(shop.parkingText || shop.threeWordUrl) && (
            <div className="border-t border-rule pt-8 [grid-column:1/-1]">
              <Parking shop={shop} />
            </div>
          )}
          <p className="flex flex-wrap gap-4 [grid-column:1/-1]">
            <ButtonLink href={settings.takesVisits ? '/visit' : '/find-us'}>Plan your visit</ButtonLink>
            <ButtonLink href={contactAddress()} look="outline">
              Email Us
            </ButtonLink>
          </p>
        </div>
        <ShopMap shop={shop} />
      </div>
    </section>
  )
}
