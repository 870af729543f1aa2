import { subCategoryAddress } from '../../../contract/addresses.ts'
import type { NavGroup } from './site.ts'

/** The menu of a category without script: CSS unfolds it on hover and on keyboard focus. */
export const PlainMenu = ({ group: { routeName, subCategories } }: { group: NavGroup }) => (
  <div className="category-panel plain-menu">
    <ul className="wrap">
      {subCategories.map((sub) => (
        <li key={sub.routeName}>
          <a href={subCategoryAddress(routeName, sub.routeName)}>{sub.name}</a>
        </li>
      ))}
    </ul>
  </div>
)
