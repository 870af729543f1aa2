import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { staff, staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db } = shop
afterAll(shop.close)
const newPassword = 'thorn and ash and oak'
const email = 'ann@shop.example'
beforeEach(async () => {
  for (const table of [staff, outbox, rateLimits]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
  await shop.employ('sales', 'ann')
})

type Session = { uuid: string; current: boolean; device: string; address: string; lastUsedAt: string }
type Own = { sessions: Session[] }
const phone = { address: '198.51.100.9', device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1' }

test('everybody sees their own sign-ins and nobody else’s', async () => {
  const other = await shop.employ('owner', 'ruth')
  await shop.enter(other.email)
  const desktop = await shop.enter(email)
  await shop.enter(email, phone)
  const { sessions } = (await desktop.call('account')).body as Own
  const seen = sessions.map(({ device, address, current }) => ({ device, address, current }))
  expect(seen).toContainEqual({ device: 'Firefox on Windows', address: '192.0.2.1', current: true })
  expect(seen).toContainEqual({ device: 'Safari on an iPhone', address: '198.51.100.9', current: false })
  expect(seen).toHaveLength(2)
})

test('the last use of a session is recorded', async () => {
  const browser = await shop.enter(email)
  const daysAgo = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000)
  await db.update(staffSessions).set({ updatedAt: daysAgo, ipAddress: '203.0.113.5' })
  const { sessions } = (await browser.call('account')).body as Own
  expect(sessions).toMatchObject([{ address: '192.0.2.1' }])
  expect(Date.now() - Date.parse(sessions[0]?.lastUsedAt ?? '')).toBeLessThan(60_000)
})

test('a session can end one other session, or all others', async () => {
  const [desktop, mobile, laptop] = [await shop.enter(email), await shop.enter(email, phone), await shop.enter(email)]
  const { sessions } = (await desktop.call('account')).body as Own
  const uuid = sessions.find(({ device }) => device.includes('iPhone'))?.uuid ?? ''
  expect((await desktop.call('endSession', { uuid })).status).toBe(200)
  expect((await mobile.call('me')).status).toBe(401)
  expect((await laptop.call('me')).status).toBe(200)
  expect((await desktop.call('endOtherSessions')).status).toBe(200)
  expect((await laptop.call('me')).status).toBe(401)
  expect((await desktop.call('me')).status).toBe(200)
})

test('ending somebody else’s session is refused', async () => {
  const ruth = await shop.employ('owner', 'ruth')
  const owner = await shop.enter(ruth.email)
  const { sessions } = (await owner.call('account')).body as Own
  const ann = await shop.enter(email)
  expect((await ann.call('endSession', { uuid: sessions[0]?.uuid })).status).toBe(404)
  expect((await owner.call('me')).status).toBe(200)
})

test('a new password needs the old one, and ends all other sessions', async () => {
  const [desktop, laptop] = [await shop.enter(email), await shop.enter(email)]
  const wrong = await desktop.call('changePassword', { password: 'not the password', newPassword })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { password: 'That is not your password.' } } })
  const weak = await desktop.call('changePassword', { password, newPassword: 'short' })
  expect(weak.body).toMatchObject({ fields: { newPassword: 'A password needs 12 characters or more.' } })
  expect((await desktop.call('changePassword', { password, newPassword })).status).toBe(200)
  expect((await desktop.call('me')).status).toBe(200)
  expect((await laptop.call('me')).status).toBe(401)
  expect((await shop.browse().signIn(email)).status).toBe(401)
  expect((await shop.browse().signIn(email, newPassword)).status).toBe(200)
  expect((await shop.readMails(email)).map(({ kind }) => kind)).toEqual(['password-changed'])
  const entries = JSON.stringify(await db.select().from(audit))
  expect(entries).toContain('change password')
  expect(entries).not.toContain(newPassword)
})

test('changing the email address needs the password, a name does not, and the old address gets a mail', async () => {
  const browser = await shop.enter(email)
  expect((await browser.call('saveAccount', { name: 'Ann Elm', email })).status).toBe(200)
  const moving = { name: 'Ann Elm', email: 'elm@shop.example' }
  expect((await browser.call('saveAccount', moving)).body).toMatchObject({ fields: { password: expect.any(String) } })
  expect((await browser.call('saveAccount', { ...moving, password: 'not the password' })).status).toBe(400)
  expect((await browser.call('saveAccount', { ...moving, password })).status).toBe(200)
  expect((await browser.call('me')).body).toMatchObject({ ...moving, role: 'sales' })
  expect((await shop.readMails(email)).map(({ kind }) => kind)).toEqual(['email-changed'])
  expect((await shop.browse().signIn('elm@shop.example')).status).toBe(200)
})

test('an email address of somebody else is refused at its field', async () => {
  const ruth = await shop.employ('owner', 'ruth')
  const browser = await shop.enter(email)
  const taken = await browser.call('saveAccount', { name: 'ann', email: ruth.email, password })
  expect(taken).toMatchObject({
    status: 409,
    body: { fields: { email: expect.stringMatching(/^Somebody else on the staff/) } },
  })
  const [row] = await db.select().from(staff).where(eq(staff.email, email))
  expect(row).toBeDefined()
})
