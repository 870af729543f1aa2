import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import type { Pages } from '../../server/pages.ts'

type Built = { createPages(hasAsset: (address: string) => boolean): Pages }

const build = join(import.meta.dirname, '../../build')

test('React Router builds the shop as app/router relies on', async () => {
  const { createPages }: Built = await import(join(build, 'server/index.js'))
  const changes: string[] = []
  const render = async (hasAsset: (address: string) => boolean) => {
    const api = createClient(calls, async () => ({ status: 404, body: { title: 'None', reason: 'There is none.' } }))
    const request = new Request('http://localhost/unauthorised')
    return (await createPages(hasAsset).render(request, api, { warn: (change) => changes.push(change) })).text()
  }
  expect(await render((address) => existsSync(join(build, 'client', address)))).toContain('/assets/shop-manifest-')
  expect(changes).toEqual([])
  expect(await render(() => false)).toContain('"/assets/manifest-')
  expect(changes).toEqual([expect.stringMatching(/^React Router no longer writes its manifest/)])
})

test('a shopper’s page requests the shop’s manifest, and loads its scripts late', async ({ request }) => {
  const page = await (await request.get('/')).text()
  const [manifest = ''] = /\/assets\/shop-manifest-[^"]+\.js/.exec(page) ?? []
  const [head = ''] = page.split('</head>')
  expect(head).not.toContain('modulepreload')
  expect(page).not.toContain('<script type="module"')
  expect(page).toContain('<script id="page-data" type="application/json">')
  const list = await (await request.get(manifest)).text()
  const { url, routes } = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1))
  expect(url).toBe(manifest)
  expect(Object.keys(routes)).toContain('storefront/home/home-page')
  expect(Object.keys(routes).filter((id) => id.startsWith('admin/'))).toEqual([])
})
