import { afterEach, expect, test, vi } from 'vitest'
import { fetchCode } from './loaded-pages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('code that does not arrive within a minute counts as no answer, so that the page can be retried', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const search = { id: 'search', path: '/search', parentId: 'storefront', module: '/assets/search.js' }
  vi.stubGlobal('window', { __reactRouterManifest: { routes: { search } }, __reactRouterRouteModules: {} })
  const isLost: typeof fetch = (_, { signal } = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', isLost)
  const asked = fetchCode('/search')
  limit.abort()
  expect(await asked).toBe(0)
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(60_000)
})
