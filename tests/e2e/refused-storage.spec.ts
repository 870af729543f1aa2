import { expect, type Page, test } from '@playwright/test'
import { desktop, open, openFoundSofa, watch } from './support/visit.ts'

test.use({ viewport: desktop })

/** Like a browser that blocks cookies: reading these properties throws an error. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })

test('a browser that refuses storage shows the shop without an error', async ({ page }) => {
  const { faults } = watch(page)
  await refuseStorage(page)
  await open(page, '/find-us')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden()
  const arrival = page.waitForResponse('**/assets/viewed-row-*.js')
  await openFoundSofa(page)
  await page.mouse.move(100, 100)
  await arrival
  await page
    .locator('#product')
    .getByRole('button', { name: /^Shortlist / })
    .click()
  const notice = page.getByRole('status').filter({ hasText: 'Your browser does not store it past this page.' })
  await notice.getByRole('link', { name: 'See your shortlist' }).click()
  await expect(page).toHaveURL('/shortlist')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alder 3 Seater Sofa' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
  expect(faults).toEqual([])
})
