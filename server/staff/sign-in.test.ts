import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { staff, staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db, publicUrl } = shop
afterAll(shop.close)
const ruth = await shop.employ('owner', 'ruth')
const signedIn = await shop.enter(ruth.email)
beforeEach(async () => {
  await db.delete(rateLimits)
})

const tryOften = async (times: number, one: (n: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await one(n)).status)
  return statuses
}

test('a missing or forged session is refused', async () => {
  const stranger = shop.browse()
  expect((await stranger.call('login')).body).toEqual({ loggedIn: false })
  stranger.jar.set('showroom.session_token', 'forged.signature')
  expect((await stranger.call('login')).body).toEqual({ loggedIn: false })
})

test('signing out ends the session, also for a copied cookie', async () => {
  const browser = await shop.enter(ruth.email)
  const thief = shop.browse()
  for (const [name, value] of browser.copyCookies()) thief.jar.set(name, value)
  expect((await thief.call('login')).body).toMatchObject({ loggedIn: true })
  await browser.signOut()
  expect(browser.jar.size).toBe(0)
  expect((await thief.call('login')).body).toEqual({ loggedIn: false })
})

test('the cookie is unavailable to scripts and other sites, and sent over https alone where the shop has it', async () => {
  const [plain = ''] = (await shop.browse().signIn(ruth.email)).cookies
  expect(plain).toMatch(/^showroom\.session_token=/)
  expect(plain).toMatch(/; HttpOnly/i)
  expect(plain).toMatch(/; SameSite=Lax/i)
  const secure = await openStaffShop({ publicUrl: 'https://shop.example' })
  await secure.employ('owner', 'ruth')
  const [line = ''] = (await secure.browse().signIn(ruth.email)).cookies
  expect(line).toMatch(/^__Host-showroom\.session_token=.*; Secure/i)
  await secure.close()
})

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await shop.browse().signIn(ruth.email, 'oak and ash and torn')
  const unknown = await shop.browse().signIn('nobody@shop.example')
  expect(wrong).toMatchObject({ status: 401, cookies: [] })
  expect(unknown).toEqual(wrong)
})

test('text that PostgreSQL cannot store is refused before any query', async () => {
  for (const body of [
    { email: 'ru\0th@shop.example', password },
    { email: ruth.email, password: `${password}\0` },
  ]) {
    const { status, body: problem } = await shop.browse().library('sign-in/email', body)
    expect([status, problem.title]).toEqual([400, 'Please check what was sent'])
  }
  expect(await db.select().from(rateLimits)).toEqual([])
})

test('guessing a password from one network stops after ten attempts, and others may still sign in', async () => {
  const guess = (n: number) => shop.browse().signIn(ruth.email, `guess number ${n}`)
  expect(await tryOften(11, guess)).toEqual([...Array(10).fill(401), 429])
  expect((await shop.browse().signIn(ruth.email)).status).toBe(429)
  expect((await shop.browse({ address: '198.51.100.1' }).signIn(ruth.email)).status).toBe(200)
})

test('guessing a password from many networks is limited too', async () => {
  const guess = (n: number) => shop.browse({ address: `198.51.100.${n}` }).signIn(ruth.email, 'a guess it is')
  const statuses = await tryOften(51, guess)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('a sign-in clears one’s own earlier failures', async () => {
  for (let round = 0; round < 2; round++) {
    await tryOften(8, () => shop.browse().signIn(ruth.email, 'caps lock was on'))
    expect((await shop.browse().signIn(ruth.email)).status).toBe(200)
  }
})

test('one network tries fifty accounts with one password at most, even if others sign in there meanwhile', async () => {
  const guess = (n: number) => shop.browse().signIn(`person${n}@shop.example`)
  expect(await tryOften(49, guess)).toEqual(Array(49).fill(401))
  for (let round = 0; round < 3; round++) expect((await shop.browse().signIn(ruth.email)).status).toBe(200)
  expect(await tryOften(2, guess)).toEqual([401, 429])
})

test('a claimed client address does not change the count', async () => {
  const guess = (n: number) =>
    shop
      .browse()
      .library(
        'sign-in/email',
        { email: ruth.email, password: 'a guess' },
        { 'x-showroom-client-address': `10.0.0.${n}` },
      )
  expect((await tryOften(11, guess)).at(-1)).toBe(429)
})

test('a page of another site can sign nobody in or out', async () => {
  const browser = await shop.enter(ruth.email)
  const forged = { origin: 'https://evil.example' }
  expect((await browser.library('sign-out', {}, forged)).status).toBe(403)
  const body = { email: ruth.email, password }
  expect((await browser.library('sign-in/email', body, forged)).status).toBe(403)
  const fresh = shop.browse()
  const fetched = { ...forged, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
  expect((await fresh.library('sign-in/email', body, fetched)).status).toBe(403)
  expect((await browser.call('login')).body).toMatchObject({ loggedIn: true })
})

test.each([
  'sign-up/email',
  'update-user',
  'change-email',
  'change-password',
  'delete-user',
  'request-password-reset',
  'reset-password',
  'revoke-sessions',
  'sign-in/social',
  'two-factor/send-otp',
  'two-factor/get-totp-uri',
  'update-session',
])('the sign-in library’s %s does not exist', async (path) => {
  const sent = { name: 'x', email: 'x@x.example', password, newPassword: password, role: 'owner' }
  expect((await signedIn.library(path, sent)).status).toBe(404)
  expect((await shop.app.request(`${publicUrl}/api/auth/${path}`)).status).toBe(404)
})

test('no field of a request raises a role', async () => {
  const sales = await shop.employ('sales', 'sally')
  const browser = shop.browse()
  const body = { email: sales.email, password, role: 'owner', user: { role: 'owner' } }
  expect((await browser.library('sign-in/email', body)).status).toBe(200)
  await browser.call('saveAccount', { name: 'Sally', email: sales.email, role: 'owner', removedAt: null })
  await browser.library('two-factor/enable', { password, role: 'owner' })
  const [row] = await db.select().from(staff).where(eq(staff.id, sales.id))
  expect(row).toMatchObject({ name: 'Sally', role: 'sales' })
  expect((await browser.call('people')).status).toBe(403)
})

test('over-long input is not read', async () => {
  const long = 'x'.repeat(10_000)
  expect((await shop.browse().signIn(ruth.email, long)).status).toBe(413)
})

test('an expired session is refused', async () => {
  const browser = await shop.enter(ruth.email)
  await db.update(staffSessions).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await browser.call('login')).body).toEqual({ loggedIn: false })
  expect((await browser.call('me')).status).toBe(401)
})

test('expired sessions are deleted', async () => {
  await db.delete(staffSessions)
  await shop.enter(ruth.email, { address: '203.0.113.5' })
  await db.update(staffSessions).set({ expiresAt: new Date(Date.now() - 1000) })
  await shop.enter(ruth.email)
  const kept = await db.select().from(staffSessions)
  expect(kept.map(({ ipAddress }) => ipAddress)).toEqual(['192.0.2.1'])
})
