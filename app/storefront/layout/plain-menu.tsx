import { subCategoryAddress } from '../../../contract/addresses.ts'
import type { NavGroup } from './site.ts'

/** The menu of a category without script: CSS unfolds it for a pointer and for the keyboard. */
export const PlainMenu = ({ group: { routeName, subCategories } }: { group: NavGroup }) => (
  <div className="category-panel hidden py-6 text-body group-focus-within:block group-hover:block">
    <ul className="wrap grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-10">
      {subCategories.map((sub) => (
        <li key={sub.routeName}>
          <a href={subCategoryAddress(routeName, sub.routeName)} className="quiet-link flex min-h-11 items-center">
            {sub.name}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
