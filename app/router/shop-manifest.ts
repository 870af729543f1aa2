import type { ServerBuild } from 'react-router'
import type { Warn } from './warnings.ts'

type Route = { id: string; parentId?: string; imports?: string[]; hasLoader?: boolean }
type Manifest = { url: string; entry?: { imports?: string[] }; routes: Record<string, Route> }

export const shopManifestChange =
  'React Router no longer writes its manifest as window.__reactRouterManifest={…}; into manifest-….js; shoppers load the list of all pages.'

const written = /^window\.__reactRouterManifest=(\{.*\});$/s

export const isManifest = (fileName: string): boolean => /^manifest-[^.]+\.js$/.test(fileName)

/** A navigation from the shop to the back office always loads a new document, so shoppers' manifests can omit its pages. */
export function shortenManifest(file: string): string | undefined {
  const manifest = readManifest(file)
  if (!manifest) return undefined
  const ofShop = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => id === 'root' || id === 'storefront' || parentId === 'storefront',
  )
  if (ofShop.length < 3) return undefined
  const ofEntry = manifest.entry?.imports ?? []
  const routes = ofShop.map(([id, route]) => [id, shortenRoute(route, ofEntry)])
  const short = { ...manifest, url: nameShopManifest(manifest.url), routes: Object.fromEntries(routes) }
  return `window.__reactRouterManifest=${JSON.stringify(short)};`
}

/** Omits what React Router does not need: false flags, and imports that the entry loads for every page. */
function shortenRoute(route: Route, ofEntry: string[]): Partial<Route> {
  const own = { ...route, imports: route.imports?.filter((file) => !ofEntry.includes(file)).sort() }
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== false))
}

function readManifest(file: string): Manifest | undefined {
  const json = written.exec(file)?.[1]
  if (!json) return undefined
  const manifest: Manifest = JSON.parse(json)
  return typeof manifest.url === 'string' && typeof manifest.routes === 'object' ? manifest : undefined
}

export const nameShopManifest = (name: string): string => name.replace(/(^|\/)manifest-/, '$1shop-manifest-')

type Assets = ServerBuild['assets']

/** Refers shoppers' pages to the shorter manifest, if the build has written one. */
export function chooseShopManifest(assets: Assets, isThere: (address: string) => boolean, warn: Warn): Assets {
  const url = nameShopManifest(assets.url)
  if (url !== assets.url && isThere(url)) return { ...assets, url }
  warn(shopManifestChange)
  return assets
}
