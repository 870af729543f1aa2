import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { staff, staffInvitations } from './tables.ts'

const shop = await openStaffShop()
const { db } = shop
afterAll(shop.close)
const ruth = await shop.employ('owner', 'ruth')
const owner = await shop.enter(ruth.email)
const ann = { name: 'Ann', email: 'Ann@Shop.example', role: 'editor' }
const email = 'ann@shop.example'
beforeEach(async () => {
  for (const table of [staffInvitations, outbox, rateLimits]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
  await db.delete(staff).where(eq(staff.email, email))
})

type Sent = { uuid: string; link: string }
const readToken = (link: string) => new URL(link).searchParams.get('token') ?? ''

async function invite(facts: object = {}) {
  const { status, body } = await owner.call('invite', { ...ann, ...facts })
  const { uuid, link } = body as Sent
  return { status, uuid, token: link ? readToken(link) : '', body }
}
const join = (token: string, facts: object = {}) =>
  shop.browse().call('acceptInvitation', { token, name: 'Ann Elm', password, ...facts })

test('an invited person gets a mail with the link, sees who invites them to which role, and joins', async () => {
  const { token } = await invite()
  const [mail] = await shop.readMails(email)
  expect(mail).toMatchObject({ kind: 'invitation', toAddress: email, body: expect.stringContaining(token) })
  const card = await shop.browse().call('openInvitation', { token })
  expect(card.body).toEqual({ shopName: expect.any(String), name: 'Ann', email, role: 'editor' })
  expect((await join(token)).status).toBe(200)
  const browser = await shop.enter(email)
  expect((await browser.call('me')).body).toMatchObject({ name: 'Ann Elm', email, role: 'editor' })
  expect((await owner.call('people')).body).toMatchObject({ invitations: [] })
  const entries = await db.select().from(audit).orderBy(audit.id)
  expect(entries.map(({ action, staffName }) => `${staffName}: ${action}`)).toEqual(['ruth: invite', 'Ann Elm: join'])
  expect(JSON.stringify(entries)).not.toContain(token)
})

test('a link creates one member, however many people use it concurrently', async () => {
  const { token } = await invite()
  const all = await Promise.all([join(token), join(token, { name: 'Mallory' }), join(token)])
  expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect((await join(token)).status).toBe(403)
  expect(await db.select().from(staff)).toHaveLength(2)
})

test('a guessed, expired or withdrawn link is refused', async () => {
  expect((await shop.browse().call('openInvitation', { token: 'a-guess' })).status).toBe(403)
  const { token, uuid } = await invite()
  const later = new Date(Date.now() - 1000)
  await db.update(staffInvitations).set({ expiresAt: later })
  expect((await join(token)).status).toBe(403)
  expect((await shop.browse().call('openInvitation', { token })).status).toBe(403)
  await db.update(staffInvitations).set({ expiresAt: new Date(Date.now() + 60_000) })
  expect((await owner.call('withdrawInvitation', { uuid })).status).toBe(200)
  expect((await join(token)).status).toBe(403)
  expect((await owner.call('withdrawInvitation', { uuid })).status).toBe(404)
})

test('sending again replaces the old link', async () => {
  const { token: old, uuid } = await invite()
  await db.update(staffInvitations).set({ expiresAt: new Date(Date.now() - 1000) })
  const again = await owner.call('sendInvitation', { uuid })
  const token = readToken((again.body as Sent).link)
  expect(await shop.readMails(email)).toHaveLength(2)
  expect((await join(old)).status).toBe(403)
  expect((await join(token)).status).toBe(200)
})

test('a queued mail whose link has become invalid is not sent, whether it was attempted before or not', async () => {
  const { uuid } = await invite()
  const delay = () => db.update(outbox).set({ lastError: 'ECONNREFUSED' }).where(eq(outbox.status, 'queued'))
  const states = async () => (await shop.readMails(email)).map(({ status }) => status)
  await delay()
  const { body } = await owner.call('sendInvitation', { uuid })
  expect(await states()).toEqual(['replaced', 'queued'])
  const [, mail] = await shop.readMails(email)
  expect(mail?.usefulUntil?.toISOString()).toBe((body as { expiresAt: string }).expiresAt)
  expect((await owner.call('withdrawInvitation', { uuid })).status).toBe(200)
  expect(await states()).toEqual(['replaced', 'replaced'])
  expect(JSON.stringify(await shop.readMails(email))).not.toMatch(/token=[\w-]/)
})

test('the queued mail of an invitation is not sent once the invitation is accepted by a link handed over otherwise', async () => {
  const { token } = await invite()
  expect((await join(token)).status).toBe(200)
  expect((await shop.readMails(email)).map(({ kind, status }) => [kind, status])).toEqual([['invitation', 'replaced']])
})

test('nobody joins with more rights than invited', async () => {
  const { token } = await invite({ role: 'sales' })
  const extra = { role: 'owner', email: 'other@shop.example', emailVerified: true, removedAt: null }
  expect((await join(token, extra)).status).toBe(200)
  const [row] = await db.select().from(staff).where(eq(staff.name, 'Ann Elm'))
  expect(row).toMatchObject({ role: 'sales', email })
})

test('the database contains no working link', async () => {
  const { token } = await invite()
  expect(JSON.stringify(await db.select().from(staffInvitations))).not.toContain(token)
})

test('a member, a former member or an invited person is not invited again', async () => {
  await invite()
  const twice = await invite()
  expect(twice).toMatchObject({ status: 400, body: { fields: { email: expect.stringContaining('invited already') } } })
  expect((await invite({ email: 'RUTH@shop.example' })).body).toMatchObject({
    fields: { email: 'ruth is already on the staff.' },
  })
  const gone = await shop.employ('sales', 'gone')
  await owner.call('removePerson', { uuid: gone.id })
  expect((await invite({ email: gone.email })).body).toMatchObject({
    fields: { email: expect.stringContaining('is a former colleague') },
  })
  expect(await shop.readMails(email)).toHaveLength(1)
})

test('a weak password is refused at its field and keeps the link valid', async () => {
  const { token } = await invite()
  expect((await join(token, { password: 'short' })).body).toMatchObject({ fields: { password: expect.any(String) } })
  expect((await join(token)).status).toBe(200)
})

test('trying links from one network is limited', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 31; n++)
    statuses.push((await shop.browse().call('openInvitation', { token: `guess-${n}` })).status)
  expect(statuses).toEqual([...Array(30).fill(403), 429])
})

