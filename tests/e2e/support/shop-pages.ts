import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../app/routes.ts'

type ShopRoute = { path: string; file: string }

/** Every page of the shop, from the route table, without redirects and previews. */
const shopRoutes = listRoutes(routes).filter(
  ({ path, file }) => !path.startsWith('/admin') && !file.startsWith('storefront/redirects/'),
)

/** Every route path with the file of its page. */
export function listRoutes(entries: RouteConfigEntry[], above = ''): ShopRoute[] {
  return entries.flatMap(({ path, file, children, index }) => {
    const here = path ? `${above}/${path}` : above
    return children ? listRoutes(children, here) : [{ path: index ? here || '/' : here, file }]
  })
}

/** An address in the demonstration shop for every page; a route without one is a fault. */
export async function findEveryPage(request: APIRequestContext): Promise<string[]> {
  const find = await findExamples(request)
  return shopRoutes.flatMap(find)
}

/** One address for each kind of page: a brand looks the same inside and outside a category. */
export async function findEveryKind(request: APIRequestContext): Promise<string[]> {
  const find = await findExamples(request)
  const isFirst = ({ file }: ShopRoute, place: number) => shopRoutes.findIndex((other) => other.file === file) === place
  return shopRoutes.filter(isFirst).flatMap(find)
}

async function findExamples(request: APIRequestContext): Promise<(route: ShopRoute) => string[]> {
  const read = async (path: string) => (await request.get(path)).text()
  const product = findLink(await read('/store/sofas-chairs/sofas'), '/product/')
  const html = await read(product)
  const [brand, property] = [findLink(html, '/brand/'), findLink(html, '/property/')]
  const examples: Partial<Record<string, string[]>> = {
    '/contact/:variantUuid?': ['/contact', findLink(html, '/contact/')],
    '/store/:categoryRoute': ['/store/bedroom'],
    '/store/:categoryRoute/:subCategoryRoute': ['/store/sofas-chairs/sofas'],
    '/product/:productUuid/:productName?/:variantUuid?': [product, findLink(html, `${product}/`)],
    '/range/:rangeRoute': ['/range/alder'],
    '/sale/:saleRoute': ['/sale/finishing-touches'],
    '/brand/:brandUuid/:brandName?': [brand],
    '/brand/:categoryRoute/:subCategoryRoute/:brandUuid/:brandName?': [inSofas(brand)],
    '/property/:propertyId/:propertyName?': [property],
    '/property/:categoryRoute/:subCategoryRoute/:propertyId/:propertyName?': [inSofas(property)],
    '/search/:searchQuery?': ['/search/velvet', '/search/zzzzzz'],
    '/visit/:key?': ['/visit', '/visit/this-is-not-a-link-to-a-visit'],
    '/shortlist/:token': ['/shortlist/this-link-has-ended-already'],
    '/page/:pageId': ['/page/care-guide'],
    '/*': ['/not-there'],
  }
  return ({ path }) => {
    const found = /[:*]/.test(path) ? examples[path] : [path]
    if (!found) throw new Error(`No example of ${path}`)
    return found
  }
}

function findLink(html: string, start: string): string {
  const [, path] = new RegExp(`href="(${start}[^"]*)"`).exec(html) ?? []
  if (!path) throw new Error(`No link to ${start}…`)
  return path
}

const inSofas = (address: string) => address.replace(/^\/\w+/, '$&/sofas-chairs/sofas')
