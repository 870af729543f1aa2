import { categoryAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { listPicks } from '../../../contract/menu-picks.ts'
import { MenuColumns } from '../../ui/menu-columns.tsx'
import type { NavGroup } from '../layout/site.ts'
import { RangeTile } from './range-tile.tsx'

type Props = { id: string; hidden: boolean; group: NavGroup; details?: NavCategory }

/** The names show immediately; brands, properties and the range are loaded later. */
export default function CategoryMenu({ id, hidden, group, details }: Props) {
  const { name, routeName, subCategories } = group
  const columns = subCategories.map((sub) => ({
    name: sub.name,
    path: subCategoryAddress(routeName, sub.routeName),
    picks: readPicks(details, sub.routeName),
  }))
  return (
    <div id={id} hidden={hidden} className="category-panel @container text-body">
      <MenuColumns
        columns={columns}
        whole={{ name, path: categoryAddress(routeName) }}
        tile={details && <RangeTile key={details.id} categoryId={details.id} />}
      />
    </div>
  )
}

function readPicks(details: NavCategory | undefined, subCategoryRoute: string) {
  const subCategory = details?.subCategories.find(({ routeName }) => routeName === subCategoryRoute)
  return details && subCategory ? listPicks(details.routeName, subCategory) : []
}
