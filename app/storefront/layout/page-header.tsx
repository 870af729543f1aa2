import { MenuIcon, PhoneIcon } from '../../ui/icons.tsx'
import { Kept } from '../../ui/kept.tsx'
import { findPlain, type PictureFacts } from '../../ui/picture.tsx'
import { ShortlistLink } from '../shortlist/shortlist-link.tsx'
import { CategoryNav } from './category-nav.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { MenuPanel, menuId } from './menu-panel.tsx'
import { useNavigationDetails } from './navigation-details.ts'
import { PhoneLink } from './phone-link.tsx'
import { SearchForm } from './search-form.tsx'
import { type Site, viewGroup } from './site.ts'

const mobileButton = 'grid size-11 place-items-center md:hidden'

export const PageHeader = ({ site }: { site: Site }) => (
  <Kept as="header" facts={site} kind="header">
    {(facts) => <HeaderContent site={facts} />}
  </Kept>
)

function HeaderContent({ site: { settings, navigation } }: { site: Site }) {
  const { shop, look, links } = settings
  const { details, waiting, want } = useNavigationDetails(navigation.length === 0)
  const groups = navigation.length > 0 ? navigation : (details ?? []).map(viewGroup)
  return (
    <>
      <ContactStrip settings={settings} />
      <div className="wrap flex flex-wrap items-center justify-between py-3 md:py-6">
        <button type="button" popoverTarget={menuId} aria-label="Menu" className={`-ml-3 ${mobileButton}`}>
          <MenuIcon className="size-6" />
        </button>
        <a href="/" className="py-1 font-serif text-[1.75rem] leading-none tracking-tight md:text-[2.25rem]">
          {look?.logo ? <Logo picture={look.logo} name={shop.name} /> : shop.name || 'Home'}
        </a>
        <div className="-mr-3 flex md:order-last md:ml-4">
          <PhoneLink phone={shop.phone} label={`Call ${shop.phone}`} className={mobileButton}>
            <PhoneIcon className="size-6" />
          </PhoneLink>
          <ShortlistLink />
        </div>
        <SearchForm id="search" className="w-full md:ml-auto md:w-80 lg:w-96" />
      </div>
      <CategoryNav groups={groups} links={links} details={details} waiting={waiting} onNear={want} />
      <MenuPanel settings={settings} groups={groups} />
    </>
  )
}

/** Sharp on a screen with two device pixels per CSS pixel, and no higher than the name with its padding would be. */
const Logo = ({ picture, name }: { picture: PictureFacts; name: string }) => (
  <img
    src={findPlain(picture)}
    width={picture.width}
    height={picture.height}
    alt={name}
    className="h-9 w-auto max-w-48 object-contain md:h-12 md:max-w-72"
  />
)