test.each([
  ['removed', (uuid: string) => owner.call('removePerson', { uuid })],
  ['no longer one', (uuid: string) => owner.call('changeRole', { uuid, role: 'editor' })],
])('an invitation from an owner who is %s is withdrawn, and those of others are kept', async (how, leave) => {
  const oscar = await shop.employ('owner', `oscar-${how.replaceAll(' ', '-')}`)
  const browser = await shop.enter(oscar.email)
  const { body } = await browser.call('invite', { name: 'Back', email: 'back@shop.example', role: 'owner' })
  const { token } = await invite()
  expect((await leave(oscar.id)).status).toBe(200)
  expect((await join(readToken((body as Sent).link))).status).toBe(403)
  expect((await owner.call('people')).body).toMatchObject({ invitations: [{ email }] })
  const entries = await db.select().from(audit).where(eq(audit.action, 'withdraw'))
  expect(entries).toMatchObject([{ staffName: 'ruth', before: { email: 'back@shop.example', role: 'owner' } }])
  expect((await join(token)).status).toBe(200)
})

test('an invitation that another owner sends again becomes that owner’s', async () => {
  const olga = await shop.employ('owner', 'olga')
  const browser = await shop.enter(olga.email)
  const { body } = await browser.call('invite', ann)
  const again = await owner.call('sendInvitation', { uuid: (body as Sent).uuid })
  await owner.call('removePerson', { uuid: olga.id })
  expect((await join(readToken((again.body as Sent).link))).status).toBe(200)
})
