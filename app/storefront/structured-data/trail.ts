import { categoryAddress, productAddress, searchAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { NavGroup } from '../layout/site.ts'

type Place = { category: string; catRoute: string; subCategory: string; subCatRoute: string }

export const categoryTrail = (name: string, route: string): Crumb[] => [{ name, path: categoryAddress(route) }]

export const subCategoryTrail = ({ category, catRoute, subCategory, subCatRoute }: Place): Crumb[] => [
  ...categoryTrail(category, catRoute),
  { name: subCategory, path: subCategoryAddress(catRoute, subCatRoute) },
]

/** A product that stands on no shelf follows Home at once. */
export const productTrail = (product: Place & { uuid: string; name: string }): Crumb[] => [
  ...(product.catRoute ? subCategoryTrail(product) : []),
  { name: product.name, path: productAddress(product.uuid, product.name) },
]

/** For a page without a place of its own: what its address tells. A step that leads to no page is left out. */
export function readTrail(path: string, name: string, navigation: NavGroup[]): Crumb[] {
  const [kind = '', catRoute = '', subCatRoute = '', ...rest] = path.split('/').slice(1)
  const isScoped = (kind === 'brand' || kind === 'property') && rest.length > 0
  if (!isScoped) return [{ name, path: kind === 'search' ? searchAddress(decode(catRoute)) : path }]
  const category = navigation.find((group) => group.routeName === catRoute)
  const subCategory = category?.subCategories.find((link) => link.routeName === subCatRoute)
  const place = { catRoute, subCatRoute, category: category?.name, subCategory: subCategory?.name }
  const named = {
    ...place,
    category: place.category ?? spell(catRoute),
    subCategory: place.subCategory ?? spell(subCatRoute),
  }
  return [...subCategoryTrail(named), { name, path }]
}

/** 'divan-beds' is called Divan Beds. */
const spell = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** As search engines read it: Home is the first. */
export function describeTrail(crumbs: Crumb[], publicUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
