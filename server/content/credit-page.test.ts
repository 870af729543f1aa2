import { afterAll, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { createClient } from '../../contract/client.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, silentLog } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { openCatalogue } from '../catalogue/index/catalogue.ts'
import { sendInProcess } from '../http-calls.ts'
import { bindCalls } from '../serve.ts'
import { answerContentCalls } from './api.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const staff = openStaffClient({ db })
const catalogue = await openCatalogue({ db, clock: () => new Date(), log: silentLog })
const around = { publicUrl: '', analyticsId: null, captcha: { provider: 'altcha' as const, siteKey: '' } }
const answers = answerContentCalls({ db, catalogue, around, takesVisits: async () => false })
const own = { settings: calls.settings }
const api = createClient(own, sendInProcess(bindCalls(own, answers), { address: '192.0.2.1', headers: new Headers() }))

test('credit is offered by default as specified, and unexplained until its page has a text', async () => {
  const id = 'interest-free-credit'
  expect(await answered(api.settings())).toMatchObject({ showInterestFreeCredit: true, creditIsUnexplained: true })
  const write = async (body: string) => {
    const { version, edit } = await answered(staff.page({ id }))
    await answered(staff.savePage({ id, version, edit: { ...edit, body } }))
  }
  await write('  \n')
  expect(await answered(api.settings())).toMatchObject({ creditIsUnexplained: true })
  await write('Over two years, on orders from £1,000.')
  const settings = await answered(api.settings())
  expect(settings.showInterestFreeCredit).toBe(true)
  expect(settings.creditIsUnexplained).toBeUndefined()
})
