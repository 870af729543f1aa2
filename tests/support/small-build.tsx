import type { ReactNode } from 'react'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
  useParams,
} from 'react-router'
import { keepData, type PageData, pageDataContext } from '../../app/router/page-data.ts'

type Routes = ServerBuild['routes']
type Loader = NonNullable<NonNullable<Routes[string]>['module']['loader']>

const load =
  (data: unknown): Loader =>
  ({ context }) =>
    keepData(context.get(pageDataContext), data)

const Shell = ({ children }: { children?: ReactNode }) => (
  <html lang="en-GB">
    <head />
    <body>
      {children ?? <Outlet />}
      <Scripts />
    </body>
  </html>
)
const Home = () => <h1>{useLoaderData<{ title: string }>().title}</h1>
const Search = () => <h1>{useParams().words}</h1>

export const shopData = { storefront: { name: 'Alder & Ash' }, home: { title: 'Oak </script> tables' } }

const routes: Routes = {
  root: { id: 'root', path: '', module: { default: Shell } },
  storefront: { id: 'storefront', parentId: 'root', module: { default: Outlet, loader: load(shopData.storefront) } },
  home: { id: 'home', parentId: 'storefront', index: true, module: { default: Home, loader: load(shopData.home) } },
  search: { id: 'search', parentId: 'storefront', path: 'search/:words', module: { default: Search } },
  admin: { id: 'admin', parentId: 'root', path: 'admin', module: { default: Outlet } },
  products: { id: 'products', parentId: 'admin', path: 'products', module: { default: Outlet } },
}

/** A server build of React Router with a few pages. */
export const smallBuild: ServerBuild = {
  entry: { module: { default: () => new Response(), streamTimeout: undefined } },
  routes,
  assets: {
    entry: { module: '/assets/entry.client-1.js', imports: ['/assets/react-1.js'] },
    url: '/assets/manifest-1.js',
    version: '1',
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, describeRoute(route)])),
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
}

function describeRoute(route: Routes[string]): ServerBuild['assets']['routes'][string] {
  if (!route) return undefined
  const { id, parentId, path, index, module } = route
  const has = { hasLoader: module.loader !== undefined, hasAction: false, hasErrorBoundary: false }
  const inBrowser = {
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
  }
  const parts = { clientLoaderModule: undefined, clientActionModule: undefined, clientMiddlewareModule: undefined }
  const rest = { hydrateFallbackModule: undefined, module: `/assets/${id}-1.js`, imports: [], css: [] }
  return { id, parentId, path, index, ...has, ...inBrowser, ...parts, ...rest }
}

export type Written = { status: number; headers: Headers; context: EntryContext; url: string }

/** Answers a request with React Router; `write` renders the page. */
export function ask(
  request: Request | string,
  stored: PageData | null,
  write: (page: Written) => Promise<Response> | Response,
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageDataContext, stored)
  const entry: ServerBuild['entry'] = {
    module: {
      default: ({ url }, status, headers, handed) => write({ status, headers, context: handed, url }),
      streamTimeout: undefined,
    },
  }
  const asked = typeof request === 'string' ? new Request(`http://localhost${request}`) : request
  return createRequestHandler({ ...smallBuild, entry }, 'production')(asked, context)
}
