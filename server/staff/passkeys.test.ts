import { afterAll, beforeEach, expect, test } from 'vitest'
import { openPasskeyDevice } from '../../tests/support/staff/passkey.ts'
import { type Browser, openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { offerRescueLink } from './rescue-link.ts'
import { staff, staffPasskeys, staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db, publicUrl, lines } = shop
afterAll(shop.close)
const email = 'ruth@shop.example'
beforeEach(async () => {
  for (const table of [staff, rateLimits]) await db.delete(table)
  await shop.employ('owner', 'ruth')
})

type Device = ReturnType<typeof openPasskeyDevice>
const newDevice = (facts: object = {}) => openPasskeyDevice({ origin: publicUrl, ...facts })

async function add(browser: Browser, device: Device) {
  const { body } = await browser.library('passkey/begin', { password })
  return browser.library('passkey/verify-registration', { response: device.make(body as never), name: 'My phone' })
}

async function enter(browser: Browser, device: Device) {
  const { body } = await browser.library('passkey/enter', {})
  return browser.library('passkey/verify-authentication', { response: device.enter(body as never) })
}

/** A member of staff with a passkey and its device. */
async function own() {
  const [browser, device] = [await shop.enter(email), newDevice()]
  expect((await add(browser, device)).status).toBe(200)
  return { browser, device }
}

test('a passkey signs in without a password, and the answer does not contain the token', async () => {
  const { device } = await own()
  const browser = shop.browse()
  lines.length = 0
  const entered = await enter(browser, device)
  expect(entered.status).toBe(200)
  expect((await browser.call('me')).body).toMatchObject({ email })
  expect(lines).toEqual([expect.objectContaining({ msg: 'signed in', step: '/passkey/verify-authentication' })])
  for (const { token } of await db.select().from(staffSessions))
    expect(JSON.stringify(entered.body)).not.toContain(token)
})

test('adding a passkey needs the password', async () => {
  const browser = await shop.enter(email)
  expect(await browser.library('passkey/begin', { password: 'not the password' })).toMatchObject({
    status: 400,
    body: { fields: { password: 'That is not your password.' } },
  })
  expect((await shop.browse().library('passkey/begin', { password })).status).toBe(401)
  expect((await browser.library('passkey/begin', { password }, { origin: 'https://evil.example' })).status).toBe(403)
  const response = newDevice().make({ rp: { id: 'shop.example' }, challenge: 'made-up' })
  expect((await browser.library('passkey/verify-registration', { response })).status).toBe(400)
  expect(await db.$count(staffPasskeys)).toBe(0)
})

test('a passkey can be added days after signing in with the password', async () => {
  const browser = await shop.enter(email)
  await db.update(staffSessions).set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
  expect((await add(browser, newDevice())).status).toBe(200)
})

test.each([
  ['of another site', { origin: 'https://evil.example' }, 400],
  ['without user verification', { verifies: false }, 401],
])('a passkey %s is refused', async (_, facts, status) => {
  const added = await add(await shop.enter(email), newDevice(facts))
  expect(added).toMatchObject({ status })
  expect(await db.$count(staffPasskeys)).toBe(0)
})

test('the signature of a device is accepted once, and that of an unknown device is refused', async () => {
  const { device } = await own()
  const browser = shop.browse()
  const { body } = await browser.library('passkey/enter', {})
  const response = device.enter(body as never)
  expect((await browser.library('passkey/verify-authentication', { response })).status).toBe(200)
  expect((await browser.library('passkey/verify-authentication', { response })).status).toBe(400)
  expect((await enter(shop.browse(), newDevice())).status).toBe(401)
})

test.each([{}, { response: 1 }, { response: {} }, { response: { id: {} } }, { response: { id: 'a\0b' } }])(
  '%j is refused in a sentence',
  async (body) => {
    const browser = await shop.enter(email)
    for (const path of ['passkey/verify-authentication', 'passkey/verify-registration']) {
      const { status, body: problem } = await browser.library(path, body)
      expect(status).toBe(400)
      expect(problem.reason).toEqual(expect.any(String))
    }
  },
)

test('registering gives no session or account, and the library’s other calls do not exist', async () => {
  const browser = await shop.enter(email)
  const { body } = await browser.library('passkey/begin', { password })
  const sent = { response: newDevice().make(body as never), createSession: true }
  expect((await browser.library('passkey/verify-registration', sent)).status).toBe(400)
  const others = ['generate-register-options', 'generate-authenticate-options', 'delete-passkey', 'update-passkey']
  for (const path of others) {
    expect((await browser.library(`passkey/${path}`, {})).status).toBe(404)
    expect((await shop.app.request(`${publicUrl}/api/auth/passkey/${path}`)).status).toBe(404)
  }
})

test('a removed person cannot sign in with a passkey', async () => {
  const { device } = await own()
  await db.update(staff).set({ removedAt: new Date() })
  expect((await enter(shop.browse(), device)).status).toBe(401)
})

test('people see their own passkeys, and remove one with the password', async () => {
  const { browser, device } = await own()
  const { passkeys } = (await browser.call('account')).body as { passkeys: { uuid: string; name: string }[] }
  expect(passkeys).toEqual([{ uuid: expect.any(String), name: 'My phone', addedAt: expect.any(String) }])
  const uuid = passkeys[0]?.uuid
  const other = await shop.enter((await shop.employ('owner', 'olive')).email)
  expect((await other.call('removePasskey', { uuid, password })).status).toBe(404)
  expect((await browser.call('removePasskey', { uuid, password: 'not the password' })).status).toBe(400)
  expect((await browser.call('removePasskey', { uuid, password })).status).toBe(200)
  expect((await enter(shop.browse(), device)).status).toBe(401)
})

test('an owner removes the passkeys of a person who has lost their phone, and nobody else’s', async () => {
  const [{ device: kept }, lost] = [await own(), newDevice()]
  const ann = await shop.employ('editor', 'ann')
  const owner = await shop.enter((await shop.employ('owner', 'olive')).email)
  expect((await add(await shop.enter(ann.email), lost)).status).toBe(200)
  expect((await owner.call('removeAuthenticator', { uuid: ann.id })).status).toBe(200)
  expect((await enter(shop.browse(), lost)).status).toBe(401)
  expect((await enter(shop.browse(), kept)).status).toBe(200)
})

test('the rescue link removes passkeys, as after a move to another domain', async () => {
  const { browser, device } = await own()
  const { link } = await offerRescueLink(db, publicUrl)
  const token = new URL(link).searchParams.get('token')
  expect((await browser.call('resetPassword', { token, password: 'seven herons in the reeds' })).status).toBe(200)
  expect((await enter(shop.browse(), device)).status).toBe(401)
})
