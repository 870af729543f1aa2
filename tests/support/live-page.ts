import { runInThisContext } from 'node:vm'
import { vi } from 'vitest'
import { readPageData } from '../../app/router/read-page-data.ts'
import { smallBuild } from './small-build.tsx'

type State = { loaderData: unknown; errors: unknown }

/**
 * Hydrates a page of the small build with React Router's browser router, and returns the router's state. React Router can
 * start only once in a process.
 */
export async function startPage(html: string): Promise<State> {
  stubBrowser(html)
  for (const [, code = ''] of html.matchAll(/<script>(window\..*?)<\/script>/gs)) runInThisContext(code)
  readPageData()
  const { HydratedRouter } = await import('react-router/dom')
  // The first call throws a promise for the data; the second fails at its first hook, when the router already exists.
  await tryOut(HydratedRouter)
  await tryOut(HydratedRouter)
  const { state } = Reflect.get(window, '__reactRouterDataRouter') as { state: State }
  return state
}

async function tryOut(render: (props: object) => unknown): Promise<void> {
  try {
    render({})
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown
  }
}

function stubBrowser(html: string): void {
  const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  const browser = {
    location: new URL('http://localhost/'),
    history: { state: null, replaceState: () => {} },
    addEventListener: () => {},
    __reactRouterManifest: smallBuild.assets,
    __reactRouterRouteModules: { root: {}, storefront: {}, home: {} },
  }
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', {
    defaultView: browser,
    getElementById: (id: string) => (id === 'page-data' && json ? { textContent: json } : null),
  })
}
