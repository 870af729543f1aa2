import { afterAll, expect, test } from 'vitest'
import { openStaffShop } from '../../tests/support/staff/staff-shop.ts'
import { outbox } from '../platform/tables.ts'

const shop = await openStaffShop({ canSendMail: false })
afterAll(shop.close)
await shop.employ('owner')
await shop.employ('sales')

test('all staff see that mail is not set up; only owners see the number and the folder of mails in files', async () => {
  const mail = { kind: 'test', toAddress: 'a@b.example', subject: 'Hello', body: 'Hello' }
  await shop.db.insert(outbox).values([
    { ...mail, messageId: '1', status: 'kept' },
    { ...mail, messageId: '2', status: 'sent' },
  ])
  const readMail = async (email: string) => (await (await shop.enter(email)).call('me')).body.mail
  expect(await readMail('owner@shop.example')).toEqual({ leaves: false, kept: 1, folder: '/nowhere/mail' })
  expect(await readMail('sales@shop.example')).toEqual({ leaves: false, kept: 0, folder: null })
})

test('the forgotten-password page says that no link can be mailed, equally to staff and strangers', async () => {
  const ask = async (email: string) => (await shop.browse().call('requestReset', { email })).body
  expect(await ask('owner@shop.example')).toEqual({ mailLeaves: false })
  expect(await ask('nobody@shop.example')).toEqual({ mailLeaves: false })
})
