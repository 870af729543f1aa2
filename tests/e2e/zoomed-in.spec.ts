import { expect, test } from '@playwright/test'
import { sendEnquiry, writeEnquiry } from './support/contact.ts'
import { beKnown, open } from './support/visit.ts'

// A window of 1280 x 1024 at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 } })

test('the heading of a receipt is in the window, although the header nearly fills it', async ({ page }) => {
  await beKnown(page)
  await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true, copyMailed: true } }))
  await open(page, '/contact')
  await writeEnquiry(page)
  await sendEnquiry(page)
  const heading = page.getByRole('heading', { name: 'Thank you' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
})
