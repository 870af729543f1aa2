import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { logCounts, maxPerKind } from '../platform/sparing-log.ts'
import { rateLimits } from '../platform/tables.ts'
import { staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db, lines } = shop
afterAll(shop.close)
const ruth = await shop.employ('owner', 'ruth')
const sally = await shop.employ('sales', 'sally')
beforeEach(async () => {
  await db.delete(rateLimits)
  logCounts(shop.log)
  lines.length = 0
})

const from = '192.0.2.0/24'
const written = () => JSON.stringify(lines)

test('a sign-in is logged with the account and the network', async () => {
  await shop.enter(ruth.email)
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'signed in',
      step: '/sign-in/email',
      account: ruth.id,
      from,
      requestId: 'test-1',
    }),
  ])
  expect(written()).not.toMatch(/ruth@|192\.0\.2\.1\b/)
})

test('a wrong password is logged with the account, and an unknown address with a digest', async () => {
  await shop.browse({ address: '2001:db8:1:2::3' }).signIn(ruth.email.toUpperCase(), 'a wrong password')
  await shop.browse().signIn('nobody@shop.example', 'a wrong password')
  await shop.browse().signIn('nobody@shop.example', 'a wrong password')
  const [first, second, third] = lines
  const refused = { level: 30, msg: 'a sign-in was refused', reason: 'INVALID_EMAIL_OR_PASSWORD' }
  expect(first).toMatchObject({ ...refused, account: ruth.id, from: '2001:db8:1::/48' })
  expect(second).toMatchObject({ ...refused, account: expect.stringMatching(/^nobody-[0-9a-f]{12}$/), from })
  expect(third?.account).toBe(second?.account)
  expect(lines).toHaveLength(3)
  expect(written()).not.toMatch(/ruth@|nobody@|wrong password/i)
})

test('too many attempts are logged as a warning', async () => {
  for (let n = 0; n < 11; n++) await shop.browse().signIn(ruth.email, `guess number ${n}`)
  expect(lines.at(-1)).toMatchObject({ level: 40, msg: 'too many tries to sign in', account: ruth.id, from })
})

test('a wrong code and a wrong password at an unlocked screen are logged', async () => {
  const browser = await shop.enter(sally.email)
  lines.length = 0
  await browser.library('two-factor/enable', { password: 'not the password' })
  expect(lines).toEqual([
    expect.objectContaining({ step: '/two-factor/enable', account: sally.id, reason: 'INVALID_PASSWORD' }),
  ])
  const { body } = await browser.library('two-factor/enable', { password })
  const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
  await browser.library('two-factor/verify-totp', { code: readCode(key) })
  const again = shop.browse()
  await again.signIn(sally.email)
  lines.length = 0
  await again.library('two-factor/verify-totp', { code: '000000' })
  expect(lines).toEqual([
    expect.objectContaining({ step: '/two-factor/verify-totp', account: sally.id, reason: 'INVALID_CODE', from }),
  ])
  expect(written()).not.toContain('000000')
})

test('a forbidden request is logged with the account, and a stranger’s without', async () => {
  const browser = await shop.enter((await shop.employ('editor', 'eve')).email)
  lines.length = 0
  await browser.call('people')
  await browser.call('endOtherSessions', {}, { origin: 'https://evil.example' })
  await shop.browse().call('me')
  const refused = { msg: 'a request was refused', from }
  expect(lines).toEqual([
    expect.objectContaining({
      ...refused,
      level: 40,
      status: 403,
      path: '/api/staff/people',
      account: expect.any(String),
    }),
    expect.objectContaining({ ...refused, level: 40, status: 403, account: expect.any(String) }),
    expect.objectContaining({ ...refused, level: 30, status: 401, path: '/api/staff/me' }),
  ])
})

test('refused input and too many requests are logged without what was sent', async () => {
  const browser = await shop.enter(ruth.email)
  lines.length = 0
  await browser.call('invite', { email: 'private words', role: 'private words' })
  const token = 'private words'.repeat(100)
  await shop.browse().call('createOwner', { token, name: '', email: 'private@words', password: 'private words' })
  for (let n = 0; n < 6; n++) await shop.browse().call('requestReset', { email: 'private@words.example' })
  const refused = { msg: 'a request was refused', from, requestId: 'test-1' }
  expect(lines).toEqual([
    expect.objectContaining({ ...refused, level: 30, status: 400, account: ruth.id }),
    expect.objectContaining({ ...refused, level: 30, status: 400, path: '/api/staff/owner' }),
    expect.objectContaining({ ...refused, level: 40, status: 429, path: '/api/staff/sign-in/forgotten' }),
  ])
  expect(written()).not.toMatch(/private|words/)
})

// The tables of sessions, and of the rows that the library reads after a session or joined to a user.
test.each(['staff_sessions', 'staff', 'staff_accounts'])(
  'a failure of the database (%s) is logged once, without a token or an address',
  async (table) => {
    const browser = await shop.enter(ruth.email)
    const [session] = await db.select().from(staffSessions)
    const [name, elsewhere] = [sql.identifier(table), sql.identifier('elsewhere')]
    lines.length = 0
    const printed = vi.spyOn(console, 'error')
    onTestFinished(() => printed.mockRestore())
    const statuses: number[] = []
    await db.execute(sql`alter table ${name} rename to ${elsewhere}`)
    try {
      statuses.push((await browser.call('me')).status, (await browser.signIn(ruth.email)).status)
    } finally {
      await db.execute(sql`alter table ${elsewhere} rename to ${name}`)
    }
    expect(printed).not.toHaveBeenCalled()
    const failures = statuses.filter((status) => status === 500)
    expect(failures).not.toEqual([])
    expect(lines.filter(({ level }) => Number(level) >= 50)).toHaveLength(failures.length)
    for (const secret of [session?.token ?? 'no token', ruth.email, '192.0.2.1"', password])
      expect(written()).not.toContain(secret)
  },
)

test('a flood of refused calls is counted by network, and hides no other line', async () => {
  const flood = shop.browse({ address: '203.0.113.9' })
  for (let n = 0; n < 100; n++) await flood.call('me')
  await shop.browse().call('me')
  const refusals = lines.filter(({ msg }) => msg === 'a request was refused').map((line) => line.from)
  expect(refusals.filter((place) => place === '203.0.113.0/24')).toHaveLength(maxPerKind)
  expect(refusals).toContain(from)
  logCounts(shop.log)
  expect(lines.at(-1)).toMatchObject({ status: 401, from: '203.0.113.0/24', more: 100 - maxPerKind })
})
