import { expect, test } from '@playwright/test'
import { openEnquiry } from '../support/enquiries.ts'
import { delayFirst, hold } from '../support/intercepted-calls.ts'
import { press } from '../support/product.ts'

/** Answers that arrive after what they answer has changed. */

test('the preview of a reply has what was typed while it was on its way', async ({ page }) => {
  await openEnquiry(page, 'Prue View')
  const text = page.getByRole('textbox', { name: 'Your reply' })
  await text.fill('It is in stock.')
  const letArrive = await delayFirst(page, '**/api/staff/enquiries/*/reply/preview')
  const asked = page.waitForRequest('**/api/staff/enquiries/*/reply/preview')
  await press(page, 'Preview')
  await asked
  await text.fill('It is in stock. We can keep it for you.')
  await letArrive()
  await expect(page.getByRole('dialog')).toContainText('We can keep it for you.')
})

test('an enquiry is assigned and gets a status before its page is read again', async ({ page }) => {
  await openEnquiry(page, 'Ada Quick')
  const release = await hold(page, '**/api/staff/enquiries/*')
  const assigned = page.waitForResponse(/\/assignee$/)
  await press(page, 'Assign to me')
  await assigned
  const moved = page.waitForResponse(/\/status$/)
  await press(page, 'Visit booked')
  expect((await moved).status()).toBe(200)
  release()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Visit booked')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
})
