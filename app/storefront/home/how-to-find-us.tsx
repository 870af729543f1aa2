import { contactAddress } from '../../../contract/addresses.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { dialAddress } from '../layout/dial.ts'
import { OpeningTimes } from '../layout/opening-times.tsx'

export function HowToFindUs({ settings }: { settings: PublicSettings }) {
  const { shop } = settings
  return (
    <section aria-labelledby="find-us" className="wrap mt-20 grid gap-x-16 gap-y-10 md:mt-28 md:grid-cols-[1fr_1.6fr]">
      <h2 id="find-us" className="text-h1">
        How To Find Us
      </h2>
      <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        <div>
          <h3 className="text-h3">{shop.name}</h3>
          <address className="mt-2 text-soft">
            {[shop.street, shop.town, shop.postcode].filter(Boolean).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-4">
            <a href={dialAddress(shop.phone)} className="plain-link">
              {shop.phone}
            </a>
          </p>
        </div>
        <div>
          <h3 className="text-h3">Opening times</h3>
          <OpeningTimes settings={settings} className="mt-2 text-soft" />
        </div>
        <p className="flex flex-wrap gap-4 sm:col-span-2">
          <ButtonLink href="/find-us">Plan your visit</ButtonLink>
          <ButtonLink href={contactAddress()} look="outline">
            Email Us
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
