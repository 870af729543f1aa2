import { expect, test } from '@playwright/test'
import { sendEnquiry, writeEnquiry } from './support/contact.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

test.beforeEach(({ page }) => beKnown(page))

for (const [where, viewport] of Object.entries({ 'on a desktop': desktop, 'on a phone': phone })) {
  test.describe(where, () => {
    test.use({ viewport })

    test('Skip to content leads to the content, and a sent enquiry keeps its receipt', async ({ page }) => {
      await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true, copyMailed: true } }))
      const warnings: string[] = []
      page.on('console', (message) => warnings.push(message.text()))
      await open(page, '/contact')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await skip.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      expect((await page.getByRole('main').boundingBox())?.y).toBeLessThan(1)
      await writeEnquiry(page)
      await sendEnquiry(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
      await skip.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
      await expect(page).toHaveURL('/contact')
      expect(warnings).toEqual([])
    })
  })
}
