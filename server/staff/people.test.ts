import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { enquiries } from '../enquiries/tables.ts'
import { rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { staff, staffSessions } from './tables.ts'

const shop = await openStaffShop()
const { db } = shop
afterAll(shop.close)
beforeEach(async () => {
  await db.delete(staff)
  await db.delete(rateLimits)
})

const readRow = async (id: string) => (await db.select().from(staff).where(eq(staff.id, id)))[0]

async function openOffice() {
  const ruth = await shop.employ('owner', 'ruth')
  const ann = await shop.employ('sales', 'ann')
  return { ruth, ann, owner: await shop.enter(ruth.email), browser: await shop.enter(ann.email) }
}

test('the owner sees the staff without any secret', async () => {
  const { owner, ann } = await openOffice()
  const { body } = await owner.call('people')
  expect(body.people).toEqual([
    expect.objectContaining({ uuid: ann.id, name: 'ann', role: 'sales', authenticator: false, removedAt: null }),
    expect.objectContaining({ name: 'ruth', role: 'owner' }),
  ])
  expect(JSON.stringify(body)).not.toMatch(/password|token|secret/i)
})

test('the open enquiries of each member are counted, former members included', async () => {
  const { owner, ann } = await openOffice()
  const about = { name: 'Pell', email: 'pell@example.com', department: 'General Inquiry', description: 'Is it oak?' }
  const statuses = ['new', 'visit-booked', 'won', 'spam'] as const
  await db.insert(enquiries).values(statuses.map((status) => ({ ...about, status, assigneeId: ann.id })))
  await db.insert(enquiries).values(about)
  await owner.call('removePerson', { uuid: ann.id })
  const { body } = await owner.call('people')
  expect(body.people).toEqual([
    expect.objectContaining({ uuid: ann.id, openEnquiries: 2 }),
    expect.objectContaining({ name: 'ruth', openEnquiries: 0 }),
  ])
})

test('a new role takes effect at the next request', async () => {
  const { owner, browser, ann } = await openOffice()
  expect((await browser.call('people')).status).toBe(403)
  expect((await owner.call('changeRole', { uuid: ann.id, role: 'owner' })).status).toBe(200)
  expect((await browser.call('people')).status).toBe(200)
  expect((await browser.call('changeRole', { uuid: ann.id, role: 'editor' })).status).toBe(200)
  expect((await browser.call('people')).status).toBe(403)
})

test('a removed person is signed out at once, stays out, and can be restored', async () => {
  const { owner, browser, ann } = await openOffice()
  expect((await owner.call('removePerson', { uuid: ann.id })).status).toBe(200)
  expect((await browser.call('me')).status).toBe(401)
  expect((await browser.call('login')).body).toEqual({ loggedIn: false })
  expect(await shop.browse().signIn(ann.email)).toMatchObject({ status: 401, cookies: [] })
  expect((await owner.call('removePerson', { uuid: ann.id })).status).toBe(404)

  expect((await owner.call('restorePerson', { uuid: ann.id })).status).toBe(200)
  expect((await owner.call('restorePerson', { uuid: ann.id })).status).toBe(409)
  expect((await browser.call('me')).status).toBe(401)
  expect((await (await shop.enter(ann.email)).call('me')).body).toMatchObject({ name: 'ann', role: 'sales' })
  const entries = await db.select().from(audit).where(eq(audit.entityId, ann.id)).orderBy(audit.id)
  expect(entries.map(({ action, staffName }) => `${staffName}: ${action}`)).toEqual(['ruth: remove', 'ruth: restore'])
})

test('an owner signs somebody out everywhere, who may sign in again', async () => {
  const { owner, browser, ann } = await openOffice()
  const phone = await shop.enter(ann.email)
  expect((await browser.call('endSessionsOf', { uuid: ann.id })).status).toBe(403)
  expect((await owner.call('endSessionsOf', { uuid: ann.id })).status).toBe(200)
  for (const one of [browser, phone]) expect((await one.call('me')).status).toBe(401)
  expect((await owner.call('me')).status).toBe(200)
  expect((await (await shop.enter(ann.email)).call('me')).status).toBe(200)
  const entries = await db.select().from(audit).where(eq(audit.entityId, ann.id))
  expect(entries.map(({ action }) => action)).toEqual(['end all sessions'])
})

test('a session created during a removal is refused', async () => {
  const { browser, ann } = await openOffice()
  await db.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, ann.id))
  expect(await db.select().from(staffSessions).where(eq(staffSessions.userId, ann.id))).toHaveLength(1)
  expect((await browser.call('me')).status).toBe(401)
  expect((await browser.call('login')).body).toEqual({ loggedIn: false })
})

test('the last owner can be neither removed nor given another role', async () => {
  const { owner, ruth } = await openOffice()
  const removed = await owner.call('removePerson', { uuid: ruth.id })
  expect(removed).toMatchObject({ status: 409, body: { title: 'The last owner' } })
  expect((await owner.call('changeRole', { uuid: ruth.id, role: 'editor' })).status).toBe(409)
  expect((await owner.call('changeRole', { uuid: ruth.id, role: 'owner' })).status).toBe(200)
  expect(await readRow(ruth.id)).toMatchObject({ role: 'owner', removedAt: null })
})

test('a removed owner does not count as one', async () => {
  const { owner, ruth } = await openOffice()
  const olive = await shop.employ('owner', 'olive')
  await owner.call('removePerson', { uuid: olive.id })
  expect((await owner.call('removePerson', { uuid: ruth.id })).status).toBe(409)
})

test('one of two owners who remove each other at the same time stays', async () => {
  for (let round = 0; round < 5; round++) {
    await db.delete(staff)
    const [one, other] = [await shop.employ('owner', 'one'), await shop.employ('owner', 'other')]
    const [first, second] = [await shop.enter(one.email), await shop.enter(other.email)]
    const both = await Promise.all([
      first.call('removePerson', { uuid: other.id }),
      second.call('changeRole', { uuid: one.id, role: 'sales' }),
    ])
    expect(both.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1)
    const rows = await db.select().from(staff)
    expect(rows.filter(({ role, removedAt }) => role === 'owner' && !removedAt)).toHaveLength(1)
  }
})

test('a removed person gets no reset link, and an earlier one is invalid', async () => {
  const { owner, ann } = await openOffice()
  await shop.browse().call('requestReset', { email: ann.email })
  await expect.poll(async () => (await shop.readMails(ann.email)).length).toBe(1)
  const [mail] = await shop.readMails(ann.email)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
  await owner.call('removePerson', { uuid: ann.id })
  expect((await shop.browse().call('resetPassword', { token, password })).status).toBe(403)
})
