import type { CategoryEdit, SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { MenuCategory } from '../../../contract/staff/catalogue-lists.ts'

type MenuSubCategory = MenuCategory['subCategories'][number]
type Tile = NonNullable<MenuCategory['range']>

/** The choices for a menu, as far as shoppers may see them. */
type Pickable = {
  brands: { uuid: string; name: string; visible: boolean }[]
  properties: { values: { id: number; name: string }[] }[]
}

/** The menu of a category as if the form were saved. */
export function draftCategory(
  menu: MenuCategory[],
  id: number,
  draft: Pick<CategoryEdit, 'name' | 'routeName' | 'menuRangeUuid'>,
  tiles: (Omit<Tile, 'imageUrl'> & { visible: boolean })[],
): MenuCategory | undefined {
  const saved = menu.find((category) => category.id === id)
  const tile = tiles.find(({ uuid, visible }) => visible && uuid === draft.menuRangeUuid)
  const range = tile ? { ...tile, imageUrl: tile.image?.url ?? '' } : null
  return saved && { ...saved, name: draft.name, routeName: draft.routeName, range }
}

/** The menu of a sub-category as if the form were saved. */
export function draftSubCategory(
  menu: MenuCategory[],
  uuid: string,
  draft: SubCategoryEdit,
  pickable: Pickable,
): MenuCategory | undefined {
  const category = menu.find(({ id }) => id === draft.categoryId)
  const saved = menu.flatMap(({ subCategories }) => subCategories).find((sub) => sub.uuid === uuid)
  if (!category || !saved) return category
  const drafted = { ...saved, name: draft.name, routeName: draft.routeName, visible: draft.visible }
  const subCategory = { ...drafted, ...showPicks(draft, pickable) }
  return { ...category, subCategories: putInto(category.subCategories, subCategory) }
}

function putInto(before: MenuSubCategory[], drafted: MenuSubCategory): MenuSubCategory[] {
  const isThere = before.some(({ uuid }) => uuid === drafted.uuid)
  return isThere ? before.map((sub) => (sub.uuid === drafted.uuid ? drafted : sub)) : [...before, drafted]
}

function showPicks(draft: SubCategoryEdit, { brands, properties }: Pickable) {
  const brand = (wanted: string | null) => brands.find(({ uuid, visible }) => visible && uuid === wanted) ?? null
  const property = (wanted: number | null) => {
    const value = properties.flatMap(({ values }) => values).find(({ id }) => id === wanted)
    return value ? { value: value.id, label: value.name } : null
  }
  return {
    navBrand1: brand(draft.navBrand1),
    navBrand2: brand(draft.navBrand2),
    navBrand3: brand(draft.navBrand3),
    navProperty1: property(draft.navProperty1),
    navProperty2: property(draft.navProperty2),
    navProperty3: property(draft.navProperty3),
  }
}
