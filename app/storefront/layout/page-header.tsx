import { MenuIcon, PhoneIcon } from '../../ui/icons.tsx'
import { ShortlistLink } from '../shortlist/shortlist-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { MenuPanel, menuId } from './menu-panel.tsx'
import { useNavigationDetails } from './navigation-details.ts'
import { PhoneLink } from './phone-link.tsx'
import { SearchForm } from './search-form.tsx'
import { type Site, viewGroup } from './site.ts'

const mobileButton = 'grid size-11 place-items-center md:hidden'

export function PageHeader({ site: { settings, navigation } }: { site: Site }) {
  const { shop } = settings
  const { details, waiting, want } = useNavigationDetails(navigation.length === 0)
  const groups = navigation.length > 0 ? navigation : (details ?? []).map(viewGroup)
  return (
    <header>
      <ContactStrip settings={settings} />
      <div className="wrap flex flex-wrap items-center justify-between py-3 md:py-6">
        <button type="button" popoverTarget={menuId} aria-label="Menu" className={`-ml-3 ${mobileButton}`}>
          <MenuIcon className="size-6" />
        </button>
        <a href="/" className="py-1 font-serif text-[1.75rem] leading-none tracking-tight md:text-[2.25rem]">
          {shop.name || 'Home'}
        </a>
        <div className="-mr-3 flex md:order-last md:ml-4">
          <PhoneLink phone={shop.phone} label={`Call ${shop.phone}`} className={mobileButton}>
            <PhoneIcon className="size-6" />
          </PhoneLink>
          <ShortlistLink />
        </div>
        <SearchForm id="search" className="w-full md:ml-auto md:w-80 lg:w-96" />
      </div>
      <CategoryNav groups={groups} details={details} waiting={waiting} onNear={want} />
      <MenuPanel settings={settings} groups={groups} />
    </header>
  )
}
