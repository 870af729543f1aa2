import { expect, test } from '@playwright/test'
import { expectPageInOrder } from '../support/back-office.ts'
import { enter, findDay } from '../support/bookings.ts'
import { desktop, phone } from '../support/visit.ts'

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`on a ${size}, the agenda shows a mail that failed, and staff send it again from the visit`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { date, times } = await findDay(page, 5)
    const given = { email: 'nobody@example.com', writes: true }
    const uuid = await enter(page, `Agnes ${size}`, times.at(size === 'phone' ? 0 : 1) ?? '', given)
    // This shop's mails do not fail, so the journey changes the API's answers.
    const read = async (path: string) => (await page.request.get(`/api/staff/${path}`)).json()
    const me = { ...(await read('me')), mail: { leaves: true } }
    const shown = { ...(await read(`bookings/${uuid}`)), mailFailed: true }
    await page.route('**/api/staff/me', (route) => route.fulfill({ json: me }))
    await page.route(/api\/staff\/bookings\?/, (route) => route.fulfill({ json: { bookings: [shown] } }))
    const mail = { id: 7, to: 'nobody@example.com', state: 'failed', at: null, reason: '550 No such user' }
    const mails = [{ ...mail, subject: 'Your visit to Showroom', toVisitor: true }]
    await page.route(`**/api/staff/bookings/${uuid}`, (route) => route.fulfill({ json: { ...shown, mails } }))
    const sent: unknown[] = []
    await page.route(`**/api/staff/bookings/${uuid}/mails/retry`, async (route) => {
      sent.push(route.request().postDataJSON())
      mail.state = 'waiting'
      await route.fulfill({ json: null })
    })
    await page.goto(`/admin/bookings?date=${date}`)
    await expect(page.getByRole('listitem').filter({ hasText: `Agnes ${size}` })).toContainText(
      'The email to them could not be sent.',
    )
    await expectPageInOrder(page)
    await page.getByRole('link', { name: `Agnes ${size}` }).click()
    const list = page.getByRole('region', { name: 'Emails' })
    await expect(list).toContainText('Could not be sent: 550 No such user')
    await expectPageInOrder(page)
    await list.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('The email is being sent again')).toBeVisible()
    expect(sent).toMatchObject([{ mailId: 7 }])
  })
}
