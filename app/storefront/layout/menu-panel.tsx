import type { ToggleEvent } from 'react'
import { categoryAddress, contactAddress, pageAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import { defaultLinks } from '../../../contract/default-links.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { closeWhenLeft } from '../../ui/close-when-left.ts'
import { ChevronIcon, CloseIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx'
import { LinkItems } from './link-items.tsx'
import { OpeningTimes } from './opening-times.tsx'
import { PhoneLink } from './phone-link.tsx'
import { type NavGroup, offersCredit } from './site.ts'

export const menuId = 'menu'

type Props = { settings: PublicSettings; groups: NavGroup[] }

/** The menu of a small screen. The browser itself opens it, so it works before, and without, any script. */
export function MenuPanel({ settings, groups }: Props) {
  const { menuFirst, menuLast } = settings.links ?? defaultLinks
  const row = 'menu-row min-h-12'
  return (
    <nav
      id={menuId}
      popover="auto"
      aria-label="Menu"
      tabIndex={-1}
      onToggle={enter}
      onBlur={closeWhenLeft}
      className="panel panel-left outline-none md:hidden"
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-rule bg-paper px-6 py-3">
        <OpeningTimes settings={settings} className="min-w-0 py-2 text-small" />
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="-mr-3 grid size-11 place-items-center"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      <ul className="divide-y divide-rule border-b border-rule px-6">
        <LinkItems links={menuFirst} className={row} ofSale="text-sale" />
        {groups.map((group) => (
          <li key={group.routeName}>
            <CategoryFold group={group} row={row} />
          </li>
        ))}
        <LinkItems links={menuLast} className={row} ofSale="text-sale" />
      </ul>
      <div className="grid gap-3 p-6">
        <ButtonLink href={contactAddress()} look="outline">
          <MailIcon />
          Email
        </ButtonLink>
        <PhoneLink phone={settings.shop.phone} className={buttonClasses('outline')}>
          <PhoneIcon />
          Phone
        </PhoneLink>
        <ButtonLink href="/find-us" look="outline">
          <PinIcon />
          Location
        </ButtonLink>
        {offersCredit(settings) && (
          <a href={pageAddress('interest-free-credit')} className="plain-link py-3 text-center">
            Interest free credit available
          </a>
        )}
      </div>
    </nav>
  )
}

function enter({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.focus()
}

/** The folds share a name, so that the browser keeps at most one open. */
function CategoryFold({ group, row }: { group: NavGroup; row: string }) {
  return (
    <details name="menu-category" className="group">
      <summary className={row}>
        {group.name}
        <ChevronIcon className="fold-mark" />
      </summary>
      <ul className="menu-fold">
        {group.subCategories.map(({ name, routeName }) => (
          <li key={routeName}>
            <a href={subCategoryAddress(group.routeName, routeName)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={categoryAddress(group.routeName)} className="plain-link">
            All {group.name}
          </a>
        </li>
      </ul>
    </details>
  )
}
