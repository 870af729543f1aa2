import { contactAddress, pageAddress } from '../../../contract/addresses.ts'
import { MailIcon, MenuIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx'
import { CategoryNav } from './category-nav.tsx'
import { dialAddress } from './dial.ts'
import { MenuPanel, menuId } from './menu-panel.tsx'
import { SearchForm } from './search-form.tsx'
import type { Site } from './site.ts'

export function PageHeader({ site }: { site: Site }) {
  const { shop, showInterestFreeCredit } = site.settings
  return (
    <header>
      <ContactStrip phone={shop.phone} credit={showInterestFreeCredit} />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 py-3 md:py-6">
        <button
          type="button"
          popoverTarget={menuId}
          aria-label="Menu"
          className="-ml-3 grid size-11 place-items-center md:hidden"
        >
          <MenuIcon className="size-6" />
        </button>
        <a href="/" className="py-1 font-serif text-[1.75rem] leading-none tracking-tight md:text-[2.25rem]">
          {shop.name}
        </a>
        <a
          href={dialAddress(shop.phone)}
          aria-label={`Call ${shop.phone}`}
          className="-mr-3 grid size-11 place-items-center md:hidden"
        >
          <PhoneIcon className="size-6" />
        </a>
        <SearchForm id="search" className="w-full md:w-80 lg:w-96" />
      </div>
      <CategoryNav groups={site.navigation} />
      <MenuPanel site={site} />
    </header>
  )
}

function ContactStrip({ phone, credit }: { phone: string; credit: boolean }) {
  const link = 'quiet-link inline-flex min-h-10 items-center gap-2'
  return (
    <div className="on-green bg-green text-label text-paper max-md:hidden">
      <div className="wrap flex items-center gap-8">
        {credit && (
          <a href={pageAddress('interest-free-credit')} className={link}>
            Interest free credit available
          </a>
        )}
        {phone && (
          <a href={dialAddress(phone)} className={`${link} ml-auto`}>
            <PhoneIcon className="size-4" />
            {phone}
          </a>
        )}
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
  )
}
