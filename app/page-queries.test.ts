import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { calls } from '../contract/calls.ts'
import { createClient } from '../contract/client.ts'
import { pageQueries } from '../contract/page-queries.ts'
import { amountFields, switchFields } from '../contract/search-fields.ts'
import { apiContext, onServer, type PageRequest } from './api.ts'
import routes from './routes.ts'

const listPaths = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => (index ? ['/'] : path ? [`/${path}`] : listPaths(children)))

test('each page of the shop declares which parameters it reads', () => {
  const pages = listPaths(routes).filter((path) => !path.startsWith('/admin') && path !== '/*')
  expect(Object.keys(pageQueries).sort()).toEqual(pages.sort())
})

test('a list reads every filter that a search has', () => {
  expect(pageQueries['/latest-products']).toEqual(expect.arrayContaining([...switchFields, ...amountFields]))
})

const unanswered = createClient(calls, async () => ({ status: 404, body: { title: 'Not found', reason: 'Nothing.' } }))

async function visit(pattern: string, address: string): Promise<PageRequest> {
  const context = new RouterContextProvider()
  context.set(apiContext, unanswered)
  const seen: PageRequest[] = []
  const load = async (visit: PageRequest) => seen.push(visit)
  const request = new Request(`http://shop.example${address}`)
  await onServer(load)({ context, params: {}, pattern, request, url: new URL(request.url) })
  const [first] = seen
  if (!first) throw new Error('The page was not loaded.')
  return first
}

test.each(['special-offers', '/special-offers'])(
  'a page gets the parameters it declares and no others: %s',
  async (route) => {
    const { query, url } = await visit(route, '/special-offers?page=2&properties=1&properties=2&description=whole&q=.')
    expect([query.get('page'), query.getAll('properties')]).toEqual(['2', ['1', '2']])
    expect([query.get('description'), query.has('q')]).toEqual([null, false])
    expect(url.search).toContain('description=whole')
  },
)

test('a preview gets the parameters of the page it previews', async () => {
  const product = 'product/:productUuid/:productName?/:variantUuid?'
  for (const route of [product, `admin/preview/${product}`]) {
    expect((await visit(route, '/x?description=whole')).query.get('description')).toBe('whole')
  }
})

/** Components that write a query, link to one, or read one only in the browser; none reads the page's data. */
const writers = [
  'listing/asked-listing.ts',
  'listing/chosen.ts',
  'search/search-page.tsx',
  'layout/link-follower.tsx',
  'visit/visit-pieces.ts',
]

test('no page reads query parameters that it has not declared', () => {
  const folder = join(import.meta.dirname, 'storefront')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  const readers = files.filter((name) => /[sS]earchParams/.test(readFileSync(join(folder, name), 'utf8')))
  expect(readers.sort()).toEqual(writers.sort())
})
