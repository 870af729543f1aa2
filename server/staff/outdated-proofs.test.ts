import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { hasWaiting } from '../../tests/support/database/database.ts'
import { waitFor } from '../../tests/support/runner/wait-for.ts'
import { openStaffShop, password } from '../../tests/support/staff/staff-shop.ts'
import { credentialOf } from './member.ts'
import { resetPassword, sendResetLink } from './password-resets.ts'
import { staff, staffAccounts } from './tables.ts'

/** Called after a password was checked, and before it is changed. */
let meanwhile = async () => {}
const shop = await openStaffShop({
  isBreached: async (chosen) => {
    if (chosen === stolen) await meanwhile()
    return false
  },
})
const { db, publicUrl } = shop
afterAll(shop.close)
const email = 'ann@shop.example'
const stolen = 'a password of the thief'
const rescued = 'the password from the link'
beforeEach(async () => {
  await db.delete(staff)
  await shop.employ('owner', 'ann')
})

async function resetByLink() {
  await sendResetLink(db, publicUrl, email)
  const mail = (await shop.readMails(email)).findLast(({ kind }) => kind === 'password-reset')
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  await resetPassword(shop, { token, password: rescued })
}

test('a new password that waits while a reset link sets another is refused', async () => {
  const thief = await shop.enter(email)
  meanwhile = resetByLink
  const answer = await thief.call('changePassword', { password, newPassword: stolen })
  expect(answer).toMatchObject({ status: 400, body: { fields: { password: 'That is not your password.' } } })
  expect((await shop.browse().signIn(email, stolen)).status).toBe(401)
  expect((await shop.browse().signIn(email, rescued)).status).toBe(200)
})

test('a new email address that waits while the password is replaced is refused', async () => {
  const thief = await shop.enter(email)
  const [ann] = await db.select().from(staff)
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const resetting = db.transaction(async (tx) => {
    await tx.update(staff).set({ name: 'Ann' })
    await tx
      .update(staffAccounts)
      .set({ password: 'another hash' })
      .where(credentialOf(ann?.id ?? ''))
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const moving = thief.call('saveAccount', { name: 'ann', email: 'thief@shop.example', password })
  await waitFor(async () => expect(await hasWaiting(shop.database)).toBe(true))
  release.resolve()
  await resetting
  expect(await moving).toMatchObject({ status: 400, body: { fields: { password: 'That is not your password.' } } })
  expect(await db.$count(staff, eq(staff.email, email))).toBe(1)
})
