import type { ServerBuild } from 'react-router'
import type { Warn } from './warnings.ts'

type Routes = ServerBuild['routes']

export const shopRoutesChange =
  "React Router's build no longer lists routes with their id, path and parentId; shoppers' addresses are compared with all."

/** Omits the routes of the back office, because React Router compares each request with every route. */
export function listShopRoutes(routes: Routes, warn: Warn): Routes {
  const isOfBackOffice = (id: string | undefined): boolean =>
    id !== undefined && (routes[id]?.path?.startsWith('admin') || isOfBackOffice(routes[id]?.parentId))
  const shop = Object.entries(routes).filter(([id]) => !isOfBackOffice(id))
  const isComplete = shop.length < Object.keys(routes).length && shop.some(([id]) => id === 'storefront')
  if (isComplete && shop.every(([id, route]) => route?.id === id)) return Object.fromEntries(shop)
  warn(shopRoutesChange)
  return routes
}
