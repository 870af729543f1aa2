import type { RouteConfigEntry } from '@react-router/dev/routes'
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { calls } from '../contract/calls.ts'
import { createClient } from '../contract/client.ts'
import { apiContext } from './api.ts'
import { pageDataContext } from './router/page-data.ts'
import routes from './routes.ts'
import { readMissed } from './storefront/missed-page/missed-address.ts'

type Visit = { context: RouterContextProvider; params: object; pattern: string; request: Request }
type Loader = (visit: Visit) => Promise<unknown>
type Thrown = Response | { init: { status: number } } | undefined

/** Folders of pages that are shown whatever their calls return, or that make none. The shortlist is kept in the browser. */
const withoutMainCall = [
  ...['home', 'find-us', 'how-to-measure', 'visit', 'contact', 'search', 'shortlist'],
  ...['redirects', 'unauthorised'],
]
const folderOf = (file: string) => file.split('/')[1] ?? ''
const pages = [...new Set((routes.at(0)?.children ?? []).flatMap(listFiles))]
const withMainCall = pages.filter((file) => !withoutMainCall.includes(folderOf(file)))

function listFiles({ file, children }: RouteConfigEntry): string[] {
  return children ? children.flatMap(listFiles) : [file]
}

const params = { categoryRoute: 'bedroom', subCategoryRoute: 'beds', productUuid: '1', brandUuid: '1', pageId: '1' }
const address = '/somewhere?page=2'

/** Loads a page as a document, with every call answered by this status. */
async function loadWith(file: string, status: number): Promise<Thrown> {
  const { loader }: { loader: Loader } = await import(`./${file}`)
  const context = new RouterContextProvider()
  context.set(pageDataContext, new Map())
  context.set(
    apiContext,
    createClient(calls, async () => ({ status, body: { reason: 'Broken' } })),
  )
  const request = new Request(`https://shop.example${address}`)
  return loader({ context, params, pattern: '/', request }).then(
    () => undefined,
    (thrown: Thrown) => thrown,
  )
}

const headersOf = (thrown: Thrown) => (thrown instanceof Response ? thrown.headers : new Headers())
const statusOf = (thrown: Thrown) => (thrown instanceof Response ? thrown.status : thrown?.init.status)

describe.each(withMainCall)('%s, as a document', (file) => {
  it.each([400, 403, 404, 410])('redirects home without a note when its main call answers %s', async (status) => {
    const thrown = await loadWith(file, status)
    expect(statusOf(thrown)).toBe(302)
    expect(headersOf(thrown).get('location')).toBe('/')
    expect(headersOf(thrown).has('set-cookie')).toBe(false)
  })

  it.each([204, 408, 429, 500, 503])('redirects home with an explanation after %s', async (status) => {
    const thrown = await loadWith(file, status)
    expect(statusOf(thrown)).toBe(302)
    expect(headersOf(thrown).get('location')).toBe('/')
    expect(headersOf(thrown).get('cache-control')).toBe('no-store')
    expect(readMissed(headersOf(thrown).get('set-cookie')?.split(';')[0] ?? '')).toBe(address)
  })

  it('shows the Unauthorised screen after 401', async () => {
    expect(statusOf(await loadWith(file, 401))).toBe(401)
  })
})

describe.each(pages.filter((file) => /home-page|find-us|visit|contact|search/.test(file)))(
  '%s, as a document',
  (file) => {
    it.each([204, 401, 404, 429, 500, 503])('is shown without the missing part after %s', async (status) => {
      expect(await loadWith(file, status)).toBeUndefined()
    })
  },
)
