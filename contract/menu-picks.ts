import { scopedBrandAddress, scopedPropertyAddress } from './addresses.ts'
import type { NavSubCategory } from './catalogue.ts'

type MenuPick = { name: string; path: string }

const fallbackBrands = 3

/** The entries of a menu under a sub-category: staff's picks or, without any, its first brands. */
export function listPicks(categoryRoute: string, subCategory: NavSubCategory): MenuPick[] {
  const { routeName, brands, navBrand1, navBrand2, navBrand3, navProperty1, navProperty2, navProperty3 } = subCategory
  const chosenBrands = [navBrand1, navBrand2, navBrand3].filter((brand) => brand !== null)
  const properties = [navProperty1, navProperty2, navProperty3].filter((property) => property !== null)
  const isPicked = chosenBrands.length + properties.length > 0
  const shownBrands = isPicked ? chosenBrands : brands.slice(0, fallbackBrands)
  return [
    ...shownBrands.map(({ uuid, name }) => ({ name, path: scopedBrandAddress(categoryRoute, routeName, uuid, name) })),
    ...properties.map(({ value, label }) => ({
      name: label,
      path: scopedPropertyAddress(categoryRoute, routeName, value, label),
    })),
  ]
}
