import { afterAll, expect, test } from 'vitest'
import { signInCalls } from '../contract/staff/calls.ts'
import { openTestMedia } from '../tests/support/files/media.ts'
import { openStaffShop } from '../tests/support/staff/staff-shop.ts'
import { createBackOfficeRoutes } from './back-office-routes.ts'

const shop = await openStaffShop()
const { media, storage, folder, close } = await openTestMedia(shop.database)
afterAll(close)
const app = createBackOfficeRoutes({
  ...shop,
  media,
  storage,
  connection: shop.database.connection,
  follow: (calls) => calls,
  config: { publicUrl: shop.publicUrl, dataDir: folder } as never,
  catalogue: undefined as never,
  reader: undefined as never,
})

/** The routes that need no session: each proves who sends the request by a password, a code, a key or a link. */
const open = [
  ...Object.values(signInCalls).map(({ method, path }) => `${method} ${path}`),
  ...['sign-in/email', 'sign-out', 'two-factor/verify-totp', 'two-factor/verify-backup-code'].map(inLibrary),
  ...['passkey/enter', 'passkey/verify-authentication'].map(inLibrary),
]
function inLibrary(path: string) {
  return `POST /api/auth/${path}`
}

const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path }))
const guarded = routes.filter(({ method, path }) => !open.includes(`${method} ${path}`))

test('every route that is listed as open exists', () => {
  const all = routes.map(({ method, path }) => `${method} ${path}`)
  expect(open.filter((address) => !all.includes(address))).toEqual([])
})

test.each(guarded)('$method $path asks for a session before it reads what was sent', async ({ method, path }) => {
  const address = path.replace(/:\w+(\{[^}]*\})?/g, (_, pattern) => (pattern ? 'nowhere.pdf' : 'nowhere'))
  const body = method === 'GET' ? undefined : 'no JSON'
  const headers = { origin: shop.publicUrl, 'content-type': 'application/json' }
  const request = new Request(shop.publicUrl + address, { method, body, headers })
  const answer = async () => (await app.fetch(request, { address: '192.0.2.1', requestId: 'test-1' })).status
  const status = await answer().catch((error: unknown) => Object(error).status)
  expect(status).toBe(401)
})
