import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { addressCall } from '../../contract/client.ts'
import { staffCalls, uploads } from '../../contract/staff/calls.ts'
import { hasWaiting } from '../../tests/support/database/database.ts'
import { openTestArrivals } from '../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { paint } from '../../tests/support/files/sample-pictures.ts'
import { type Browser, openStaffShop } from '../../tests/support/staff/staff-shop.ts'
import { pictures } from '../media/tables.ts'
import { uploadRoutes } from '../media/uploads.ts'
import { requireStaffWith } from './access.ts'
import { staff, staffInvitations } from './tables.ts'

const shop = await openStaffShop()
const { db, database } = shop
const { media, close } = await openTestMedia(database)
uploadRoutes(shop.app, { db, media, arrivals: openTestArrivals(), requireStaff: requireStaffWith(shop) })
afterAll(close)
beforeEach(async () => {
  for (const table of [staffInvitations, staff]) await db.delete(table)
})

async function openOffice() {
  const ruth = await shop.employ('owner', 'ruth')
  const olive = await shop.employ('owner', 'olive')
  return { ruth, olive, owner: await shop.enter(ruth.email), former: await shop.enter(olive.email) }
}

const readPerson = async (id: string) => (await db.select().from(staff).where(eq(staff.id, id)))[0]

type Sent = { method: string; url: string; body: Uint8Array | string }

const address = (call: Call, input: object): Sent => ({ method: call.method, body: '{}', ...addressCall(call, input) })

/** Sends a request whose body arrives after `meanwhile`. The body is only read once the sender has been admitted. */
function sendSlowly(browser: Browser, { method, url, body }: Sent, meanwhile: () => Promise<unknown>) {
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await meanwhile()
        controller.enqueue(Buffer.from(body))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { origin: shop.publicUrl, cookie, 'content-type': 'application/json' }
  const sent = { method, headers, body: stream, duplex: 'half' } as RequestInit
  return shop.app.request(shop.publicUrl + url, sent, { address: '192.0.2.1', requestId: 'slow' })
}

test('somebody who is removed while their request is being sent cannot restore themselves', async () => {
  const { owner, former, olive } = await openOffice()
  const remove = () => owner.call('removePerson', { uuid: olive.id })
  const { status } = await sendSlowly(former, address(staffCalls.restorePerson, { uuid: olive.id }), remove)
  expect(status).toBe(401)
  expect(await readPerson(olive.id)).toMatchObject({ removedAt: expect.any(Date) })
})

test('somebody who loses their role while their request is being sent cannot give it back to themselves', async () => {
  const { owner, former, olive } = await openOffice()
  const promote = address(staffCalls.changeRole, { uuid: olive.id, role: 'owner' })
  const demote = () => owner.call('changeRole', { uuid: olive.id, role: 'sales' })
  const { status } = await sendSlowly(former, promote, demote)
  expect(status).toBe(403)
  expect(await readPerson(olive.id)).toMatchObject({ role: 'sales' })
})

test('a picture that arrives after its sender was signed out is not stored', async () => {
  const { owner, former, olive } = await openOffice()
  const signOut = () => owner.call('endSessionsOf', { uuid: olive.id })
  const url = `${uploads.picture.path}?name=oak.png`
  const body = await paint(32, 20).png().toBuffer()
  const { status } = await sendSlowly(former, { method: 'POST', url, body }, signOut)
  expect(status).toBe(401)
  expect(await db.$count(pictures)).toBe(0)
})

test('an invitation is refused if it waits for a transaction that removes its sender', async () => {
  const { former, olive } = await openOffice()
  const removal = await database.sql.reserve()
  await removal`begin`
  await removal`update staff set removed_at = now() where id = ${olive.id}`
  const sending = former.call('invite', { name: 'Back', email: 'back@shop.example', role: 'owner' })
  await expect.poll(() => hasWaiting(database)).toBe(true)
  await removal`commit`
  removal.release()
  expect((await sending).status).toBe(403)
  expect(await db.$count(staffInvitations)).toBe(0)
})
