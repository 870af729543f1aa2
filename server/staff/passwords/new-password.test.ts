import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../../tests/support/staff/staff-shop.ts'
import { rateLimits } from '../../platform/tables.ts'
import { inHours, offerLink } from '../one-time-links.ts'
import { offerOwnerLink } from '../owner-link.ts'
import { nameRescue, nameReset } from '../passwords.ts'
import { staff, staffVerifications } from '../tables.ts'

const leaked = 'a leaked but long password'
const shop = await openStaffShop({ isBreached: async (text) => text === leaked })
const { db, publicUrl } = shop
afterAll(shop.close)
beforeEach(async () => {
  for (const table of [staff, staffVerifications, rateLimits]) await db.delete(table)
})

type Answer = { status: number; body: Record<string, unknown> }
type Way = { field: string; open(): Promise<(password: string) => Promise<Answer>> }

const readToken = (link: unknown) => new URL(String(link)).searchParams.get('token') ?? ''
const name = 'Ruth Elderflower'
const email = 'ruth@shop.example'

const resetWith = async (purpose: (memberId: string) => string) => {
  const { id } = await shop.employ('owner', 'ruth')
  await db.update(staff).set({ name })
  const { token } = await offerLink(db, purpose(id), 1)
  return (chosen: string) => shop.browse().call('resetPassword', { token, password: chosen })
}

/** Every call that sets a password. */
const ways: Record<string, Way> = {
  'the owner’s link': {
    field: 'password',
    open: async () => {
      const token = readToken(await offerOwnerLink(db, publicUrl))
      return (chosen) => shop.browse().call('createOwner', { token, name, email, password: chosen })
    },
  },
  'an invitation': {
    field: 'password',
    open: async () => {
      await shop.employ('owner', 'olive')
      const owner = await shop.enter('olive@shop.example')
      const { body } = await owner.call('invite', { name, email, role: 'sales' })
      return (chosen) => shop.browse().call('acceptInvitation', { token: readToken(body.link), name, password: chosen })
    },
  },
  'a link for a forgotten password': { field: 'password', open: () => resetWith(nameReset) },
  'a link made on the shop’s machine': { field: 'password', open: () => resetWith(nameRescue) },
  'the account page': {
    field: 'newPassword',
    open: async () => {
      await shop.employ('owner', 'ruth')
      await db.update(staff).set({ name })
      const ruth = await shop.enter(email)
      return (newPassword) => ruth.call('changePassword', { password, newPassword })
    },
  },
}

test.each(Object.entries(ways))('%s refuses weak passwords, and can be used again afterwards', async (_, way) => {
  const choose = await way.open()
  for (const [weak, words] of [
    ['aaaaaaaaaaaa', 'repeats a few characters'],
    ['showroomshowroom', 'repeats a few characters'],
    ['elderflower-2026', 'made of the shop’s name, your name'],
    ['ruth@shop.example', 'made of the shop’s name, your name'],
    ['Password-2026', 'Many people use this password'],
    [leaked, 'has been in a leak'],
  ]) {
    const { status, body } = await choose(weak ?? '')
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { [way.field]: expect.stringContaining(words ?? '') },
    })
  }
  expect((await choose('seven herons in the reeds')).status).toBe(200)
})

test('an invalid link is reported whatever the password', async () => {
  const { id } = await shop.employ('owner', 'ruth')
  const { token } = await offerLink(db, nameReset(id), 1)
  await db.update(staffVerifications).set({ expiresAt: inHours(-1) })
  expect((await shop.browse().call('resetPassword', { token, password: 'aaaaaaaaaaaa' })).status).toBe(403)
})
