import { afterEach, expect, test, vi } from 'vitest'
import { smallBuild } from '../../tests/support/small-build.tsx'
import { hasCode } from './loaded-pages.ts'
import {
  chooseShopManifest,
  isManifest,
  nameShopManifest,
  shopManifestChange,
  shortenManifest,
} from './shop-manifest.ts'
import { listShopRoutes, shopRoutesChange } from './shop-routes.ts'

afterEach(() => vi.unstubAllGlobals())

const { assets, routes } = smallBuild
const file = `window.__reactRouterManifest=${JSON.stringify(assets)};`

test('the manifest for shoppers lacks the back office', () => {
  const short = shortenManifest(file) ?? shopManifestChange
  expect(short).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  const { url, routes } = JSON.parse(short.slice(short.indexOf('{'), -1))
  expect(Object.keys(routes)).toEqual(['root', 'storefront', 'home', 'search'])
  expect(url).toBe('/assets/shop-manifest-1.js')
  expect(nameShopManifest('manifest-1.js')).toBe('shop-manifest-1.js')
  expect([isManifest('manifest-1.js'), isManifest('shop-manifest-1.js'), isManifest('manifest-1.js.br')]).toEqual([
    ...[true, false, false],
  ])
})

test('the manifest for shoppers omits false flags, and imports that every page loads', () => {
  const home = { ...assets.routes.home, hasAction: false, imports: ['/assets/react.js', '/assets/home.js'] }
  const whole = {
    ...assets,
    entry: { ...assets.entry, imports: ['/assets/react.js'] },
    routes: { ...assets.routes, home },
  }
  const short = shortenManifest(`window.__reactRouterManifest=${JSON.stringify(whole)};`) ?? shopManifestChange
  const { routes } = JSON.parse(short.slice(short.indexOf('{'), -1))
  expect(routes.home).not.toHaveProperty('hasAction')
  expect(routes.home).toMatchObject({ id: 'home', imports: ['/assets/home.js'] })
})

test.each([
  ['another name', file.replace('Manifest', 'Routes')],
  ['another form', file.replace('=', '=Object.freeze(').replace(';', ');')],
  ['no routes', 'window.__reactRouterManifest={"url":"/assets/manifest-1.js"};'],
  ['no ids', file.replaceAll('"storefront"', '"layout"')],
])('a manifest with %s is not shortened', (_, changed) => {
  expect(shortenManifest(changed)).toBeUndefined()
})

test('shoppers get the whole manifest where the shorter one is missing', () => {
  const changes: string[] = []
  const choose = (url: string, isThere: boolean) =>
    chooseShopManifest(
      { ...assets, url },
      () => isThere,
      (change) => changes.push(change),
    ).url
  expect(choose('/assets/manifest-1.js', true)).toBe('/assets/shop-manifest-1.js')
  expect(changes).toEqual([])
  expect(choose('/assets/manifest-1.js', false)).toBe('/assets/manifest-1.js')
  expect(choose('/assets/routes-1.js', true)).toBe('/assets/routes-1.js')
  expect(changes).toEqual([shopManifestChange, shopManifestChange])
})

test('shoppers’ addresses are matched against the shop’s pages, or all pages where these cannot be distinguished', () => {
  const changes: string[] = []
  const list = (all: typeof routes) => listShopRoutes(all, (change) => changes.push(change))
  expect(Object.keys(list(routes))).toEqual(['root', 'storefront', 'home', 'search'])
  expect(changes).toEqual([])
  const withoutPaths = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, path: undefined }]),
  )
  const renamed = Object.fromEntries(Object.entries(routes).map(([id, route]) => [`routes/${id}`, route]))
  for (const changed of [withoutPaths, renamed]) expect(list(changed)).toBe(changed)
  expect(changes).toEqual([shopRoutesChange, shopRoutesChange])
})

test('a page counts as loaded unless its code is known to be missing', () => {
  vi.stubGlobal('window', { __reactRouterManifest: assets, __reactRouterRouteModules: { root: {}, home: {} } })
  expect([hasCode('/'), hasCode('/search/oak'), hasCode('/nowhere')]).toEqual([true, false, true])
  vi.stubGlobal('window', {})
  expect(hasCode('/search/oak')).toBe(true)
})
