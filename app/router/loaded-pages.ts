import { matchRoutes, type RouteObject } from 'react-router'

type Started = {
  __reactRouterManifest?: { routes: Record<string, RouteObject & { parentId?: string }> }
  __reactRouterRouteModules?: object
}

/** Whether the browser has the code of the page at a path. React Router answers a page without code with a new document. */
export function hasCode(pathname: string): boolean {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as Started
  const pages = Object.values(manifest?.routes ?? {}).filter(({ parentId }) => parentId === 'storefront')
  const id = matchRoutes(pages, pathname)?.at(-1)?.route.id
  return id === undefined || loaded === undefined || id in loaded
}
