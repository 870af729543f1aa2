import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { type Browser, openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { staffSessions, staffTwoFactors } from './tables.ts'

const shop = await openStaffShop()
afterAll(shop.close)
let people = 0

type SetUp = { totpURI: string; backupCodes: string[] }

/** A member of staff who has just confirmed an authenticator app; the next code is still unused. */
async function employWithApp(role: 'editor' | 'owner' = 'editor') {
  const { id, email } = await shop.employ(role, `${role}${++people}`)
  const browser = await shop.enter(email)
  const { body } = await browser.library('two-factor/enable', { password })
  const { totpURI, backupCodes } = body as SetUp
  const key = new URL(totpURI).searchParams.get('secret') ?? ''
  const confirmed = await browser.library('two-factor/verify-totp', { code: readCode(key) })
  expect(confirmed.status).toBe(200)
  return { id, email, browser, key, backupCodes }
}

const isIn = async (browser: Browser) => (await browser.call('me')).status === 200
const enterCode = (browser: Browser, code: string) => browser.library('two-factor/verify-totp', { code })

test('setting up an app needs the password, and takes effect only after a correct code', async () => {
  const { email } = await shop.employ('sales', 'sam')
  const browser = await shop.enter(email)
  expect((await browser.library('two-factor/enable', { password: 'not the password' })).status).toBe(400)
  expect((await browser.library('two-factor/enable', { password })).status).toBe(200)
  expect((await enterCode(browser, '000000')).status).toBe(401)
  const other = await shop.enter(email)
  expect(await isIn(other)).toBe(true)
})

test('the second step is required, and opens the back office', async () => {
  const { email, key, browser: first, id } = await employWithApp()
  expect((await first.call('account')).body).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 })
  const browser = shop.browse()
  const half = await browser.signIn(email)
  expect(half.body).toMatchObject({ twoFactorRedirect: true })
  expect(await isIn(browser)).toBe(false)
  expect((await enterCode(browser, readCode(key, 1))).status).toBe(200)
  expect(await isIn(browser)).toBe(true)
  const entries = await shop.db.select().from(audit).where(eq(audit.entityId, id))
  expect(entries.map(({ action }) => action)).toEqual(['set up authenticator'])
})

test('a correct password counts as an attempt of its network until the code follows', async () => {
  const { email, key } = await employWithApp()
  const guessFrom = (address: string) => async (n: number) =>
    (await shop.browse({ address }).signIn(`person${n}@shop.example`)).status
  const [one, other] = ['198.51.100.30', '203.0.113.30']
  const guess = guessFrom(one)
  for (let n = 0; n < 48; n++) expect(await guess(n)).toBe(401)
  for (let round = 0; round < 2; round++) expect((await shop.browse({ address: one }).signIn(email)).status).toBe(200)
  expect(await guess(48)).toBe(429)
  const guessThere = guessFrom(other)
  for (let n = 0; n < 49; n++) expect(await guessThere(n)).toBe(401)
  const browser = await shop.enter(email, { address: other })
  expect((await enterCode(browser, readCode(key, 1))).status).toBe(200)
  expect([await guessThere(49), await guessThere(50)]).toEqual([401, 429])
})

