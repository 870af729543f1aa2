import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { forgetExpired } from './expired-rows.ts'
import { staff, staffSessions, staffTwoFactors, staffVerifications } from './tables.ts'

const shop = await openStaffShop()
const { db, lines } = shop
afterAll(shop.close)
const email = 'ann@shop.example'
beforeEach(async () => {
  for (const table of [staff, rateLimits]) await db.delete(table)
  await shop.employ('sales', 'ann')
})

const leaveLying = (days: number) =>
  db.update(staffSessions).set({ updatedAt: sql`now() - make_interval(secs => ${days * 86_400})` })
const inThreeYears = sql`now() + interval '3 years'`
const countSessions = () => db.$count(staffSessions)

test('signing in ends the earlier session of the same browser, even another person’s', async () => {
  const browser = await shop.enter(email)
  const thief = shop.browse()
  for (const [name, value] of browser.copyCookies()) thief.jar.set(name, value)
  await browser.signIn(email)
  expect((await thief.call('me')).status).toBe(401)
  expect((await browser.call('me')).status).toBe(200)
  await browser.signIn((await shop.employ('owner', 'ruth')).email)
  expect(await countSessions()).toBe(1)
  expect((await browser.call('login')).body).toMatchObject({ name: 'ruth' })
})

test('a failed sign-in, or one in another browser, ends no session', async () => {
  const browser = await shop.enter(email)
  expect((await browser.signIn(email, 'not the password')).status).toBe(401)
  await shop.enter(email)
  expect((await browser.call('me')).status).toBe(200)
  expect(await countSessions()).toBe(2)
})

test('both steps with an authenticator app leave one session, and the log distinguishes them', async () => {
  const browser = await shop.enter(email)
  const { body } = await browser.library('two-factor/enable', { password })
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  expect((await browser.library('two-factor/verify-totp', { code: readCode(key) })).status).toBe(200)
  lines.length = 0
  await browser.signIn(email)
  expect(await countSessions()).toBe(0)
  expect((await browser.library('two-factor/verify-totp', { code: readCode(key, 1) })).status).toBe(200)
  expect(await countSessions()).toBe(1)
  expect(lines.map(({ msg }) => msg)).toEqual(['a code is asked for', 'signed in'])
})

test('a session unused for a week is refused, by the shop and by the sign-in library', async () => {
  const browser = await shop.enter(email)
  await leaveLying(6.9)
  expect((await browser.call('me')).status).toBe(200)
  await leaveLying(7.1)
  expect((await browser.call('me')).status).toBe(401)
  expect((await browser.call('login')).body).toEqual({ loggedIn: false })
  const elsewhere = await shop.enter(email)
  const { sessions } = (await elsewhere.call('account')).body as { sessions: object[] }
  expect(sessions).toHaveLength(1)
  expect((await browser.library('two-factor/enable', { password })).status).toBe(401)
  expect((await browser.library('two-factor/verify-totp', { code: '000000' })).status).toBe(401)
  expect(await countSessions()).toBe(1)
})

test('sessions and links created while the clock was years ahead end once it is right', async () => {
  const past = await shop.enter(email)
  const { body } = await past.library('two-factor/enable', { password })
  await db.update(staffTwoFactors).set({ lockedUntil: inThreeYears })
  await db.update(staffSessions).set({ createdAt: inThreeYears, updatedAt: inThreeYears, expiresAt: inThreeYears })
  await db.insert(staffVerifications).values({ identifier: 'a link', value: 'digest', expiresAt: inThreeYears })
  const now = await shop.enter((await shop.employ('owner', 'ruth')).email)
  await forgetExpired(db)
  expect((await past.call('me')).status).toBe(401)
  expect((await now.call('me')).status).toBe(200)
  expect(await db.$count(staffVerifications)).toBe(0)
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  const again = await shop.enter(email)
  expect((await again.library('two-factor/verify-totp', { code: readCode(key) })).status).toBe(200)
})

test('checking for a session does not extend it', async () => {
  const browser = await shop.enter(email)
  await leaveLying(6)
  await browser.call('login')
  const [session] = await db.select().from(staffSessions)
  expect(Date.now() - Number(session?.updatedAt)).toBeGreaterThan(5 * 86_400_000)
})

test('a session ends two weeks after signing in, whatever its use', async () => {
  await shop.enter(email)
  const [session] = await db.select().from(staffSessions)
  expect(Number(session?.expiresAt) - Number(session?.createdAt)).toBeLessThanOrEqual(14 * 86_400_000 + 1000)
})

test('the session’s token is in its cookie and in no answer', async () => {
  const browser = shop.browse()
  const answers = [await browser.signIn(email), await browser.library('two-factor/enable', { password })]
  const key = new URL(String(answers[1]?.body.totpURI)).searchParams.get('secret') ?? ''
  answers.push(await browser.library('two-factor/verify-totp', { code: readCode(key) }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [session] = await db.select().from(staffSessions)
  expect([...browser.jar.values()].join()).toContain(session?.token)
  for (const { body } of answers) {
    expect(body).not.toHaveProperty('token')
    expect(JSON.stringify(body)).not.toContain(session?.token)
  }
})

test('every cookie over https is bound to the shop’s host, and works', async () => {
  const secure = await openStaffShop({ publicUrl: 'https://shop.example' })
  await secure.employ('owner', 'ruth')
  const browser = secure.browse()
  const { cookies } = await browser.signIn('ruth@shop.example')
  expect(cookies[0]).toMatch(/^__Host-showroom\.session_token=.*; Path=\/;.*; Secure/i)
  expect(cookies[0]).not.toMatch(/domain=/i)
  expect((await browser.call('me')).status).toBe(200)
  const { body } = await browser.library('two-factor/enable', { password })
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  await browser.library('two-factor/verify-totp', { code: readCode(key) })
  const asked = (await browser.signIn('ruth@shop.example')).cookies
  for (const line of asked) expect(line).toMatch(/^__Host-showroom\..*; Secure/i)
  expect((await browser.library('two-factor/verify-totp', { code: readCode(key, 1) })).status).toBe(200)
  await secure.close()
})

test('staff can open pages while the database is read-only', async () => {
  const browser = await shop.enter(email)
  await leaveLying(1)
  await db.execute(sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'cannot execute UPDATE in a read-only transaction' using errcode = '25006'; end $$`)
  await db.execute(sql`
    create trigger refuse_change before update on staff_sessions for each row execute function refuse_change()`)
  expect((await browser.call('me')).status).toBe(200)
  await db.execute(sql`drop function refuse_change cascade`)
})
