import { expect, test } from '@playwright/test'
import { openEnquiry } from '../support/enquiries.ts'
import { delayFirst } from '../support/intercepted-calls.ts'
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
