import { afterAll, beforeEach, expect, test } from 'vitest'
import { hasWaiting } from '../../tests/support/database/database.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { readCode } from '../../tests/support/staff/authenticator.ts'
import { openPasskeyDevice } from '../../tests/support/staff/passkey.ts'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import type { Transaction } from '../platform/database.ts'
import type { Member } from './member.ts'
import { setPassword } from './passwords.ts'
import { dropSessions } from './sessions.ts'
import { staff, staffPasskeys, staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db, auth, database } = shop
afterAll(shop.close)
const other = 'a horse that nobody has stolen'
let ruth: Member
beforeEach(async () => {
  await db.delete(staff)
  ruth = await shop.employ('owner', 'ruth')
})

/** Makes a change while a new session of the member waits for the lock on their row. */
async function changeMeanwhile<Answer>(enter: () => Promise<Answer>, change: (tx: Transaction) => Promise<unknown>) {
  const blocker = await database.sql.reserve()
  await blocker`begin`
  await blocker`select from staff where id = ${ruth.id} for update`
  const entering = enter()
  await waitFor(async () => expect(await hasWaiting(database)).toBe(true))
  await db.transaction(change)
  await blocker`rollback`
  blocker.release()
  return entering
}

test('a sign-in is refused if the password is changed before the session is created', async () => {
  const { password: passwords } = await (await auth.library()).$context
  const hash = await passwords.hash(other)
  const entered = await changeMeanwhile(
    () => shop.browse().signIn(ruth.email, password),
    async (tx) => {
      await setPassword(tx, ruth, hash)
      await dropSessions(tx, ruth.id)
    },
  )
  expect(entered).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
  expect(await db.select().from(staffSessions)).toEqual([])
  expect((await shop.browse().signIn(ruth.email, other)).status).toBe(200)
})

test.each(['code', 'recovery code'] as const)(
  'a sign-in whose password is changed while its %s is checked is refused',
  async (step) => {
    const { password: passwords } = await (await auth.library()).$context
    const hash = await passwords.hash(other)
    const browser = await shop.enter(ruth.email)
    const { body } = await browser.library('two-factor/enable', { password })
    const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] }
    const key = new URL(totpURI).searchParams.get('secret') ?? ''
    await browser.library('two-factor/verify-totp', { code: readCode(key) })
    const thief = shop.browse()
    await thief.signIn(ruth.email, password)
    const entered = await changeMeanwhile(
      () =>
        step === 'code'
          ? thief.library('two-factor/verify-totp', { code: readCode(key, 1) })
          : thief.library('two-factor/verify-backup-code', { code: backupCodes[0] }),
      async (tx) => {
        await setPassword(tx, ruth, hash)
        await dropSessions(tx, ruth.id)
      },
    )
    expect(entered).toMatchObject({ status: 401, body: { code: 'INVALID_TWO_FACTOR_COOKIE' } })
    expect(await db.select().from(staffSessions)).toEqual([])
  },
)

test.each(['before its code is asked for', 'while its code is asked for'])(
  'a sign-in whose password is changed %s is refused at the code',
  async (moment) => {
    const { password: passwords } = await (await auth.library()).$context
    const hash = await passwords.hash(other)
    const browser = await shop.enter(ruth.email)
    const { body } = await browser.library('two-factor/enable', { password })
    const key = new URL(String(body.totpURI)).searchParams.get('secret') ?? ''
    await browser.library('two-factor/verify-totp', { code: readCode(key) })
    const thief = shop.browse()
    shop.lines.length = 0
    const blocker = await database.sql.reserve()
    await blocker`begin`
    if (moment.startsWith('before')) await blocker`select from staff where id = ${ruth.id} for update`
    else await blocker`lock table staff_verifications in share mode`
    const entering = thief.signIn(ruth.email, password)
    await waitFor(async () => expect(await hasWaiting(database)).toBe(true))
    await blocker`update staff_accounts set password = ${hash} where user_id = ${ruth.id}`
    await blocker`delete from staff_verifications where value = ${ruth.id}`
    await blocker`commit`
    blocker.release()
    expect(await entering).toMatchObject({ status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD' } })
    const refused = { msg: 'a sign-in was refused', account: ruth.id, reason: 'INVALID_EMAIL_OR_PASSWORD' }
    expect(shop.lines).toEqual([expect.objectContaining(refused)])
    const entered = await thief.library('two-factor/verify-totp', { code: readCode(key, 1) })
    expect(entered).toMatchObject({ status: 401 })
    expect(await db.select().from(staffSessions)).toHaveLength(1)
  },
)

test('a sign-in is refused if the passkey is removed before the session is created', async () => {
  const browser = await shop.enter(ruth.email)
  const device = openPasskeyDevice({ origin: shop.publicUrl })
  const { body: making } = await browser.library('passkey/begin', { password })
  await browser.library('passkey/verify-registration', { response: device.make(making as never), name: 'My phone' })
  const thief = shop.browse()
  const { body: asked } = await thief.library('passkey/enter', {})
  const entered = await changeMeanwhile(
    () => thief.library('passkey/verify-authentication', { response: device.enter(asked as never) }),
    async (tx) => {
      await tx.delete(staffPasskeys)
      await dropSessions(tx, ruth.id)
    },
  )
  expect(entered).toMatchObject({ status: 401, body: { code: 'PASSKEY_NOT_FOUND' } })
  expect(await db.select().from(staffSessions)).toEqual([])
})