test('a used code is refused', async () => {
  const { email, key } = await employWithApp()
  const [owner, thief] = [shop.browse(), shop.browse({ address: '198.51.100.7' })]
  await owner.signIn(email)
  await thief.signIn(email)
  const code = readCode(key, 1)
  const both = await Promise.all([enterCode(owner, code), enterCode(thief, code)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  const late = shop.browse()
  await late.signIn(email)
  expect((await enterCode(late, code)).status).toBe(401)
  expect(await isIn(late)).toBe(false)
})

test('guessing codes stops after five for one sign-in and after ten for one person', async () => {
  const { email, key } = await employWithApp()
  const guess = async (browser: Browser, from: number) => {
    const statuses: number[] = []
    for (let code = from; code < from + 6; code++) statuses.push((await enterCode(browser, `${code}`)).status)
    return statuses
  }
  const first = shop.browse({ address: '198.51.100.1' })
  await first.signIn(email)
  expect(await guess(first, 100_001)).toEqual([401, 401, 401, 401, 401, 400])
  expect((await enterCode(first, readCode(key, 1))).status).toBe(401)
  const second = shop.browse({ address: '198.51.100.2' })
  await second.signIn(email)
  expect((await guess(second, 200_001)).slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  const third = shop.browse({ address: '198.51.100.3' })
  await third.signIn(email)
  expect((await enterCode(third, readCode(key, 1))).status).toBe(429)
  expect(await isIn(third)).toBe(false)
})

test('wrong codes from one network are counted over all people', async () => {
  const { email } = await employWithApp()
  const browser = shop.browse({ address: '198.51.100.50' })
  await browser.signIn(email)
  const statuses: number[] = []
  for (let code = 0; code < 31; code++) statuses.push((await enterCode(browser, `${300_000 + code}`)).status)
  expect(statuses.at(-1)).toBe(429)
  await shop.db.delete(rateLimits)
})

test('each recovery code works once, and new ones replace the old', async () => {
  const { email, backupCodes, browser: first, id } = await employWithApp()
  const [code = '', second = ''] = backupCodes
  const use = async (given: string) => {
    const browser = shop.browse()
    await browser.signIn(email)
    const { status } = await browser.library('two-factor/verify-backup-code', { code: given })
    return { status, browser }
  }
  const opened = await use(code)
  expect(opened.status).toBe(200)
  expect((await opened.browser.call('account')).body).toMatchObject({ recoveryCodesLeft: 9 })
  expect((await use(code)).status).toBe(401)
  expect((await first.library('two-factor/generate-backup-codes', { password: 'wrong' })).status).toBe(400)
  expect((await first.library('two-factor/generate-backup-codes', { password })).status).toBe(200)
  expect((await use(second)).status).toBe(401)
  const entries = await shop.db.select().from(audit).where(eq(audit.entityId, id)).orderBy(audit.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'set up authenticator',
    'use recovery code',
    'make recovery codes',
  ])
  expect(JSON.stringify(entries)).not.toContain(second)
})

test('no browser can be trusted to sign in without a code', async () => {
  const { email, key } = await employWithApp()
  const browser = shop.browse()
  await browser.signIn(email)
  const asked = await browser.library('two-factor/verify-totp', { code: readCode(key, 1), trustDevice: true })
  expect(asked.status).toBe(400)
  expect(await isIn(browser)).toBe(false)
})

test('removing the app needs the password, and an owner can remove it for somebody else', async () => {
  const one = await employWithApp()
  expect((await one.browser.library('two-factor/disable', { password: 'not the password' })).status).toBe(400)
  expect((await one.browser.library('two-factor/disable', { password })).status).toBe(200)
  expect(await isIn(await shop.enter(one.email))).toBe(true)

  const [two, three] = [await employWithApp(), await employWithApp()]
  const waiting = shop.browse()
  await waiting.signIn(two.email)
  const owner = await shop.enter((await shop.employ('owner', 'olive')).email)
  expect((await owner.call('removeAuthenticator', { uuid: two.id })).status).toBe(200)
  expect((await enterCode(waiting, readCode(two.key, 1))).status).toBe(401)
  expect(await isIn(await shop.enter(two.email))).toBe(true)
  const others = shop.browse()
  expect((await others.signIn(three.email)).body).toMatchObject({ twoFactorRedirect: true })
  expect((await enterCode(others, readCode(three.key, 1))).status).toBe(200)
})

test('somebody at the unlocked screen of an owner cannot remove the app without the password', async () => {
  const { id, email, browser, key } = await employWithApp('owner')
  expect(await browser.call('removeAuthenticator', { uuid: id.toUpperCase() })).toMatchObject({
    status: 403,
    body: { reason: 'Your own authenticator app is turned off under Your account.' },
  })
  const again = shop.browse()
  expect((await again.signIn(email)).body).toMatchObject({ twoFactorRedirect: true })
  expect((await enterCode(again, readCode(key, 1))).status).toBe(200)
})

test('somebody at an unlocked screen cannot guess the password', async () => {
  const { email } = await shop.employ('editor', 'eve')
  const browser = await shop.enter(email)
  const statuses: number[] = []
  for (let n = 0; n < 11; n++)
    statuses.push((await browser.library('two-factor/enable', { password: `guess number ${n}` })).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429])
  const changed = await browser.call('changePassword', { password, newPassword: 'thorn and ash and oak' })
  expect(changed.status).toBe(429)
})

test('secrets and recovery codes are stored encrypted or hashed', async () => {
  const { key, backupCodes, id } = await employWithApp()
  const rows = JSON.stringify(await shop.db.select().from(staffTwoFactors).where(eq(staffTwoFactors.userId, id)))
  expect(rows).not.toContain(key)
  expect(rows).not.toContain(backupCodes[0])
})

test('setting up needs a valid session', async () => {
  const stranger = shop.browse()
  expect((await stranger.library('two-factor/enable', { password })).status).toBe(401)
  const { email, id } = await shop.employ('sales', 'sid')
  const browser = await shop.enter(email)
  await shop.db
    .update(staffSessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(staffSessions.userId, id))
  expect((await browser.library('two-factor/enable', { password })).status).toBe(401)
  expect(await isIn(browser)).toBe(false)
})
