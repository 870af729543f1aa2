import { expect, type Page, test } from '@playwright/test'
import { phone } from '../support/visit.ts'

const tip = (page: Page) => page.locator('[role=tooltip]')

test('icons of the back office have tooltips', async ({ page }) => {
  await page.goto('/admin/pages')
  await page.getByRole('main').getByRole('link', { name: /Terms/ }).first().click()
  for (const name of ['Bold', 'Numbered list']) {
    await page.getByRole('button', { name, exact: true }).hover()
    await expect(tip(page)).toBeVisible()
    await expect(tip(page)).toHaveText(name)
  }
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(tip(page)).toBeHidden()
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Search everything' }).hover()
  await expect(tip(page)).toHaveText('Search everything')
  await expect(tip(page)).toBeVisible()
})
