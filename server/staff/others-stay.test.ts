import { afterAll, beforeEach, expect, test } from 'vitest'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { outbox, rateLimits } from '../platform/tables.ts'
import { forgetExpired } from './expired-rows.ts'
import { staff, staffInvitations, staffVerifications } from './tables.ts'

const shop = await openStaffShop()
const { db } = shop
afterAll(shop.close)
const newPassword = 'thorn and ash and oak'
const [ann, bea] = ['ann@shop.example', 'bea@shop.example']
beforeEach(async () => {
  for (const table of [staff, staffInvitations, staffVerifications, outbox, rateLimits]) await db.delete(table)
})

const employ = () => Promise.all([shop.employ('owner', 'ann'), shop.employ('owner', 'bea')])

/** Requests a reset link and waits for its mail. */
async function readToken(email: string): Promise<string> {
  await shop.browse().call('requestReset', { email })
  await expect.poll(async () => (await shop.readMails(email)).length).toBeGreaterThan(0)
  return /token=([\w-]+)/.exec((await shop.readMails(email)).at(-1)?.body ?? '')?.[1] ?? ''
}
const reset = (token: string) => shop.browse().call('resetPassword', { token, password: newPassword })

test('a reset changes the password of one person, and the link of another still works', async () => {
  await employ()
  const [first, second] = [await readToken(ann), await readToken(bea)]
  expect((await reset(first)).status).toBe(200)
  expect((await shop.browse().signIn(ann, newPassword)).status).toBe(200)
  expect((await shop.browse().signIn(bea)).status).toBe(200)
  await forgetExpired(db)
  expect((await reset(second)).status).toBe(200)
})

test('restoring one person restores nobody else', async () => {
  const [, { id }] = await employ()
  const { id: cleo } = await shop.employ('sales', 'cleo')
  const owner = await shop.enter(ann)
  for (const uuid of [id, cleo]) expect((await owner.call('removePerson', { uuid })).status).toBe(200)
  expect((await owner.call('restorePerson', { uuid: id })).status).toBe(200)
  expect((await shop.browse().signIn('cleo@shop.example')).status).toBe(401)
})

test('sending again or accepting one invitation does not change the others', async () => {
  await employ()
  const owner = await shop.enter(ann)
  const invite = async (name: string) => {
    const { body } = await owner.call('invite', { name, email: `${name}@shop.example`, role: 'sales' })
    const { uuid, link } = body as { uuid: string; link: string }
    return { uuid, token: new URL(link).searchParams.get('token') }
  }
  const [cleo, dora, edie] = [await invite('cleo'), await invite('dora'), await invite('edie')]
  expect((await owner.call('sendInvitation', { uuid: cleo.uuid })).status).toBe(200)
  await forgetExpired(db)
  for (const { token } of [dora, edie])
    expect((await shop.browse().call('acceptInvitation', { token, name: 'Elm', password })).status).toBe(200)
})
