import { useEffect } from 'react'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { defaultLinks } from '../../../contract/default-links.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { CategoryItem } from './category-item.tsx'
import { LinkItems } from './link-items.tsx'
import { useOpenMenu } from './open-menu.ts'
import type { MenuLinks, NavGroup } from './site.ts'

const placeholders = 8
const link = 'nav-link min-h-12'

const ofSale = 'text-sale hover:border-sale'

type Props = {
  groups: NavGroup[]
  links?: MenuLinks
  details?: NavCategory[]
  waiting: boolean
  onNear: () => void
}

export function CategoryNav({ groups, links = defaultLinks, details, waiting, onNear }: Props) {
  const { menuFirst, menuLast } = links
  const menu = useOpenMenu()
  const hydrated = useHydrated()
  // A pointer that was already there before hydration fires no event when it approaches.
  useEffect(() => {
    if (menu.open) onNear()
  }, [menu.open, onNear])
  return (
    <nav
      aria-label="Categories"
      onPointerEnter={onNear}
      onFocus={onNear}
      className="relative border-y border-rule max-md:hidden"
    >
      <ul className="wrap flex flex-wrap justify-between gap-x-3 text-label lg:gap-x-6 lg:text-body">
        <LinkItems links={menuFirst} className={link} ofSale={ofSale} />
        {groups.map((group) => (
          <CategoryItem
            key={group.routeName}
            group={group}
            details={details}
            menu={menu}
            unfolds={hydrated}
            className={link}
          />
        ))}
        {waiting && groups.length === 0 && <Placeholders />}
        <LinkItems links={menuLast} className={link} ofSale={ofSale} />
      </ul>
    </nav>
  )
}

const Placeholders = () =>
  [...Array(placeholders).keys()].map((place) => (
    <li key={place} aria-hidden="true" data-placeholder className="my-4 h-4 w-20 bg-sand" />
  ))
