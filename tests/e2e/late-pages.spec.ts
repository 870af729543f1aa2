import { expect, type Page, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import { beKnown, desktop, followLink, open, phone } from './support/visit.ts'

test.beforeEach(({ page }) => beKnown(page))

/** Follows a link to a page that arrives once the returned function is called. */
async function askForSlowPage(page: Page): Promise<() => Promise<void>> {
  await open(page, '/terms')
  const release = await hold(page, '**/api/pages/disclaimer')
  const asked = page.waitForRequest('**/api/pages/disclaimer')
  await followLink(page, '/disclaimer')
  await asked
  return async () => {
    release()
    await expect(page).toHaveURL('/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Disclaimer')
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a page requested before the menu was opened leaves the menu open', async ({ page }) => {
    const arrive = await askForSlowPage(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Bedroom', { exact: true }).tap()
    await arrive()
    await expect(menu.getByRole('link', { name: 'Divan Beds' })).toBeVisible()
    await expect(menu).toContainText('Monday to Saturday')
  })

  test('the menu closes as soon as a link in it is chosen, and Back closes it too', async ({ page }) => {
    await open(page, '/terms')
    const release = await hold(page, '**/api/**')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await menu.getByRole('link', { name: 'New In' }).tap()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/terms')
    release()
    await expect(page).toHaveURL('/latest-products')
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(menu).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/terms')
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a page requested before a category was unfolded leaves the category open', async ({ page }) => {
    const arrive = await askForSlowPage(page)
    const bar = page.getByRole('navigation', { name: 'Categories' })
    await bar.getByRole('link', { name: 'Bedroom', exact: true }).hover()
    const link = bar.getByRole('link', { name: 'See All Divan Beds' })
    await expect(link).toBeVisible()
    await arrive()
    await expect(link).toBeVisible()
    const release = await hold(page, '**/api/**')
    await link.click()
    await expect(link).toBeHidden()
    await expect(page).toHaveURL('/disclaimer')
    release()
    await expect(page).toHaveURL('/store/bedroom/divan-beds')
  })

  test('a page requested before a search was typed leaves its suggestions open', async ({ page }) => {
    const arrive = await askForSlowPage(page)
    await page.getByLabel('Search the shop').pressSequentially('alder')
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await arrive()
    await expect(options.first()).toBeVisible()
    await expect(page.getByLabel('Search the shop')).toBeFocused()
    const release = await hold(page, '**/api/**')
    await options.first().click()
    await expect(options.first()).toBeHidden()
    release()
    await expect(page).not.toHaveURL('/disclaimer')
    await expect(page.getByRole('main')).toBeFocused()
  })
})
