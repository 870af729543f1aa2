/** The addresses of public pages, for links, redirects, mails and the sitemap. */

export function slugify(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s\-_+]+/g, '')
    .replace(/[\s\-_+]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Removes the slashes at the end of a path, except the home page's only one. */
export function trimPath(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

const join = (...parts: (string | number)[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('')

export const categoryAddress = (categoryRoute: string) => `/store/${categoryRoute}`
export const subCategoryAddress = (categoryRoute: string, subCategoryRoute: string) =>
  `/store/${categoryRoute}/${subCategoryRoute}`
export const rangeAddress = (rangeRoute: string) => `/range/${rangeRoute}`
export const saleAddress = (saleRoute: string) => `/sale/${saleRoute}`
export const brandAddress = (uuid: string, name: string) => join('brand', uuid, slugify(name))
export const scopedBrandAddress = (categoryRoute: string, subCategoryRoute: string, uuid: string, name: string) =>
  join('brand', categoryRoute, subCategoryRoute, uuid, slugify(name))
export const propertyAddress = (id: number, name: string) => join('property', id, slugify(name))
export const scopedPropertyAddress = (categoryRoute: string, subCategoryRoute: string, id: number, name: string) =>
  join('property', categoryRoute, subCategoryRoute, id, slugify(name))
/** The address is positional: before a variant, a name without a slug is written `-`. */
export const productAddress = (uuid: string, name: string, variantUuid = '') =>
  join('product', uuid, slugify(name) || (variantUuid && '-'), variantUuid)
/** Encodes one step of a path, or a value of a query. A truncated text may end in a lone surrogate, which cannot be encoded. */
export const encodePart = (text: string) => encodeURIComponent(text.toWellFormed())
/** Browsers drop `.` and `..` as path steps, encoded or not, so these two are sent in the query. */
export const searchAddress = (text: string) =>
  /^\.{1,2}$/.test(text) ? `/search?q=${text}` : text ? `/search/${encodePart(text)}` : '/search'
export const pageAddress = (pageId: string) =>
  fixedPages.includes(pageId as FixedPage) ? `/${pageId}` : `/page/${pageId}`
export const measuringAddress = '/how-to-measure'
export const contactAddress = (variantUuid = '') => join('contact', variantUuid)

/** The contact form with the pieces of the browser's shortlist. The server sends the same HTML as for the form without them. */
export const shortlistContactAddress = '/contact?shortlist'

/** The page ‘Plan a visit’ with a product to see; its HTML is the same as without one. */
export const visitAddress = (variantUuid = '') => (variantUuid ? `/visit?variant=${variantUuid}` : '/visit')

export const sharedListAddress = (token: string) => join('shortlist', token)

export const fixedPages = [
  'terms',
  'privacy-policy',
  'disclaimer',
  'interest-free-credit',
  'customer-complaint',
  'vulnerable-customers-policy',
] as const
export type FixedPage = (typeof fixedPages)[number]

export const reservedRoutes = [
  'special-offers',
  'latest-products',
  'clearance',
  'homepage',
  'navbar',
  'search',
] as const
