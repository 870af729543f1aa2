import { expect, type Locator, type Page, test } from '@playwright/test'
import { cut, hold } from './support/intercepted-calls.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

test.beforeEach(({ page }) => beKnown(page))

const place = (page: Page) => page.evaluate(() => window.scrollY)
const card = (page: Page) => page.getByRole('region', { name: 'Divan Beds' }).locator('a[href^="/product/"]').first()
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Opens the home page and scrolls down to its last row. */
async function openFarDown(page: Page): Promise<void> {
  await open(page, '/')
  await card(page).evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect(card(page)).toBeInViewport()
}

/** Follows a link without scrolling to it, and returns the scroll position. */
const followInPlace = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.click()
    return window.scrollY
  })

for (const [where, viewport] of Object.entries({ 'on a desktop': desktop, 'on a phone': phone })) {
  test.describe(where, () => {
    test.use({ viewport })

    test('Back to the home page on a slow connection returns to the same scroll position', async ({ page }) => {
      await openFarDown(page)
      const left = await followInPlace(card(page))
      await expect(page).toHaveURL(/\/product\//)
      await expect.poll(() => place(page)).toBe(0)
      const release = await hold(page, '**/api/**')
      await page.goBack()
      const placeholders = page.getByRole('status', { name: 'Loading' })
      await expect(placeholders).toBeVisible()
      expect(await place(page)).toBe(left)
      const inTheMiddle = () => document.elementFromPoint(innerWidth / 3, innerHeight / 2)?.closest('[role=status]')
      expect(await page.evaluate(inTheMiddle)).not.toBeNull()
      release()
      await expect(placeholders).toHaveCount(0)
      await expect(card(page)).toBeInViewport()
    })

    test('a slow page that is abandoned for another keeps the scroll position of the page before', async ({ page }) => {
      await openFarDown(page)
      const release = await hold(page, /\/api\/|\/assets\/category-page-/)
      await followInPlace(footerLink(page, 'Bedroom'))
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
      expect(await place(page)).toBe(0)
      await followInPlace(footerLink(page, 'Disclaimer'))
      await expect(card(page).locator('img')).toBeInViewport()
      await expect(page.locator('[data-lost]')).toHaveCount(0)
      release()
      await expect(page).toHaveURL('/disclaimer')
      await page.goBack()
      await expect(card(page)).toBeInViewport()
    })

    test('a page whose code is slow keeps the scroll position of the page before', async ({ page }) => {
      await openFarDown(page)
      const release = await hold(page, '**/assets/category-page-*.js')
      await followInPlace(footerLink(page, 'Bedroom'))
      await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeAttached()
      expect(await place(page)).toBe(0)
      release()
      await expect(page).toHaveURL('/store/bedroom')
      await page.goBack()
      await expect(card(page)).toBeInViewport()
    })

    test('a page that cannot be reached is explained at the top, and keeps the scroll position of the page before', async ({
      page,
    }) => {
      await openFarDown(page)
      const reconnect = await cut(page, '**/assets/product-page-*.js')
      await followInPlace(card(page))
      await expect(page.getByRole('heading', { name: 'No connection' })).toBeInViewport()
      expect(await place(page)).toBe(0)
      reconnect()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page).toHaveURL(/\/product\//)
      await page.goBack()
      await expect(card(page)).toBeInViewport()
    })
  })
}
