import { categoryAddress } from '../../../contract/addresses.ts'
import type { NavGroup } from './site.ts'

export function CategoryNav({ groups }: { groups: NavGroup[] }) {
  const link = 'inline-flex min-h-12 items-center border-b-2 border-transparent transition-colors hover:border-green'
  return (
    <nav aria-label="Categories" className="border-y border-rule max-md:hidden">
      <ul className="wrap flex flex-wrap justify-between gap-x-3 text-label lg:gap-x-6 lg:text-body">
        <li>
          <a href="/latest-products" className={link}>
            New In
          </a>
        </li>
        {groups.map(({ name, routeName }) => (
          <li key={routeName}>
            <a href={categoryAddress(routeName)} className={link}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href="/special-offers" className={`${link} text-sale hover:border-sale`}>
            Special Offers
          </a>
        </li>
      </ul>
    </nav>
  )
}
