import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { sendResetLink } from './password-resets.ts'
import { staff, staffVerifications } from './tables.ts'

const shop = await openStaffShop()
const { db } = shop
afterAll(shop.close)
const newPassword = 'thorn and ash and oak'
const email = 'ruth@shop.example'
beforeEach(async () => {
  for (const table of [staff, staffVerifications, outbox, rateLimits]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
  await shop.employ('owner', 'ruth')
})

const request = (address = email) => shop.browse().call('requestReset', { email: address })
const reset = (token: string, to = newPassword) => shop.browse().call('resetPassword', { token, password: to })

const countWaiting = async () =>
  (await db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .length

/** Requests a reset link and waits for its mail. */
async function readToken(): Promise<string> {
  const before = (await shop.readMails(email)).length
  await request()
  await expect.poll(async () => (await shop.readMails(email)).length).toBe(before + 1)
  return /token=([\w-]+)/.exec((await shop.readMails(email)).at(-1)?.body ?? '')?.[1] ?? ''
}

test('the mailed link sets a new password, and ends every session', async () => {
  const [one, two] = [await shop.enter(email), await shop.enter(email)]
  const token = await readToken()
  expect((await reset(token)).status).toBe(200)
  for (const browser of [one, two]) expect((await browser.call('me')).status).toBe(401)
  expect((await shop.browse().signIn(email)).status).toBe(401)
  expect((await shop.browse().signIn(email, newPassword)).status).toBe(200)
  const mails = await shop.readMails(email)
  expect(mails.map(({ kind }) => kind)).toEqual(['password-reset', 'password-changed'])
  const entries = await db.select().from(audit)
  expect(entries.map(({ action }) => action)).toEqual(['reset password'])
  expect(JSON.stringify(entries)).not.toContain(token)
})

test('the answer does not reveal who is on the staff, and only members get a mail', async () => {
  const known = await request(email.toUpperCase())
  const unknown = await request('nobody@shop.example')
  expect(unknown).toEqual(known)
  await expect.poll(async () => (await db.select().from(outbox)).length).toBe(1)
  expect(await shop.readMails('nobody@shop.example')).toEqual([])
})

test('a link works once, even when it is used twice at the same time', async () => {
  const token = await readToken()
  const both = await Promise.all([reset(token), reset(token, 'quite another password')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect((await reset(token)).status).toBe(403)
})

test('only the newest link is valid, for an hour', async () => {
  const old = await readToken()
  const token = await readToken()
  expect((await reset(old)).status).toBe(403)
  await db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await reset(token)).status).toBe(403)
  expect((await shop.browse().signIn(email)).status).toBe(200)
})

test('a new link does not invalidate the link of somebody else', async () => {
  await shop.employ('editor', 'ann')
  const token = await readToken()
  await request('ann@shop.example')
  await expect.poll(async () => (await shop.readMails('ann@shop.example')).length).toBe(1)
  expect((await reset(token)).status).toBe(200)
})

test('a queued mail with a former link is not sent, nor any mail after its hour', async () => {
  await readToken()
  await readToken()
  const mails = await shop.readMails(email)
  expect(mails.map(({ status }) => status)).toEqual(['replaced', 'queued'])
  const [link] = await db.select().from(staffVerifications)
  expect(mails[1]?.usefulUntil).toEqual(link?.expiresAt)
})

test('a weak password is refused at its field and does not use the link up', async () => {
  const token = await readToken()
  expect((await reset(token, 'short')).body).toMatchObject({ fields: { password: expect.any(String) } })
  expect((await reset(token)).status).toBe(200)
})

test('a link of another kind is refused', async () => {
  const token = 'an-owner-link'
  const { digestToken, inHours } = await import('./one-time-links.ts')
  const link = { identifier: 'owner-link', value: digestToken(token), expiresAt: inHours(1) }
  await db.insert(staffVerifications).values(link)
  expect((await reset(token)).status).toBe(403)
})

test('the database contains no working link', async () => {
  const token = await readToken()
  expect(JSON.stringify(await db.select().from(staffVerifications))).not.toContain(token)
})

test('mails to one address and requests from one network are limited', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++)
    statuses.push((await shop.browse({ address: `198.51.100.${n}` }).call('requestReset', { email })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await db.delete(rateLimits)
  const asked: number[] = []
  for (let n = 0; n < 11; n++) asked.push((await request(`person${n}@shop.example`)).status)
  expect(asked).toEqual([...Array(10).fill(200), 429])
})

test('a queued mail is not sent once its link is invalid', async () => {
  const mark = () => db.update(outbox).set({ status: 'queued', sentAt: null })
  const states = async () =>
    (await shop.readMails(email)).filter(({ kind }) => kind === 'password-reset').map(({ status }) => status)
  const browser = await shop.enter(email)
  await readToken()
  expect((await browser.call('changePassword', { password, newPassword })).status).toBe(200)
  expect(await states()).toEqual(['replaced'])
  await mark()
  expect(
    (await browser.call('saveAccount', { name: 'Ruth', email: 'r@shop.example', password: newPassword })).status,
  ).toBe(200)
  expect(await states()).toEqual(['replaced'])
})

test('no link is sent to an address that is being changed, or to a person who is being removed', async () => {
  for (const values of [{ email: 'r@shop.example' }, { removedAt: new Date() }]) {
    await db.update(staff).set({ email, removedAt: null })
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const changing = db.transaction(async (tx) => {
      await tx.update(staff).set(values)
      locked.resolve()
      await release.promise
    })
    await locked.promise
    let hasEnded = false
    const sending = sendResetLink(db, 'http://shop.example', email).finally(() => {
      hasEnded = true
    })
    await expect.poll(async () => hasEnded || (await countWaiting()) > 0).toBe(true)
    release.resolve()
    await Promise.all([changing, sending])
    expect(await shop.readMails(email)).toEqual([])
    expect(await db.select().from(staffVerifications)).toEqual([])
  }
})

test('a changed email address or password invalidates the link', async () => {
  const browser = await shop.enter(email)
  const token = await readToken()
  expect((await browser.call('changePassword', { password, newPassword })).status).toBe(200)
  expect((await reset(token)).status).toBe(403)
  const again = await readToken()
  const moved = await browser.call('saveAccount', { name: 'Ruth', email: 'r@shop.example', password: newPassword })
  expect(moved.status).toBe(200)
  expect((await reset(again)).status).toBe(403)
  expect(await db.select().from(staff).where(eq(staff.email, 'r@shop.example'))).toHaveLength(1)
})
