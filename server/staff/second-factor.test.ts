import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { openStaffShop, password, type StaffShop } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { isAdmitted, requireStaffWith } from './access.ts'
import { offerRescueLink } from './rescue-link.ts'
import { staff } from './tables.ts'

const day = 24 * 60 * 60 * 1000
const shops = {
  never: await openStaffShop(),
  later: await openStaffShop({ ownersNeedCodeFrom: new Date(Date.now() + day) }),
  now: await openStaffShop({ ownersNeedCodeFrom: new Date(Date.now() - day) }),
}
afterAll(() => Promise.all(Object.values(shops).map((shop) => shop.close())))
beforeEach(async () => {
  for (const { db } of Object.values(shops)) for (const table of [staff, rateLimits]) await db.delete(table)
})

const enter = async (shop: StaffShop, role: 'owner' | 'sales' = 'owner') =>
  shop.enter((await shop.employ(role, 'ruth')).email)
type Browser = Awaited<ReturnType<typeof enter>>

async function setUp(browser: Browser) {
  const { body } = await browser.library('two-factor/enable', { password })
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  expect((await browser.library('two-factor/verify-totp', { code: readCode(key) })).status).toBe(200)
}

const readHeaders = ({ jar }: Browser) => new Headers({ cookie: [...jar].map((pair) => pair.join('=')).join('; ') })

test('an owner needs no authenticator app while no date is set', async () => {
  const ruth = await enter(shops.never)
  expect((await ruth.call('people')).status).toBe(200)
  expect((await ruth.call('me')).body.codeOwedFrom).toBeNull()
})

test('an owner is reminded before the date, but may still use everything', async () => {
  const ruth = await enter(shops.later)
  expect((await ruth.call('people')).status).toBe(200)
  expect(Date.parse(String((await ruth.call('me')).body.codeOwedFrom))).toBeGreaterThan(Date.now())
})

test('from the date on, an owner without the app can open only their account', async () => {
  const ruth = await enter(shops.now)
  expect(await ruth.call('people')).toMatchObject({ status: 403, body: { title: 'An authenticator app is needed' } })
  expect((await ruth.call('products')).status).toBe(403)
  const headers = readHeaders(ruth)
  await expect(requireStaffWith(shops.now)(headers, { method: 'GET', roles: ['owner'] })).rejects.toMatchObject({
    status: 403,
  })
  expect((await ruth.call('me')).status).toBe(200)
  expect((await ruth.call('account')).status).toBe(200)
  await setUp(ruth)
  expect((await ruth.call('people')).status).toBe(200)
  expect((await ruth.call('me')).body.codeOwedFrom).toBeNull()
})

test('an owner sees previews until the date, and from then on only with the app', async () => {
  const early = await enter(shops.later)
  expect(await isAdmitted(shops.later.auth, readHeaders(early))).toBe(true)
  const ruth = await enter(shops.now)
  expect(await isAdmitted(shops.now.auth, readHeaders(ruth))).toBe(false)
  await setUp(ruth)
  expect(await isAdmitted(shops.now.auth, readHeaders(ruth))).toBe(true)
  expect(await isAdmitted(shops.now.auth, new Headers())).toBe(false)
})

test('an owner who needs the app cannot turn it off', async () => {
  const ruth = await enter(shops.now)
  await setUp(ruth)
  const refused = await ruth.library('two-factor/disable', { password })
  expect(refused).toMatchObject({ status: 400, body: { reason: 'Owners need an authenticator app in this shop.' } })
  expect((await ruth.call('people')).status).toBe(200)
})

test('only owners need the app, and a new owner needs it at once', async () => {
  const sally = await enter(shops.now, 'sales')
  expect((await sally.call('products')).status).toBe(200)
  await shops.now.db.update(staff).set({ role: 'owner' })
  expect((await sally.call('products')).status).toBe(403)
})

test('an owner without the app signs in by the rescue link, and sets it up again', async () => {
  const ruth = await enter(shops.now)
  await setUp(ruth)
  const { link } = await offerRescueLink(shops.now.db, shops.now.publicUrl)
  const token = new URL(link).searchParams.get('token')
  const chosen = 'seven herons in the reeds'
  expect((await ruth.call('resetPassword', { token, password: chosen })).status).toBe(200)
  const again = shops.now.browse()
  expect((await again.signIn('ruth@shop.example', chosen)).status).toBe(200)
  expect((await again.call('people')).status).toBe(403)
  expect((await again.library('two-factor/enable', { password: chosen })).status).toBe(200)
})
