import type { ServerBuild } from 'react-router'
import type { Warn } from './warnings.ts'

type Routes = ServerBuild['routes']

export const shopRoutesChange =
  "React Router's build no longer lists routes with their id, path and parentId; shoppers' addresses are compared with all."

/** Every request is compared with the address of each page: a shopper's need not be with those of the back office. */
export function listShopRoutes(routes: Routes, warn: Warn): Routes {
  const ofBackOffice = (id: string | undefined): boolean =>
    id !== undefined && (routes[id]?.path?.startsWith('admin') || ofBackOffice(routes[id]?.parentId))
  const shop = Object.entries(routes).filter(([id]) => !ofBackOffice(id))
  const lists = shop.length < Object.keys(routes).length && shop.some(([id]) => id === 'storefront')
  if (lists && shop.every(([id, route]) => route?.id === id)) return Object.fromEntries(shop)
  warn(shopRoutesChange)
  return routes
}
