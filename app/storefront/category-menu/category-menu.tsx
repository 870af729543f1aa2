import { categoryAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { listPicks, type MenuPick } from '../../../contract/menu-picks.ts'
import type { NavGroup } from '../layout/site.ts'
import { RangeTile } from './range-tile.tsx'

type Props = { id: string; hidden: boolean; group: NavGroup; details?: NavCategory }

/** The names stand at once; brands, properties and the range come in beside them. */
export default function CategoryMenu({ id, hidden, group, details }: Props) {
  const { name, routeName, subCategories } = group
  return (
    <div id={id} hidden={hidden} className="category-panel text-body">
      <div className="wrap grid grid-cols-[1fr_16rem] gap-x-12 py-10 lg:grid-cols-[1fr_20rem] lg:gap-x-20">
        <ul className="grid content-start grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-10 gap-y-9">
          {subCategories.map((sub) => (
            <li key={sub.routeName} className="border-t border-rule pt-4">
              <SubCategory
                name={sub.name}
                path={subCategoryAddress(routeName, sub.routeName)}
                picks={readPicks(details, sub.routeName)}
              />
            </li>
          ))}
        </ul>
        {details && <RangeTile key={details.id} categoryId={details.id} />}
      </div>
      <p className="border-t border-rule">
        <a href={categoryAddress(routeName)} className="wrap quiet-link flex min-h-12 items-center">
          All {name}
        </a>
      </p>
    </div>
  )
}

function SubCategory({ name, path, picks }: { name: string; path: string; picks: MenuPick[] }) {
  return (
    <>
      <a href={path} className="quiet-link font-serif text-h3">
        {name}
      </a>
      <ul className="mt-2 text-soft">
        {picks.map((pick) => (
          <li key={pick.path}>
            <a href={pick.path} className="quiet-link inline-block py-1 hover:text-ink">
              {pick.name}
            </a>
          </li>
        ))}
        <li>
          <a href={path} className="plain-link inline-block py-1 text-label">
            See All {name}
          </a>
        </li>
      </ul>
    </>
  )
}

function readPicks(details: NavCategory | undefined, subCategoryRoute: string): MenuPick[] {
  const subCategory = details?.subCategories.find(({ routeName }) => routeName === subCategoryRoute)
  return details && subCategory ? listPicks(details.routeName, subCategory) : []
}
