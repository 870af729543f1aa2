import { categoryAddress, rangeAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import { listPicks } from '../../../contract/menu-picks.ts'
import type { MenuCategory } from '../../../contract/staff/catalogue-lists.ts'
import { MenuColumns, MenuTile } from '../../ui/menu-columns.tsx'

type Props = {
  category: MenuCategory
  /** Why shoppers do not see the menu like this. */
  note?: string
}

/** The unfolded header menu of the current draft, scaled down. */
export function MenuPreview({ category, note }: Props) {
  const { name, routeName, range, subCategories } = category
  const columns = subCategories
    .filter(({ visible }) => visible)
    .map((sub) => ({
      name: sub.name,
      path: subCategoryAddress(routeName, sub.routeName),
      picks: listPicks(routeName, sub),
    }))
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-semibold">The menu as shoppers see it</figcaption>
      {note && <p className="text-label text-soft">{note}</p>}
      <div inert className="@container border border-rule bg-paper text-body sm:[zoom:0.8]">
        <p className="border-b border-rule px-8 py-3 text-center">{name}</p>
        <MenuColumns
          columns={columns}
          whole={{ name, path: categoryAddress(routeName) }}
          tile={range && <MenuTile {...range} path={rangeAddress(range.routeName)} />}
        />
      </div>
    </figure>
  )
}
