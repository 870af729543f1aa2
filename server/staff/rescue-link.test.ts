import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { offerRescueLink } from './rescue-link.ts'
import { staff, staffVerifications } from './tables.ts'

const shop = await openStaffShop()
const { db, publicUrl } = shop
afterAll(shop.close)
const newPassword = 'thorn and ash and oak'
const email = 'olive@shop.example'
beforeEach(async () => {
  for (const table of [staff, staffVerifications, outbox, rateLimits]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
  await shop.employ('owner', 'olive')
})

async function readToken(address?: string): Promise<string> {
  const { link } = await offerRescueLink(db, publicUrl, address)
  return new URL(link).searchParams.get('token') ?? ''
}
const reset = (token: string) => shop.browse().call('resetPassword', { token, password: newPassword })

async function setUpApp(): Promise<void> {
  const browser = await shop.enter(email)
  const { body } = await browser.library('two-factor/enable', { password })
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  expect((await browser.library('two-factor/verify-totp', { code: readCode(key) })).status).toBe(200)
}

const signInAgain = async () => {
  const browser = shop.browse()
  const { body } = await browser.signIn(email, newPassword)
  return { askedForCode: body.twoFactorRedirect === true, isIn: (await browser.call('me')).status === 200 }
}

test('the link sets a new password and removes the authenticator, and the owner is informed', async () => {
  await setUpApp()
  expect((await reset(await readToken())).status).toBe(200)
  expect(await signInAgain()).toEqual({ askedForCode: false, isIn: true })
  expect((await shop.readMails(email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  const entries = await db.select().from(audit).orderBy(audit.id)
  expect(entries.map(({ action }) => action)).toEqual([
    'set up authenticator',
    'remove authenticator',
    'reset password',
  ])
})

test('an unused link changes nothing', async () => {
  await setUpApp()
  await readToken()
  const browser = shop.browse()
  expect((await browser.signIn(email)).body).toMatchObject({ twoFactorRedirect: true })
})

test('only the newest link is valid, once, for an hour', async () => {
  const old = await readToken()
  const token = await readToken()
  expect((await reset(old)).status).toBe(403)
  const both = await Promise.all([reset(token), reset(token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  const late = await readToken()
  await db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await reset(late)).status).toBe(403)
})

test('a forgotten-password link keeps the authenticator', async () => {
  await setUpApp()
  await shop.browse().call('requestReset', { email })
  await expect.poll(async () => (await shop.readMails(email)).length).toBe(1)
  const token = /token=([\w-]+)/.exec((await shop.readMails(email))[0]?.body ?? '')?.[1] ?? ''
  expect((await reset(token)).status).toBe(200)
  expect(await signInAgain()).toEqual({ askedForCode: true, isIn: false })
})

test('a password changed since invalidates the link', async () => {
  const token = await readToken()
  const browser = await shop.enter(email)
  expect((await browser.call('changePassword', { password, newPassword })).status).toBe(200)
  expect((await reset(token)).status).toBe(403)
})

test('the link is for owners alone, and needs an address if there are several owners', async () => {
  await shop.employ('editor', 'edith')
  await expect(readToken('edith@shop.example')).rejects.toThrow('npm run owner-link -- olive@shop.example')
  await shop.employ('owner', 'ruth')
  await expect(readToken()).rejects.toThrow('olive@shop.example or ruth@shop.example')
  expect(await offerRescueLink(db, publicUrl, 'Ruth@Shop.example')).toMatchObject({ name: 'ruth' })
  await db.delete(staff)
  await expect(readToken()).rejects.toThrow('npm start')
})

test('the database contains no working link', async () => {
  const token = await readToken()
  expect(JSON.stringify(await db.select().from(staffVerifications))).not.toContain(token)
})
