import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { offerOwnerLink } from './owner-link.ts'
import { staff, staffVerifications } from './tables.ts'

const shop = await openStaffShop()
const { db, publicUrl } = shop
afterAll(shop.close)
beforeEach(async () => {
  for (const table of [staff, staffVerifications, rateLimits]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
})

const owner = { name: 'Ruth', email: 'Ruth@Shop.example', password }
const create = (token: string, facts: object = {}) => shop.browse().call('createOwner', { token, ...owner, ...facts })

async function readToken(): Promise<string> {
  const link = await offerOwnerLink(db, publicUrl)
  return new URL(link ?? '').searchParams.get('token') ?? ''
}

test('the link creates one owner, who can sign in and is then known by name', async () => {
  expect((await create(await readToken())).status).toBe(200)
  const [row] = await db.select().from(staff)
  expect(row).toMatchObject({ role: 'owner', email: 'ruth@shop.example' })
  const browser = await shop.enter('ruth@shop.example')
  expect((await browser.call('login')).body).toEqual({ loggedIn: true, uuid: row?.id, name: 'Ruth' })
  const [entry] = await db.select().from(audit)
  expect(entry).toMatchObject({ action: 'join', staffName: 'Ruth', after: { role: 'owner' } })
  expect(JSON.stringify(entry)).not.toContain('assword')
})

test('a password is checked only for somebody who has a valid link', async () => {
  const weak = { password: 'password1234' }
  expect((await create('x'.repeat(32), weak)).status).toBe(403)
  expect((await create(await readToken(), weak)).status).toBe(400)
})

test('a link works once, only the newest is valid, and a shop with staff offers none', async () => {
  const old = await readToken()
  const token = await readToken()
  expect((await create(old)).status).toBe(403)
  const both = await Promise.all([1, 2].map((n) => create(token, { email: `o${n}@shop.example` })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  expect(await db.select().from(staff)).toHaveLength(1)
  expect(await offerOwnerLink(db, publicUrl)).toBeUndefined()
})

test('a page of another site can use no link', async () => {
  const token = await readToken()
  for (const origin of ['https://evil.example', 'null', '']) {
    const { status } = await shop.browse().call('createOwner', { token, ...owner }, { origin })
    expect([origin, status]).toEqual([origin, 403])
  }
  const reset = await shop.browse().call('requestReset', { email: owner.email }, { origin: 'https://evil.example' })
  expect(reset.status).toBe(403)
  expect((await create(token)).status).toBe(200)
})

test('an expired link is refused', async () => {
  const token = await readToken()
  await db.update(staffVerifications).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await create(token)).status).toBe(403)
})

test('a weak password is refused at its field and does not use the link up', async () => {
  const token = await readToken()
  const refused = await create(token, { password: 'short' })
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { password: 'A password needs 12 characters or more.' } },
  })
  expect((await create(token)).status).toBe(200)
})
