import { categoryAddress, productAddress, searchAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import { capitalize } from '../../../contract/capitals.ts'
import { isUuid } from '../../../contract/uuid.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import type { NavGroup } from '../layout/site.ts'

type Place = { category: string; catRoute: string; subCategory: string; subCatRoute: string }

export const categoryTrail = (name: string, route: string): Crumb[] => [{ name, path: categoryAddress(route) }]

export const subCategoryTrail = ({ category, catRoute, subCategory, subCatRoute }: Place): Crumb[] => [
  ...categoryTrail(category, catRoute),
  { name: subCategory, path: subCategoryAddress(catRoute, subCatRoute) },
]

/** A product without a category comes directly after Home. */
export const productTrail = (product: Place & { uuid: string; name: string }): Crumb[] => [
  ...(product.catRoute ? subCategoryTrail(product) : []),
  { name: product.name, path: productAddress(product.uuid, product.name) },
]

/**
 * The breadcrumbs of a page without a type: a step for each segment of its address, ending with the page itself. Ids
 * are left out, and a step without a page has no link.
 */
export function readTrail(path: string, name: string, navigation: NavGroup[]): Crumb[] {
  const segments = new URL(path, 'http://shop.invalid').pathname.split('/').slice(1)
  const [kind = '', catRoute = '', subCatRoute = '', ...rest] = segments
  const isScoped = (kind === 'brand' || kind === 'property') && rest.length > 0
  const places = isScoped ? [...readCategories(catRoute, subCatRoute, navigation)] : []
  const start = { name: spell(kind), path: kind === 'search' ? searchAddress('') : null }
  const isBelow = kind === 'search' ? catRoute !== '' : segments.filter((each) => !isUuid(each)).length > 1
  return [...(isBelow ? [start] : []), ...places, { name, path }]
}

function readCategories(catRoute: string, subCatRoute: string, navigation: NavGroup[]): Crumb[] {
  const category = navigation.find((group) => group.routeName === catRoute)
  const subCategory = category?.subCategories.find((link) => link.routeName === subCatRoute)
  return subCategoryTrail({
    catRoute,
    subCatRoute,
    category: category?.name ?? spell(catRoute),
    subCategory: subCategory?.name ?? spell(subCatRoute),
  })
}

/** 'divan-beds' becomes 'Divan Beds'. */
const spell = (segment: string) => segment.split('-').map(capitalize).join(' ')

/** The breadcrumbs for search engines: Home is the first, and every step is a page. */
export function describeTrail(crumbs: Crumb[], publicUrl: string) {
  const pages = crumbs.filter(({ path }) => path !== null)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...pages].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
