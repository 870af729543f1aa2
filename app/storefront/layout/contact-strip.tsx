import { contactAddress, pageAddress } from '../../../contract/addresses.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { BannerMessage } from '../../ui/banner-message.tsx'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx'
import { PhoneLink } from './phone-link.tsx'
import { offersCredit } from './site.ts'

const link = 'quiet-link inline-flex min-h-10 items-center gap-2 whitespace-nowrap max-md:hidden'

/** On a phone the links are in the menu, so the strip shows only the announcement. */
export function ContactStrip({ settings }: { settings: PublicSettings }) {
  const { shop, openNow, bannerMessage } = settings
  return (
    <div className="on-green bg-green text-label text-paper">
      <div className="wrap flex flex-wrap items-center gap-x-8 max-md:w-full">
        {offersCredit(settings) && (
          <a href={pageAddress('interest-free-credit')} className={link}>
            Interest free credit available
          </a>
        )}
        <BannerMessage message={bannerMessage} />
        <div className="ml-auto flex flex-wrap gap-x-6 max-md:hidden lg:gap-x-8">
          {openNow && (
            <span className="inline-flex min-h-10 items-center gap-2 whitespace-nowrap text-sage max-lg:hidden">
              <ClockIcon className="size-4" />
              {openNow}
            </span>
          )}
          <PhoneLink phone={shop.phone} className={link}>
            <PhoneIcon className="size-4" />
            {shop.phone}
          </PhoneLink>
          <a href={contactAddress()} className={link}>
            <MailIcon className="size-4" />
            Email Us
          </a>
          <a href="/find-us" className={link}>
            <PinIcon className="size-4" />
            Find Us
          </a>
        </div>
      </div>
    </div>
  )
}
