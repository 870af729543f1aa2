import { matchRoutes, type RouteObject } from 'react-router'
import { pageTimeoutMs } from '../no-connection.ts'

type Page = RouteObject & { parentId?: string; module: string; imports?: string[] }
type Started = {
  __reactRouterManifest?: { routes: Record<string, Page> }
  __reactRouterRouteModules?: object
}

/** Whether the browser has the code of the page at a path. Without it, React Router loads a new document. */
export function hasCode(pathname: string): boolean {
  const { __reactRouterRouteModules: loaded } = window as Started
  const id = findPage(pathname)?.id
  return id === undefined || loaded === undefined || id in loaded
}

/**
 * Prefetches the code of a page into the browser's cache. Returns 200, or the status of a file that failed to load: 0
 * if there was no response within a page's timeout.
 */
export function fetchCode(pathname: string): Promise<number> {
  const { module, imports = [] } = (!hasCode(pathname) && findPage(pathname)) || {}
  const files = module ? [module, ...imports] : []
  const asked = files.map(async (file) => (await fetch(file, { signal: AbortSignal.timeout(pageTimeoutMs) })).status)
  return Promise.all(asked).then(
    (all) => Math.max(200, ...all),
    () => 0,
  )
}

function findPage(pathname: string): Page | undefined {
  const { __reactRouterManifest: manifest } = window as Started
  const pages = Object.values(manifest?.routes ?? {}).filter(({ parentId }) => parentId === 'storefront')
  return matchRoutes(pages, pathname)?.at(-1)?.route
}
