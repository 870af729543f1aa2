import { useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { UNSAFE_DataRouterContext as DataRouterContext, type EntryContext, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ask } from '../../tests/support/small-build.tsx'
import { WholeResponse } from '../whole-response.ts'
import { askForPage, isForData } from './data-address.ts'
import { withoutStream } from './data-stream-check.tsx'
import { deferredStartChange, splitStart } from './deferred-start.ts'
import { renderDocument } from './document.tsx'
import { narrowManifest, pageManifestChange } from './page-manifest.ts'
import { releaseData } from './page-memory.ts'
import { createWarnings } from './warnings.ts'

async function openHome(): Promise<EntryContext> {
  const handed: EntryContext[] = []
  await ask('/', null, ({ context }) => {
    handed.push(withoutStream(context))
    return new Response()
  })
  const [context] = handed
  if (!context) throw new Error('React Router rendered no page.')
  return context
}

const render = (context: EntryContext) => renderToString(<ServerRouter context={context} url="http://localhost/" />)

/** Runs a function and collects the warnings that it logs. */
function listen<Result>(run: (warn: (change: string) => void) => Result) {
  const changes: string[] = []
  return { result: run((change) => changes.push(change)), changes }
}

test('a page is the same when it is rendered with only its own routes', async () => {
  const context = await openHome()
  const { result: narrowed, changes } = listen((warn) => narrowManifest(context, warn))
  expect(changes).toEqual([])
  expect(Object.keys(narrowed.manifest.routes)).toEqual(['root', 'storefront', 'home'])
  expect(render(narrowed), pageManifestChange).toBe(render(await openHome()))
})

test('a manifest without the routes’ ids is left unchanged', async () => {
  const context = await openHome()
  const routes = { 'routes/root': context.manifest.routes.root }
  const changed = { ...context, manifest: { ...context.manifest, routes } }
  const { result, changes } = listen((warn) => narrowManifest(changed, warn))
  expect(changes).toEqual([pageManifestChange])
  expect(result).toBe(changed)
})

test('scripts of a React Router page are found and moved after its first picture', async () => {
  const page = Buffer.from(`<!DOCTYPE html>${render(await openHome())}`)
  const { result, changes } = listen((warn) => splitStart(page, warn))
  expect(changes).toEqual([])
  expect(Buffer.concat(result.seen).toString()).not.toMatch(/modulepreload|type="module"/)
  expect(result.start).toContain('window.__reactRouterRouteModules = {"root":route0,"storefront":route1,"home":route2}')
  const asked = ['manifest', 'entry.client', 'react', 'root', 'storefront', 'home'].map(
    (name) => `/assets/${name}-1.js`,
  )
  expect(result.start).toContain(JSON.stringify(asked))
})

test.each([
  ['type="module" async=""', 'type="module" defer=""'],
  ['</head>', ''],
])('a page without recognisable scripts is sent unchanged: %s', async (part, instead) => {
  const page = Buffer.from(render(await openHome()).replace(part, instead))
  const { result, changes } = listen((warn) => splitStart(page, warn))
  expect(changes).toEqual([deferredStartChange])
  expect(result).toEqual({ seen: [page], start: '' })
})

type Router = { state: { loaderData: object } }
const memoryChange =
  'The router of a rendered page no longer reads its data from staticHandlerContext; page-memory.ts releases nothing.'
const findKept = ({ state }: Router) => (Object.keys(state.loaderData).length > 0 ? [memoryChange] : [])

const routers: Router[] = []
function RouterFinder() {
  const found = useContext(DataRouterContext)
  if (found) routers.push(found.router)
  return null
}

test('the router of a rendered page keeps no data', async () => {
  const context = await openHome()
  render({ ...context, routeModules: { ...context.routeModules, home: { default: RouterFinder } } })
  const [router] = routers
  if (!router) throw new Error('A page no longer finds its router in UNSAFE_DataRouterContext.')
  const copying = { state: { loaderData: { ...router.state.loaderData } } }
  releaseData(context)
  expect(findKept(copying)).toEqual([memoryChange])
  expect(findKept(router)).toEqual([])
})

test('an address that ends in .data can be requested as a page', async () => {
  const write = async ({ context, url }: { context: EntryContext; url: string }) => {
    const { html } = await renderDocument({ context, url, stored: null, defersStart: false, warn: console.warn })
    return new Response(html)
  }
  const address = 'http://localhost/search/oak.data'
  const change = (what: string) => `React Router no longer ${what}; see data-address.ts.`
  const asData = await (await ask(new Request(address), null, write)).text()
  expect(asData, change('answers .data with data')).not.toContain('<h1>')
  const asPage = await (await ask(askForPage(new Request(address)), null, write)).text()
  expect(asPage, change('decodes %2E in the params of a page')).toContain('<h1>oak.data</h1>')
  expect(askForPage(new Request('http://localhost/')).url).toBe('http://localhost/')
  expect([isForData('/admin/x.data'), isForData('/admin/data')]).toEqual([true, false])
})

test('a public page is rendered again only when its address or its data change', async () => {
  const write = async (address: string, isPublic = true) => {
    const stored = new Map()
    const made: object[] = []
    const answer = await ask(address, stored, async ({ context, url }) => {
      const page = await renderDocument({ context, url, stored, isPublic, defersStart: true, warn: console.warn })
      made.push(page.madeOf)
      return new Response(page.html)
    })
    return { made: made[0], html: await answer.text() }
  }
  const first = await write('/')
  expect(await write('/')).toEqual(first)
  expect((await write('/')).made).toBe(first.made)
  expect((await write('/?page=2')).made).not.toBe(first.made)
  const own = await write('/', false)
  expect(own.html).toBe(first.html)
  expect(own.made).not.toBe(first.made)
})

test('React Router returns the entry’s response itself', async () => {
  const page = new WholeResponse(Buffer.from('oak'), { headers: { 'content-type': 'text/html' } })
  const answer = await ask('/', null, () => page)
  expect(answer, 'React Router copies the answer: pages are read as streams again; see whole-response.ts.').toBe(page)
})

test('a warning is logged once', () => {
  const { changes } = listen((warn) => {
    const warnOnce = createWarnings()
    for (const change of ['one', 'other', 'one']) warnOnce(change, warn)
  })
  expect(changes).toEqual(['one', 'other'])
})
