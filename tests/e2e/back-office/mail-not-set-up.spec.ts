import { expect, type Page, test } from '@playwright/test'
import { mailingPlaces } from '../../support/mail/mailing-places.ts'
import { send } from '../support/staff-calls.ts'

/** The shop of the journeys has no mail server, like every new shop. Each page whose actions send mail says so. */

const notSent = 'Not sent: email is not set up'

async function hideBar(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('mail-bar-hidden', ''))
}

/** Keys are files of the server that write mails; pages of the other files have journeys of their own. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  'server/staff/send-account-mail.ts': async (page) => {
    await page.goto('/admin/people')
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Tilda Moss')
    await dialog.getByLabel('Email address').fill('tilda@shop.example')
    await dialog.getByRole('button', { name: 'Create the link' }).click()
    await expect(page.getByRole('dialog', { name: notSent })).toContainText('pass this link on to tilda@shop.example')
  },
  'server/enquiries/reply.ts': async (page) => {
    const data = { name: 'Wilf Moss', email: 'wilf@moss.example', phone: '', cameBy: 'phone', productUuid: null }
    const asked = { ...data, description: 'Is it oak?', assigneeId: null }
    const { uuid } = await send(page, '/api/staff/enquiries', asked)
    await page.goto(`/admin/enquiries/${uuid}`)
    await expect(page.getByText('this reply is kept as a file and does not reach Wilf Moss')).toBeVisible()
    await page.getByLabel('Your reply').fill('It is.')
    await page.getByRole('button', { name: 'Keep the reply as a file' }).click()
    await expect(page.getByText(`${notSent}. The reply is kept as a file`)).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'It is.' })).toContainText(notSent)
    await expect(page.getByText(/Waiting to be sent|^Sent/)).toHaveCount(0)
  },
  'server/bookings/send-mails.ts': async (page) => {
    await page.goto('/admin/bookings?new')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email address').fill('wilf@moss.example')
    await expect(dialog).toContainText('Email is not set up, so it reaches nobody.')
  },
  'server/catalogue/supplier-lists/list-mail.ts': async (page) => {
    await page.goto('/admin/supplier-lists?new')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Supplier').fill('Moss')
    await dialog.getByLabel('Address of the list').fill('https://moss.example/prices.csv')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: 'Last list' })).toBeVisible()
    await page.getByRole('switch', { name: /every night/ }).setChecked(true)
    await expect(page.getByText('Email is not set up, so it reaches nobody.')).toBeVisible()
  },
  'server/mail/mail-text-preview.ts': async (page) => {
    await page.goto('/admin/mail/texts/invitation')
    await expect(page.getByText('Email is not set up, so no test can be sent.')).toBeVisible()
  },
  'server/mail/test-mail.ts': async (page) => {
    await page.goto('/admin/mail')
    await expect(page.getByText('Once a mail server is saved, you can send a test here.')).toBeVisible()
  },
}

test('every page whose actions send mail says that nothing is sent, even with the bar hidden', async ({ page }) => {
  test.slow()
  await hideBar(page)
  const listed = mailingPlaces.filter(({ writes }) => journeys[writes])
  expect(listed).toHaveLength(Object.keys(journeys).length)
  for (const { writes } of listed) await test.step(writes, () => journeys[writes]?.(page))
})
