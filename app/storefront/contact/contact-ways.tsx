import { OpeningTimes } from '../layout/opening-times.tsx'
import { canCall, PhoneLink } from '../layout/phone-link.tsx'
import { listAddress } from '../layout/shop-address.tsx'
import { useSite } from '../layout/site.ts'

export function ContactWays() {
  const { settings } = useSite()
  const { shop } = settings
  return (
    <div className="self-start">
      <h1 className="text-h1">Contact Us</h1>
      <p className="mt-4 max-w-[40ch] text-lead text-soft">Tell us what you are looking for and we will write back.</p>
      <dl className="mt-8 grid gap-6 border-t border-rule pt-8">
        {canCall(shop.phone) && (
          <div>
            <dt className="label">By phone</dt>
            <dd>
              <PhoneLink phone={shop.phone} className="plain-link inline-block py-1" />
            </dd>
          </div>
        )}
        <div>
          <dt className="label">In the shop</dt>
          <dd>
            <a href="/find-us" className="plain-link inline-block py-1">
              {listAddress(shop).join(', ') || 'How To Find Us'}
            </a>
          </dd>
        </div>
      </dl>
      <OpeningTimes settings={settings} className="mt-6 text-soft" />
    </div>
  )
}
